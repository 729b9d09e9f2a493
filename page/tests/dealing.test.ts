import { expect, test } from "vitest";
import type { Dealing } from "../src/contract";
import { checkDealing } from "../src/dealing";
import { python } from "./python";

const dealing = python<Dealing>("page/tests/dealing.py");

test("draws that follow from the sealed seed are fair", () => {
  expect(checkDealing(dealing, dealing.seal)).toEqual({ is: "fair", draws: dealing.draws.length });
});

test("another seed than the sealed one is found out", () => {
  const other = { ...dealing, seed: dealing.seed.replace(/^../, "00") };
  expect(checkDealing(other, dealing.seal)).toEqual({ is: "wrong-seal" });
});

test("a seal told only afterwards is worth nothing", () => {
  expect(checkDealing(dealing, "0".repeat(64))).toEqual({ is: "wrong-seal" });
});

test("the first draw that does not follow from the seed is named", () => {
  const draws = dealing.draws.map((draw) => (draw.number === 3 ? { ...draw, chosen: (draw.chosen + 1) % 24 } : draw));
  expect(checkDealing({ ...dealing, draws }, dealing.seal)).toEqual({ is: "wrong-draw", number: 3 });
});

test("draws of another table do not pass", () => {
  expect(checkDealing({ ...dealing, table: "ponmlkjihgfedcba" }, dealing.seal)).toMatchObject({ is: "wrong-draw" });
});
