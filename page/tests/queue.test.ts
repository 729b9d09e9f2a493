import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beatsOf, hasteOf, StepQueue } from "../src/state/queue";

// A clock of its own: a busy machine is late for the real one.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function shownWith(pace: number) {
  const shown: (string | number)[] = [];
  const queue = new StepQueue<number>(
    (step) => shown.push(step),
    () => shown.push("end"),
    () => pace,
  );
  return { shown, queue };
}

test("without a pace everything is shown at once, in order", () => {
  const { shown, queue } = shownWith(0);
  queue.push([1, 2, 3]);
  expect(shown).toEqual([1, 2, 3, "end"]);
  expect(queue.isIdle).toBe(true);
});

test("with a pace one step is shown at a time", async () => {
  const { shown, queue } = shownWith(20);
  queue.push([1, 2]);
  expect(shown).toEqual([1]);
  expect(queue.isIdle).toBe(false);
  await wait(120);
  expect(shown).toEqual([1, 2, "end"]);
});

test("steps that come while others are shown wait behind them", async () => {
  const { shown, queue } = shownWith(20);
  queue.push([1]);
  queue.push([2]);
  await wait(120);
  expect(shown).toEqual([1, 2, "end"]);
});

test("skipping shows the rest at once and says so once", async () => {
  const { shown, queue } = shownWith(30);
  queue.push([1, 2, 3]);
  queue.skip();
  await wait(80);
  expect(shown).toEqual([1, 2, 3, "end"]);
});

test("a cleared queue shows nothing more", async () => {
  const { shown, queue } = shownWith(20);
  queue.push([1, 2]);
  queue.clear();
  await wait(60);
  expect(shown).toEqual([1]);
  expect(queue.isIdle).toBe(true);
});

test("the set-up and steps without events take no time", () => {
  expect(beatsOf({ turn: 0, events: [{}] }, undefined)).toBe(0);
  expect(beatsOf({ turn: 3, events: [] }, undefined)).toBe(0);
  expect(beatsOf({ turn: 3, events: [{}, {}] }, undefined)).toBe(1);
});

test("a board says for how many paces each event is shown", () => {
  const beats = ({ event }: { event: string }) => (event === "storm" ? 2 : 0.5);
  expect(beatsOf({ turn: 3, events: [{ event: "storm" }, { event: "step" }] }, beats)).toBe(2.5);
});

test("many steps together go faster, each by as much", async () => {
  expect(hasteOf(Array<number>(60).fill(900))).toBeCloseTo(1 / 6);
  expect(hasteOf([900, 900])).toBe(1);
  const { shown, queue } = shownWith(900);
  queue.push(Array.from({ length: 60 }, (_, number) => number));
  await wait(9100);
  expect(shown.at(-1)).toBe("end");
});
