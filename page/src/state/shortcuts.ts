// Which key does what at a table. Letters go by where they are on the keyboard, so they work in a Russian layout too.
export const SHORTCUTS = {
  "?": "keys",
  a: "actions",
  g: "onward",
  u: "undo",
  l: "log",
  h: "rules",
  b: "board",
  s: "settings",
  " ": "skip",
  "←": "back",
  "→": "forth",
} as const;

export type Does = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

const BY_CODE: Record<string, string> = { Space: " ", ArrowLeft: "←", ArrowRight: "→" };

/** What a key press means, unless it is meant for a field, a button or another program, or a board has taken it. */
export function meaningOf(event: KeyboardEvent): Does | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input:not([type=radio], [type=checkbox]), select, textarea, dialog")) return null;
  const key = BY_CODE[event.code] ?? (event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key);
  // Buttons and links take the space bar for themselves.
  if (key === " " && target?.closest("button, a, summary, [role=button]")) return null;
  return SHORTCUTS[key as keyof typeof SHORTCUTS] ?? null;
}
