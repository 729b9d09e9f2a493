import { expect, test } from "vitest";
import type { Asked } from "../src/contract";
import { inOrder, isWaitedFor } from "../src/state/asking";

function asked(seat: number, code: string, ...verbs: string[]): Asked {
  return { seat, prompt: { code, arguments: {} }, actions: verbs.map((verb) => ({ do: verb })) };
}

test("those for whom the table waits come first, and the others have nothing to let pass", () => {
  const questions = inOrder([asked(0, "may-play", "lift", "go-on"), asked(1, "act", "move", "stop")]);
  expect(questions).toEqual([asked(1, "act", "move", "stop"), asked(0, "may-play", "lift")]);
  expect(questions.map(isWaitedFor)).toEqual([true, false]);
});

test("where the table waits for whoever holds a card, going on is offered", () => {
  const questions = [asked(0, "moment-drawing", "lift", "go-on")];
  expect(inOrder(questions)).toEqual(questions);
});

test("who has to decide comes before who may let it pass", () => {
  const questions = inOrder([asked(0, "rescue", "lift", "go-on"), asked(1, "swim", "swim")]);
  expect(questions.map((one) => one.seat)).toEqual([1, 0]);
});
