import { describe, expect, test } from "vitest";
import type { GameShown, OptionShown, TableListed } from "../src/contract";
import { fitted, oneForEach, optionsToBegin, optionsTold } from "../src/lobby/new-table";
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

describe("what was chosen, when the number of seats changes", () => {
  const first: OptionShown = { name: "first", values: [], kind: "seat", default: null };
  const adventurers: OptionShown = { name: "adventurers", values: ["diver", "pilot"], kind: "list", default: null };

  test("stays, if that seat is still there", () => {
    expect(fitted(first, 1, 2)).toBe(1);
    expect(fitted(first, null, 2)).toBe(null);
  });

  test("is left to chance, if that seat is gone", () => {
    expect(fitted(first, 2, 2)).toBe(null);
  });

  test("follows the seats where it is a list", () => {
    expect(fitted(adventurers, ["pilot"], 2)).toEqual(["pilot", "diver"]);
  });
});

describe("the options of a new table", () => {
  const option = (name: string, usual: unknown) => ({ name, values: [], kind: "choice" as const, default: usual });
  const options = [option("side", "a"), option("rumours", "random")];
  const game = { id: "lost-island", options, first_game: { rumours: "calm-island" } } as unknown as GameShown;
  const table = (changed: Partial<TableListed>) =>
    ({ game: "lost-island", is_over: true, is_saved: false, ...changed }) as TableListed;

  test("are what the rulebook advises for a first game", () => {
    expect(optionsToBegin(game, [])).toEqual({ side: "a", rumours: "calm-island" });
  });

  test("are the usual ones for somebody who has played it", () => {
    expect(optionsToBegin(game, [table({})])).toEqual({ side: "a", rumours: "random" });
  });

  test("are not the usual ones after another game, one that goes on, or a saved one", () => {
    const others = [table({ game: "atlantis" }), table({ is_over: false }), table({ is_saved: true })];
    expect(optionsToBegin(game, others)).toEqual({ side: "a", rumours: "calm-island" });
  });
});

describe("the options of a table", () => {
  const option = (name: string) => ({ name, values: [], kind: "choice" as const, default: null });
  const fields = { difficulty: "difficulty", adventurers: "role[]" };
  const game = {
    options: [option("difficulty"), option("adventurers")],
    kinds: { options: { fields } },
  } as unknown as GameShown;
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
