// Whether chance was fair: every draw is made again from the seed, and compared with what was dealt and seen.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Dealing, Draw, Step } from "./contract";

/** What the page knows by itself, or was told before the end. */
export interface Known {
  table: string;
  seal: string;
  /** The steps that count, as the reader saw them. */
  steps: readonly Pick<Step, "number" | "by" | "events">[];
}

/** Of a saved game, what is compared: the same steps in the same order, without their numbers. */
export interface Recorded {
  steps: { by: number | null; choice: unknown }[];
}

export type Verdict =
  | { is: "fair"; draws: number }
  | { is: "wrong-table" }
  | { is: "wrong-seal" }
  | { is: "wrong-record" }
  /** The draw does not follow from the seed. */
  | { is: "wrong-draw"; number: number }
  /** Something came by chance of which no draw is told. */
  | { is: "missing-draw"; number: number }
  /** What came is not what was drawn. */
  | { is: "other-outcome"; number: number };

type Form = Record<string, unknown>;

const POINTS = 1n << 64n;

export function checkDealing(dealing: Dealing, record: Recorded, known: Known): Verdict {
  if (dealing.table !== known.table) return { is: "wrong-table" };
  const seed = hexToBytes(dealing.seed);
  if (bytesToHex(sha256(seed)) !== known.seal) return { is: "wrong-seal" };
  const wrong = dealing.draws.find((draw) => chosen(seed, dealing.table, draw) !== draw.chosen);
  if (wrong) return { is: "wrong-draw", number: wrong.number };
  return firstDoubt(dealing.draws, record, known.steps) ?? { is: "fair", draws: dealing.draws.length };
}

/** Whatever came by chance and still counts was drawn, and is what was seen and recorded. Draws beyond were taken back. */
function firstDoubt(draws: readonly Draw[], record: Recorded, steps: Known["steps"]): Verdict | null {
  const isTheSame = steps.length === record.steps.length && steps.every((step, at) => step.by === record.steps[at]!.by);
  if (!isTheSame) return { is: "wrong-record" };
  for (const [at, { number, by, events }] of steps.entries()) {
    if (by !== null) continue;
    const [draw, ...more] = draws.filter((one) => one.number === number);
    if (!draw || more.length > 0) return { is: "missing-draw", number };
    const outcome = draw.outcomes[draw.chosen]![0] as Form;
    if (!isEqual(outcome, record.steps[at]!.choice) || !agrees(outcome, events as Form[])) return { is: "other-outcome", number };
  }
  return null;
}

/** Events name what came up by the same fields as the outcome does, as far as the reader may see it. */
function agrees({ do: _, ...fields }: Form, events: readonly Form[]): boolean {
  return Object.entries(fields).every(([field, value]) => {
    const told = events.filter((event) => field in event);
    return told.length === 0 || told.some((event) => isEqual(event[field], value));
  });
}

function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  const parts = (key: string) => [(one as Form)[key], (other as Form)[key]] as const;
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isEqual(...parts(key)));
}

/** The outcome in whose stretch of the weights the point lies. */
function chosen(seed: Uint8Array, table: string, draw: Draw): number {
  const weights = draw.outcomes.map(([, weight]) => BigInt(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n) return -1;
  let place = point(seed, table, draw.number, total) % total;
  return weights.findIndex((weight) => (place -= weight) < 0n);
}

/** The first of the numbers that does not favour the small remainders. */
function point(seed: Uint8Array, table: string, number: number, total: bigint): bigint {
  const limit = POINTS - (POINTS % total);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(sha256, seed, utf8ToBytes(`${table}:${number}:${attempt}`));
    const found = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (found < limit) return found;
  }
}
