// The first seal that this device was shown of each table: one that is told only at the end proves nothing.
export interface Seal {
  text: string;
  /** It was shown before the seed was. */
  isEarly: boolean;
}

type Kept = [table: string, seal: string];

const KEPT = "ostrov-seals";
const MOST = 200;

/** The seal to hold the table to. What comes later than the first one is not believed. */
export function holdTo(table: string, told: string, isOver: boolean): Seal {
  const kept = read();
  const first = kept.find(([id]) => id === table)?.[1];
  if (first !== undefined) return { text: first, isEarly: true };
  if (!isOver) write([...kept, [table, told] as Kept].slice(-MOST));
  return { text: told, isEarly: !isOver };
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

function write(kept: Kept[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage the seal is remembered for as long as the page is open.
  }
}

/** The beginning, to be compared at a glance. */
export const shortened = (seal: string): string => `${seal.slice(0, 4)} ${seal.slice(4, 8)}`;
