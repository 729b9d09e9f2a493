// What has happened at a table. A long past comes in parts, the latest first.
import type { Change, EarlierShown, Step } from "../contract";

export interface Past {
  /** The entry from which on it is known; 1: all of it is. */
  since: number;
  steps: readonly Step[];
  changes: readonly Change[];
}

/** With the part before it; null for a part of another past, from before the table was shown anew. */
export function withEarlier(past: Past, { since, before, steps, changes }: EarlierShown): Past | null {
  if (before !== past.since) return null;
  return { since, steps: [...steps, ...past.steps], changes: [...changes, ...past.changes] };
}

/** The newest changes take the place of what was told of them before: somebody may have another name now. */
export function withNewest(changes: readonly Change[], since: number, newest: readonly Change[]): readonly Change[] {
  return [...changes.filter(({ number }) => number < since), ...newest];
}
