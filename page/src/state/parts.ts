// What this device gives to chance at each table: it commits to a nonce before the game, and reveals it once every
// commitment is known, so that neither the server nor another player can choose the draws.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { PartsShown } from "../contract";
import { readList, writeList } from "./kept";
import type { Wanted } from "./outbox";

export interface OwnPart {
  commitment: string;
  nonce: string;
  /** Where it was revealed, and all commitments that were known there then. */
  table: string | null;
  known: string[];
}

const KEPT = "ostrov-parts";

/** The commitment to a new nonce, which is kept. */
export function commit(): string {
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  const part: OwnPart = { commitment: bytesToHex(sha256(nonce)), nonce: bytesToHex(nonce), table: null, known: [] };
  writeList(KEPT, [...readList<OwnPart>(KEPT), part]);
  return part.commitment;
}

/** What this device has revealed at a table. */
export function revealedAt(table: string): OwnPart | null {
  return readList<OwnPart>(KEPT).find((part) => part.table === table) ?? null;
}

/** Answers whatever a table asks of this device, once. */
export class Giver {
  #answered: PartsShown["state"] | null = null;

  constructor(
    private readonly table: string,
    private readonly send: (wanted: Wanted) => void,
  ) {}

  hear(parts: PartsShown): void {
    if (!parts.is_waiting_for_you || this.#answered === parts.state) return;
    const wanted = parts.state === "open" ? ({ do: "commit", commitment: commit() } as const) : this.#reveal(parts);
    if (!wanted) return;
    this.#answered = parts.state;
    this.send(wanted);
  }

  /** Null where another device has committed. */
  #reveal({ parts }: PartsShown): Wanted | null {
    const kept = readList<OwnPart>(KEPT);
    const mine = parts.find((part) => part.is_yours)?.commitment;
    const own = kept.find((part) => part.commitment === mine);
    // What was revealed once, at whatever table, is no secret any more.
    if (!own || (own.table !== null && own.table !== this.table)) return null;
    const known = own.table === null ? parts.flatMap(({ commitment }) => commitment ?? []) : own.known;
    writeList(
      KEPT,
      kept.map((part) => (part === own ? { ...own, table: this.table, known } : part)),
    );
    return { do: "reveal", nonce: own.nonce };
  }
}
