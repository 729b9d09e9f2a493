// Whether chance was fair: every draw is made again from the seed, and compared with what was dealt.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Dealing, Draw } from "./contract";

export type Verdict =
  | { is: "fair"; draws: number }
  | { is: "wrong-seal" }
  | { is: "wrong-draw"; number: number };

const POINTS = 1n << 64n;

export function checkDealing(dealing: Dealing, seal: string): Verdict {
  const seed = hexToBytes(dealing.seed);
  if (bytesToHex(sha256(seed)) !== seal) return { is: "wrong-seal" };
  const wrong = dealing.draws.find((draw) => chosen(seed, dealing.table, draw) !== draw.chosen);
  return wrong ? { is: "wrong-draw", number: wrong.number } : { is: "fair", draws: dealing.draws.length };
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
