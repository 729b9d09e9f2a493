import { expect, test } from "vitest";
import { isLittle } from "../src/state/durations";

test.each([
  [60, 30],
  [180, 60],
  [600, 60],
  [86400, 3600],
])("of %i seconds little is left at %i", (ofAll, left) => {
  expect(isLittle(left, ofAll)).toBe(true);
  expect(isLittle(left + 1, ofAll)).toBe(false);
});
