import { expect, test } from "vitest";
import type { Change, EarlierShown, Step } from "../src/contract";
import { withEarlier, withNewest, type Past } from "../src/state/past";

const step = (number: number): Step => ({ number, by: 0, bot: null, events: [], turn: 1, view: null, names: null });
const change = (number: number, person = "Ann"): Change => ({
  number,
  kind: "sat-down",
  person,
  seat: 0,
  choices: 0,
  draws: 0,
});
const part = (since: number, before: number): EarlierShown => ({
  say: "earlier",
  since,
  before,
  steps: [step(since)],
  changes: [change(since + 1)],
});

test("a past is put together from its parts, the latest first", () => {
  const latest: Past = { since: 21, steps: [step(21), step(23)], changes: [change(22)] };
  const middle = withEarlier(latest, part(11, 21))!;
  const whole = withEarlier(middle, part(1, 11))!;
  expect(whole.since).toBe(1);
  expect(whole.steps.map(({ number }) => number)).toEqual([1, 11, 21, 23]);
  expect(whole.changes.map(({ number }) => number)).toEqual([2, 12, 22]);
});

test("a part that was asked for before the table was shown anew is left out", () => {
  expect(withEarlier({ since: 31, steps: [], changes: [] }, part(11, 21))).toBeNull();
});

test("the newest changes replace those told before, and the older ones stay", () => {
  const told = withNewest([change(1), change(5), change(8)], 5, [change(5, "Anna"), change(8, "Anna"), change(9)]);
  expect(told.map(({ number, person }) => [number, person])).toEqual([
    [1, "Ann"],
    [5, "Anna"],
    [8, "Anna"],
    [9, "Ann"],
  ]);
});
