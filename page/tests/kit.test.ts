// What boards are made of, whatever the game.
import { describe, expect, it, vi } from "vitest";
import { Layout, standing } from "../src/boards/kit/layout";
import { Picking } from "../src/boards/kit/picking.svelte";
import { actionsOf, answerTo, everyMeaning, lightOf, type Meaning } from "../src/boards/kit/targeting";
import { PRINTED as ATLANTIS } from "../src/contract/atlantis";
import { PRINTED as ISLAND } from "../src/contract/forbidden-island";

/** Rows of cells as Atlantis names them: A1, A2 … */
function named(widths: readonly number[]): string[][] {
  return widths.map((width, row) => Array.from({ length: width }, (_, at) => `${"ABCDEFGHIJKLM"[row]}${at + 1}`));
}

const island = new Layout(named(ISLAND.rows));
const sea = new Layout(named(ATLANTIS.rows), "hexagon");

describe("squares in centred rows", () => {
  it("lie in the middle of the widest row", () => {
    expect(island.place("A1")).toEqual({ row: 0, column: 2 });
    expect(island.place("B4")).toEqual({ row: 1, column: 4 });
    expect(island.box("C1")).toEqual({ left: 0, top: 2 / 6, width: 1 / 6, height: 1 / 6 });
    expect(island.aspect).toBe(1);
  });

  it("lie where they will be while the board is still being laid", () => {
    const begun = new Layout([["first"], []], "square", ISLAND.rows);
    expect(begun.place("first")).toEqual({ row: 0, column: 2 });
    expect(begun.box("first")).toEqual(island.box("A1"));
  });

  it.each([
    ["B2", "ArrowUp", "A1"],
    ["A1", "ArrowDown", "B2"],
    ["B2", "ArrowLeft", "B1"],
    ["B2", "ArrowRight", "B3"],
    ["B2", "Home", "B1"],
    ["B2", "End", "B4"],
  ])("from %s %s leads to %s", (from, key, to) => {
    expect(island.next(from, key)).toBe(to);
  });

  it("lead to the nearest cell where the edge steps back, and nowhere beyond it", () => {
    expect(island.next("C1", "ArrowUp")).toBe("B1");
    expect(island.next("B4", "ArrowUp")).toBe("A2");
    expect(island.next("A1", "ArrowUp")).toBeNull();
    expect(island.next("A1", "ArrowLeft")).toBeNull();
    expect(island.next("F2", "ArrowDown")).toBeNull();
  });

  it("leave out what is no cell, and the keys step over it", () => {
    const holed = new Layout([["a", null, "c"]]);
    expect(holed.next("a", "ArrowRight")).toBe("c");
    expect(holed.place("c")).toEqual({ row: 0, column: 2 });
    expect(holed.first).toBe("a");
  });
});

describe("the 133 hexagons of a sea", () => {
  it("fill thirteen rows of at most twelve", () => {
    const cells = sea.rows.flat();
    expect(cells).toHaveLength(133);
    expect(sea.aspect).toBeCloseTo(12 / (12 * (Math.sqrt(3) / 2) + 2 / Math.sqrt(3)));
    for (const cell of cells) {
      const { left, top, width, height } = sea.box(cell!)!;
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it("have six neighbours at the same distance, and each key leads to another of them", () => {
    const middle = "G6";
    const keys: [string, boolean][] = [
      ["ArrowLeft", false],
      ["ArrowRight", false],
      ["ArrowUp", false],
      ["ArrowUp", true],
      ["ArrowDown", false],
      ["ArrowDown", true],
    ];
    const around = keys.map(([key, withShift]) => sea.next(middle, key, withShift)!);
    expect(around).toEqual(["G5", "G7", "F7", "F6", "H7", "H6"]);
    for (const cell of around) expect(distance(middle, cell)).toBeCloseTo(1);
  });

  it("lead back the other way", () => {
    expect(sea.next(sea.next("D4", "ArrowUp")!, "ArrowDown", true)).toBe("D4");
    expect(sea.next(sea.next("D4", "ArrowUp", true)!, "ArrowDown")).toBe("D4");
  });

  /** Between two middles, in widths of a cell. */
  function distance(one: string, other: string): number {
    const [a, b] = [sea.box(one)!, sea.box(other)!];
    return Math.hypot(a.left - b.left, (a.top - b.top) / sea.aspect) / a.width;
  }
});

describe("pieces that share a cell", () => {
  it("stand side by side, in the middle and within it", () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const points = Array.from({ length: count }, (_, index) => standing(island, "C3", index, count)!);
      const { left, width } = island.box("C3")!;
      const middle = points.reduce((sum, { x }) => sum + x, 0) / count;
      expect(middle).toBeCloseTo(left + width / 2);
      expect(points[0]!.x).toBeGreaterThan(left);
      expect(points.at(-1)!.x).toBeLessThan(left + width);
      expect(new Set(points.map(({ x }) => x)).size).toBe(count);
    }
  });

  it("stand nowhere on a cell that is not there", () => {
    expect(standing(island, "Z9", 0, 1)).toBeNull();
  });
});

type Action = { do: string };
type Picked = "nothing" | "pawn";
const plain: Meaning<Action, Picked> = { seat: 0, action: { do: "walk" }, plain: true };
const doubtful: Meaning<Action, Picked> = { seat: 0, action: { do: "fly" }, plain: false };

describe("what a tap does", () => {
  it("plays its only plain meaning, and asks about any other", () => {
    expect(answerTo([plain])).toEqual({ then: "play", seat: 0, action: { do: "walk" } });
    expect(answerTo([doubtful])).toEqual({ then: "choose", meanings: [doubtful] });
    expect(answerTo([plain, doubtful])).toEqual({ then: "choose", meanings: [plain, doubtful] });
    expect(answerTo([])).toBeNull();
  });

  it("lights lightly what is plain, and strongly where what is picked can go", () => {
    expect(lightOf([plain], false)).toBe("soft");
    expect(lightOf([doubtful], false)).toBeNull();
    expect(lightOf([doubtful], true)).toBe("strong");
    expect(lightOf([], true)).toBeNull();
  });

  it("finds what each seat may do", () => {
    const prompt = { code: "act", arguments: {}, is_optional: false, is_final: false };
    const asked = [{ seat: 1, prompt, actions: [{ do: "walk" }] }];
    expect(actionsOf(asked, 1)).toEqual([{ do: "walk" }]);
    expect(actionsOf(asked, 0)).toEqual([]);
    expect(everyMeaning(asked)).toEqual([{ seat: 1, action: { do: "walk" }, plain: true }]);
  });
});

describe("what was begun", () => {
  function begin() {
    const play = vi.fn();
    return { play, picking: new Picking<Action, Picked, string>("nothing", play) };
  }

  it("is picked, and let go", () => {
    const { picking } = begin();
    picking.answer({ then: "pick", picked: "pawn" });
    expect([picking.picked, picking.isBegun]).toEqual(["pawn", true]);
    picking.cancel();
    expect([picking.picked, picking.isBegun]).toEqual(["nothing", false]);
  });

  it("ends with what is played", () => {
    const { picking, play } = begin();
    picking.answer({ then: "pick", picked: "pawn" });
    picking.answer({ then: "play", seat: 2, action: { do: "walk" } });
    expect(play).toHaveBeenCalledExactlyOnceWith(2, { do: "walk" });
    expect(picking.isBegun).toBe(false);
  });

  it("waits for a choice at the cell that was tapped", () => {
    const { picking, play } = begin();
    picking.answer({ then: "choose", meanings: [plain, doubtful] }, "C3");
    expect(picking.choosing?.cell).toBe("C3");
    picking.choose(doubtful);
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { do: "fly" });
    expect(picking.isBegun).toBe(false);
  });

  it("goes on with the second half of what was chosen", () => {
    const { picking, play } = begin();
    picking.answer({ then: "choose", meanings: [plain] }, "C3");
    picking.choose({ ...doubtful, half: "pawn" });
    expect(play).not.toHaveBeenCalled();
    expect([picking.picked, picking.choosing]).toEqual(["pawn", null]);
  });

  it("is left as it is by a tap that means nothing, but for an open choice", () => {
    const { picking } = begin();
    picking.answer({ then: "pick", picked: "pawn" });
    picking.answer({ then: "choose", meanings: [plain] }, "C3");
    picking.answer({ then: "nothing" });
    expect([picking.picked, picking.choosing]).toEqual(["pawn", null]);
  });
});
