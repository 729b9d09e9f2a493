const MINUTE = 60;

/** Whether so little of the time for a move is left that it has to be said. */
export function isLittle(left: number, ofAll: number): boolean {
  return left <= Math.min(ofAll / 2, Math.max(MINUTE, ofAll / 24));
}
