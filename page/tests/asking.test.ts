import { expect, test } from "vitest";
import type { Asked } from "../src/contract";
import { inOrder, isAskedAbout, isWaitedFor } from "../src/state/asking";
import type { Traits } from "../src/state/traits";

const TRAITS: Traits = { choice: { "go-on": ["passes"], stop: ["final", "stops"] }, event: {} };

function asked(seat: number, code: string, ...verbs: string[]): Asked {
  const prompt = { code, arguments: {}, is_optional: code === "may-play", is_final: code === "draw-last" };
  return { seat, prompt, actions: verbs.map((verb) => ({ do: verb })) };
}

test("those for whom the table waits come first, and the others have nothing to let pass", () => {
  const questions = inOrder([asked(0, "may-play", "lift", "go-on"), asked(1, "act", "move", "stop")], TRAITS);
  expect(questions).toEqual([asked(1, "act", "move", "stop"), asked(0, "may-play", "lift")]);
  expect(questions.map(isWaitedFor)).toEqual([true, false]);
});

test("where the table waits for whoever holds a card, going on is offered", () => {
  const questions = [asked(0, "moment-drawing", "lift", "go-on")];
  expect(inOrder(questions, TRAITS)).toEqual(questions);
});

test("who has to decide comes before who may let it pass", () => {
  const questions = inOrder([asked(0, "rescue", "lift", "go-on"), asked(1, "swim", "swim")], TRAITS);
  expect(questions.map((one) => one.seat)).toEqual([1, 0]);
});

test("what ends something is asked about once more, unless there is nothing else to do", () => {
  expect(isAskedAbout({ do: "stop" }, asked(0, "act", "move", "stop"), TRAITS)).toBe(true);
  expect(isAskedAbout({ do: "move" }, asked(0, "act", "move", "stop"), TRAITS)).toBe(false);
  expect(isAskedAbout({ do: "stop" }, asked(0, "act", "stop"), TRAITS)).toBe(false);
  expect(isAskedAbout({ do: "stop" }, undefined, TRAITS)).toBe(false);
});

test("where whatever is chosen ends something, everything is asked about", () => {
  expect(isAskedAbout({ do: "draw" }, asked(0, "draw-last", "draw", "draw"), TRAITS)).toBe(true);
  expect(isAskedAbout({ do: "draw" }, asked(0, "draw", "draw", "draw"), TRAITS)).toBe(false);
});
