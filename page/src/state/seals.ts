// The first seal that this device was shown of each table: one that is told only at the end proves nothing.
import { readList, writeList } from "./kept";

export interface Seal {
  text: string;
  /** It was shown before the seed was. */
  isEarly: boolean;
}

type Kept = [table: string, seal: string];

const KEPT = "ostrov-seals";

/** The seal to hold the table to. What comes later than the first one is not believed. */
export function holdTo(table: string, told: string, isOver: boolean): Seal {
  const kept = readList<Kept>(KEPT);
  const first = kept.find(([id]) => id === table)?.[1];
  if (first !== undefined) return { text: first, isEarly: true };
  if (!isOver) writeList<Kept>(KEPT, [...kept, [table, told]]);
  return { text: told, isEarly: !isOver };
}

/** The beginning, to be compared at a glance. */
export const shortened = (seal: string): string => `${seal.slice(0, 4)} ${seal.slice(4, 8)}`;
