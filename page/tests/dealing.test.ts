import { describe as about, expect, test } from "vitest";
import type { Dealing, Step } from "../src/contract";
import { checkDealing, type Known, type Recorded } from "../src/dealing";
import { python } from "./python";

type Form = Record<string, unknown>;

// The last three draws were taken back.
const dealing = python<Dealing>("page/tests/dealing.py");
const counted = dealing.draws.slice(0, -3);
const outcomeOf = (draw: Dealing["draws"][number]) => draw.outcomes[draw.chosen]![0] as Form;

function step(number: number, by: number | null, ...events: object[]): Step {
  return { number, by, bot: null, events, turn: 1, view: null, names: null };
}

const played = step(counted.length + 1, 0, { event: "moved" });
const known: Known = {
  table: dealing.table,
  seal: dealing.seal,
  steps: [...counted.map((draw) => step(draw.number, null, { event: "drawn", card: outcomeOf(draw)["card"] })), played],
};
const record: Recorded = {
  steps: [...counted.map((draw) => ({ by: null, choice: outcomeOf(draw) })), { by: 0, choice: { do: "move" } }],
};
const without = (number: number) => ({ ...dealing, draws: dealing.draws.filter((draw) => draw.number !== number) });

about("a dealing is checked:", () => {
  test("draws that follow from the sealed seed are fair, those that were taken back included", () => {
    expect(checkDealing(dealing, record, known)).toEqual({ is: "fair", draws: dealing.draws.length });
  });

  test("another seed than the sealed one is found out", () => {
    const other = { ...dealing, seed: dealing.seed.replace(/^../, "00") };
    expect(checkDealing(other, record, known)).toEqual({ is: "wrong-seal" });
  });

  test("the seal that counts is the one that was known, not the one that comes along", () => {
    expect(checkDealing(dealing, record, { ...known, seal: "0".repeat(64) })).toEqual({ is: "wrong-seal" });
  });

  test("the first draw that does not follow from the seed is named", () => {
    const draws = dealing.draws.map((draw) => (draw.number === 3 ? { ...draw, chosen: (draw.chosen + 1) % 24 } : draw));
    expect(checkDealing({ ...dealing, draws }, record, known)).toEqual({ is: "wrong-draw", number: 3 });
  });

  test("draws of another table do not pass, whatever table they say they are of", () => {
    const other = "ponmlkjihgfedcba";
    expect(checkDealing(dealing, record, { ...known, table: other })).toEqual({ is: "wrong-table" });
    expect(checkDealing({ ...dealing, table: other }, record, { ...known, table: other })).toMatchObject({ is: "wrong-draw" });
  });

  test("a draw that is kept quiet about is missed, and so is one told twice", () => {
    expect(checkDealing(without(7), record, known)).toEqual({ is: "missing-draw", number: 7 });
    const twice = { ...dealing, draws: [...dealing.draws, dealing.draws[6]!] };
    expect(checkDealing(twice, record, known)).toEqual({ is: "missing-draw", number: 7 });
  });

  test("a draw that no longer counts is not missed", () => {
    expect(checkDealing(without(dealing.draws.length), record, known)).toMatchObject({ is: "fair" });
  });

  test("another outcome than the drawn one is found in the saved game", () => {
    const steps = record.steps.map((one, at) => (at === 2 ? { by: null, choice: { do: "draw", card: 99 } } : one));
    expect(checkDealing(dealing, { steps }, known)).toEqual({ is: "other-outcome", number: 3 });
  });

  test("another outcome than the drawn one is found in what was seen, but nothing hidden is held against it", () => {
    const seeing = (event: object) => known.steps.map((one) => (one.number === 3 ? { ...one, events: [event] } : one));
    expect(checkDealing(dealing, record, { ...known, steps: seeing({ event: "drawn", card: 99 }) })).toEqual({
      is: "other-outcome",
      number: 3,
    });
    expect(checkDealing(dealing, record, { ...known, steps: seeing({ event: "drawn" }) })).toMatchObject({ is: "fair" });
  });

  test("a saved game with other steps is not the one that was played", () => {
    expect(checkDealing(dealing, { steps: record.steps.slice(1) }, known)).toEqual({ is: "wrong-record" });
    const steps = record.steps.map((one, at) => (at === 2 ? { by: 1, choice: one.choice } : one));
    expect(checkDealing(dealing, { steps }, known)).toEqual({ is: "wrong-record" });
  });
});

interface Dealt {
  dealing: Dealing;
  record: Recorded;
  seen: Known["steps"][];
}

test("whole games of every kind are fair in everybody's eyes, though something was taken back", () => {
  for (const games of Object.values(python<Record<string, Dealt[]>>("page/tests/games_dealt.py"))) {
    for (const { dealing, record, seen } of games) {
      for (const steps of seen) {
        const verdict = checkDealing(dealing, record, { table: dealing.table, seal: dealing.seal, steps });
        expect(verdict).toEqual({ is: "fair", draws: dealing.draws.length });
        expect(dealing.draws.length).toBeGreaterThan(steps.filter((step) => step.by === null).length);
      }
    }
  }
}, 60_000);
