// Whether chance was fair: every draw is made again from the seed, and compared with what was dealt and seen.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Dealing, Draw, Proof, Step } from "./contract";
import type { OwnPart } from "./state/parts";

/** What the page knows by itself, or was told before the end. */
export interface Known {
  table: string;
  seal: string;
  /** The steps that count, as the reader saw them. */
  steps: readonly Pick<Step, "number" | "by" | "events">[];
  /** What this device has given to chance. */
  own: OwnPart | null;
}

/** Of a saved game, what is compared: the same proof, and the same steps in the same order, without their numbers. */
export interface Recorded {
  proof: Proof | null;
  steps: { by: number | null; choice: unknown }[];
}

export type Verdict =
  | { is: "fair"; draws: number }
  /** It was dealt by an earlier version, which does not tell how. */
  | { is: "no-proof" }
  | { is: "wrong-table" }
  | { is: "wrong-seal" }
  | { is: "wrong-record" }
  /** What somebody revealed is not what they committed to. */
  | { is: "wrong-part"; name: string }
  /** The commitments are not those that were known when this device revealed its nonce. */
  | { is: "other-parts" }
  /** This device has revealed a nonce that is not in the key. */
  | { is: "left-out" }
  /** The draw does not follow from the seed. */
  | { is: "wrong-draw"; number: number }
  /** Something came by chance of which no draw is told. */
  | { is: "missing-draw"; number: number }
  /** A draw is told that is no step of the game. */
  | { is: "extra-draw"; number: number }
  /** What came is not what was drawn. */
  | { is: "other-outcome"; number: number };

type Form = Record<string, unknown>;

const POINTS = 1n << 64n;

export function checkDealing(dealing: Dealing, record: Recorded, known: Known): Verdict {
  const { proof, draws } = dealing;
  if (!proof) return { is: "no-proof" };
  if (dealing.table !== known.table || proof.table !== known.table) return { is: "wrong-table" };
  const seed = hexToBytes(proof.seed);
  if (sealOf(seed) !== known.seal) return { is: "wrong-seal" };
  const doubt = doubtAboutParts(proof, known.own);
  if (doubt) return doubt;
  const key = hmac(sha256, seed, concatBytes(utf8ToBytes(`${proof.table}:`), ...noncesOf(proof)));
  const ordinalOf = counter();
  const wrong = draws.find((draw) => chosen(key, draw, ordinalOf(draw.kind)) !== draw.chosen);
  if (wrong) return { is: "wrong-draw", number: wrong.number };
  if (!isEqual(proof, record.proof)) return { is: "wrong-record" };
  return firstDoubt(draws, record, known.steps) ?? { is: "fair", draws: draws.length };
}

const sealOf = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/** Those in the key, in the order of the commitments. */
const noncesOf = (proof: Proof): Uint8Array[] =>
  proof.parts.flatMap(({ nonce }) => (nonce === null ? [] : [hexToBytes(nonce)]));

function doubtAboutParts(proof: Proof, own: OwnPart | null): Verdict | null {
  const wrong = proof.parts.find(({ commitment, nonce }) => nonce !== null && sealOf(hexToBytes(nonce)) !== commitment);
  if (wrong) return { is: "wrong-part", name: wrong.name };
  if (!own) return null;
  const commitments = proof.parts.flatMap(({ commitment }) => commitment ?? []);
  if (!isEqual(commitments, own.known)) return { is: "other-parts" };
  return proof.parts.some(({ nonce }) => nonce === own.nonce) ? null : { is: "left-out" };
}

/** Draws of each kind are counted for themselves, from 0. */
function counter(): (kind: string) => number {
  const counts = new Map<string, number>();
  return (kind) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count;
  };
}

/** Whatever came by chance was drawn, and is what was seen and recorded. */
function firstDoubt(draws: readonly Draw[], record: Recorded, steps: Known["steps"]): Verdict | null {
  const isTheSame = steps.length === record.steps.length && steps.every((step, at) => step.by === record.steps[at]!.by);
  if (!isTheSame) return { is: "wrong-record" };
  for (const [at, { number, by, events }] of steps.entries()) {
    if (by !== null) continue;
    const [draw, ...more] = draws.filter((one) => one.number === number);
    if (!draw || more.length > 0) return { is: "missing-draw", number };
    const outcome = draw.outcomes[draw.chosen]![0] as Form;
    if (!isEqual(outcome, record.steps[at]!.choice) || !agrees(outcome, events as Form[]))
      return { is: "other-outcome", number };
  }
  const extra = draws.find((draw) => !steps.some((step) => step.by === null && step.number === draw.number));
  return extra ? { is: "extra-draw", number: extra.number } : null;
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
function chosen(key: Uint8Array, draw: Draw, ordinal: number): number {
  const weights = draw.outcomes.map(([, weight]) => BigInt(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n) return -1;
  let place = point(key, `draw:${draw.kind}:${ordinal}`, total) % total;
  return weights.findIndex((weight) => (place -= weight) < 0n);
}

/** The first of the numbers that does not favour the small remainders. */
function point(key: Uint8Array, draw: string, total: bigint): bigint {
  const limit = POINTS - (POINTS % total);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(sha256, key, utf8ToBytes(`${draw}:${attempt}`));
    const found = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (found < limit) return found;
  }
}
