import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paceOfStep, StepQueue } from "../src/state/queue";

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
  expect(paceOfStep({ turn: 0, events: [{}] }, 0, 900)).toBe(0);
  expect(paceOfStep({ turn: 3, events: [] }, 0, 900)).toBe(0);
  expect(paceOfStep({ turn: 3, events: [{}] }, 0, 900)).toBe(900);
});

test("many steps together go faster", () => {
  expect(paceOfStep({ turn: 3, events: [{}] }, 59, 900)).toBe(150);
});
