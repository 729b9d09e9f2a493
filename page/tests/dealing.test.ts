import { describe as about, expect, test } from "vitest";
import type { Dealing, Part, Proof, Step } from "../src/contract";
import { checkDealing, type Known, type Recorded } from "../src/dealing";
import type { OwnPart } from "../src/state/parts";
import { python } from "./python";

type Form = Record<string, unknown>;

const dealing = python<Dealing>("page/tests/dealing.py");
const proof = dealing.proof!;
const [ann, bob] = proof.parts as [Part, Part];
const outcomeOf = (draw: Dealing["draws"][number]) => draw.outcomes[draw.chosen]![0] as Form;

function step(number: number, by: number | null, ...events: object[]): Step {
  return { number, by, bot: null, events, turn: 1, view: null, names: null };
}

const played = step(dealing.draws.length + 1, 0, { event: "moved" });
const known: Known = {
  table: dealing.table,
  seal: proof.seal,
  own: null,
  steps: [
    ...dealing.draws.map((draw) => step(draw.number, null, { event: "drawn", card: outcomeOf(draw)["card"] })),
    played,
  ],
};
const record: Recorded = {
  proof,
  steps: [...dealing.draws.map((draw) => ({ by: null, choice: outcomeOf(draw) })), { by: 0, choice: { do: "move" } }],
};
const without = (number: number) => ({ ...dealing, draws: dealing.draws.filter((draw) => draw.number !== number) });

about("a dealing is checked:", () => {
  test("draws that follow from the sealed seed are fair", () => {
    expect(checkDealing(dealing, record, known)).toEqual({ is: "fair", draws: dealing.draws.length });
  });

  test("another seed than the sealed one is found out", () => {
    const other = { ...proof, seed: proof.seed.replace(/^../, "00") };
    expect(checkDealing({ ...dealing, proof: other }, record, known)).toEqual({ is: "wrong-seal" });
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
    expect(checkDealing({ ...dealing, table: other }, record, { ...known, table: other })).toEqual({
      is: "wrong-table",
    });
    const moved = { ...dealing, table: other, proof: { ...proof, table: other } };
    expect(checkDealing(moved, record, { ...known, table: other })).toMatchObject({ is: "wrong-draw" });
  });

  test("a draw that is kept quiet about is missed, and so is one told twice", () => {
    // Those after it no longer have their place in the order.
    expect(checkDealing(without(7), record, known)).toEqual({ is: "wrong-draw", number: 11 });
    expect(checkDealing(without(60), record, known)).toEqual({ is: "missing-draw", number: 60 });
    const twice = { ...dealing, draws: [...dealing.draws, dealing.draws[6]!] };
    expect(checkDealing(twice, record, known)).toEqual({ is: "missing-draw", number: 7 });
  });

  test("draws that were exchanged do not follow", () => {
    const draws = dealing.draws.toSpliced(0, 3, dealing.draws[2]!, dealing.draws[1]!, dealing.draws[0]!);
    expect(checkDealing({ ...dealing, draws }, record, known)).toMatchObject({ is: "wrong-draw" });
  });

  test("a draw that is no step of the game is found, though it follows", () => {
    const fewer = { ...known, steps: known.steps.filter((one) => one.number !== 60) };
    const steps = record.steps.filter((_, at) => at !== 59);
    expect(checkDealing(dealing, { proof, steps }, fewer)).toEqual({ is: "extra-draw", number: 60 });
  });

  test("another outcome than the drawn one is found in the saved game", () => {
    const steps = record.steps.map((one, at) => (at === 2 ? { by: null, choice: { do: "draw", card: 99 } } : one));
    expect(checkDealing(dealing, { proof, steps }, known)).toEqual({ is: "other-outcome", number: 3 });
  });

  test("another outcome than the drawn one is found in what was seen, but nothing hidden is held against it", () => {
    const seeing = (event: object) => known.steps.map((one) => (one.number === 3 ? { ...one, events: [event] } : one));
    expect(checkDealing(dealing, record, { ...known, steps: seeing({ event: "drawn", card: 99 }) })).toEqual({
      is: "other-outcome",
      number: 3,
    });
    expect(checkDealing(dealing, record, { ...known, steps: seeing({ event: "drawn" }) })).toMatchObject({
      is: "fair",
    });
  });

  test("a saved game with other steps is not the one that was played", () => {
    expect(checkDealing(dealing, { proof, steps: record.steps.slice(1) }, known)).toEqual({ is: "wrong-record" });
    const steps = record.steps.map((one, at) => (at === 2 ? { by: 1, choice: one.choice } : one));
    expect(checkDealing(dealing, { proof, steps }, known)).toEqual({ is: "wrong-record" });
  });
});

about("what people gave to the key is checked:", () => {
  const withParts = (parts: Part[]): [Dealing, Recorded] => {
    const other: Proof = { ...proof, parts };
    return [
      { ...dealing, proof: other },
      { ...record, proof: other },
    ];
  };
  const own: OwnPart = {
    commitment: ann.commitment!,
    nonce: ann.nonce!,
    table: dealing.table,
    known: proof.parts.flatMap(({ commitment }) => commitment ?? []),
  };

  test("one's own part has to be in the key, among the commitments that were known when it was revealed", () => {
    expect(checkDealing(dealing, record, { ...known, own })).toMatchObject({ is: "fair" });
    expect(checkDealing(dealing, record, { ...known, own: { ...own, known: [] } })).toEqual({ is: "other-parts" });
    const held = { ...own, commitment: bob.commitment!, nonce: "00".repeat(32) };
    expect(checkDealing(dealing, record, { ...known, own: held })).toEqual({ is: "left-out" });
  });

  test("a nonce that was not committed to is found out by name", () => {
    const parts = [ann, { ...bob, nonce: ann.nonce }, ...proof.parts.slice(2)];
    expect(checkDealing(...withParts(parts), known)).toEqual({ is: "wrong-part", name: bob.name });
  });

  test("a part that is dropped, added or moved makes other draws", () => {
    const rest = proof.parts.slice(1);
    for (const parts of [rest, [...rest, ann], [ann, ann, ...rest]]) {
      expect(checkDealing(...withParts(parts), known)).toMatchObject({ is: "wrong-draw" });
    }
  });

  test("the saved game tells the same of them", () => {
    expect(checkDealing(dealing, { ...record, proof: null }, known)).toEqual({ is: "wrong-record" });
  });

  test("what an earlier version has dealt cannot be checked", () => {
    expect(checkDealing({ ...dealing, proof: null }, record, known)).toEqual({ is: "no-proof" });
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
        const verdict = checkDealing(dealing, record, {
          table: dealing.table,
          seal: dealing.proof!.seal,
          steps,
          own: null,
        });
        expect(verdict).toEqual({ is: "fair", draws: dealing.draws.length });
        expect(dealing.draws.length).toBe(steps.filter((step) => step.by === null).length);
      }
    }
  }
}, 60_000);
