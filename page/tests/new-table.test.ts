import { describe, expect, test } from "vitest";
import type { GameShown } from "../src/contract";
import { oneForEach, optionsTold } from "../src/lobby/new-table";
import { isLoopback } from "../src/state/loopback";
import { Words } from "../src/words/sentences";
import { tongueOf } from "./python";

describe("a value for each seat", () => {
  const roles = ["diver", "engineer", "explorer", "pilot"];

  test("is kept when seats are added, and those get what nobody has", () => {
    expect(oneForEach(roles, ["engineer", "pilot"], 4)).toEqual(["engineer", "pilot", "diver", "explorer"]);
  });

  test("is kept for the seats that stay", () => {
    expect(oneForEach(roles, ["pilot", "diver", "explorer"], 2)).toEqual(["pilot", "diver"]);
  });
});

describe("the options of a table", () => {
  const option = (name: string) => ({ name, values: [], kind: "choice" as const, default: null });
  const fields = { difficulty: "difficulty", adventurers: "role[]" };
  const game = { options: [option("difficulty"), option("adventurers")], kinds: { options: { fields } } } as unknown as GameShown;
  const words = new Words(tongueOf("en", "forbidden-island"));

  test("are told with what was chosen", () => {
    expect(optionsTold(game, { difficulty: "elite", adventurers: ["pilot", "diver"] }, words)).toEqual([
      { label: "Difficulty", value: "Elite" },
      { label: "Adventurers", value: "Pilot and Diver" },
    ]);
  });

  test("are told with what the game decides", () => {
    expect(optionsTold(game, { difficulty: "novice", adventurers: null }, words)[1]?.value).toBe("dealt at random");
  });
});

test("an address that only this machine can open is known as such", () => {
  for (const here of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLoopback(here)).toBe(true);
  for (const there of ["192.168.1.20", "ostrov.example", "127.example"]) expect(isLoopback(there)).toBe(false);
});
