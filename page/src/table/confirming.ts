// Which actions end something and cannot simply be taken back: a tap on one of these is asked about once more.
const ASKED_ABOUT: Record<string, readonly string[]> = {
  "forbidden-island": ["stop", "fly-off", "discard"],
  "forbidden-desert": ["stop"],
  "mysterious-island": ["pass", "sit-out", "keep", "discard"],
};

/** An action that is the only one there is needs no second thought. */
export function isAskedAbout(game: string, action: unknown, offered: number): boolean {
  const verb = String((action as { do?: unknown }).do);
  return offered > 1 && (ASKED_ABOUT[game] ?? []).includes(verb);
}
