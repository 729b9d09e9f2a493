// Which actions end something, or show what cannot be unseen: a tap on one of these is asked about once more.
import type { Asked } from "../contract";

const ASKED_ABOUT: Record<string, readonly string[]> = {
  "forbidden-island": ["stop", "fly-off", "discard"],
  "forbidden-desert": ["stop"],
  // A red tile is secret until it is played, and so is whether there was one to defend with.
  atlantis: ["take-tile", "play-dolphin", "play-wind", "summon", "defend", "decline"],
  "mysterious-island": ["pass", "sit-out", "keep", "discard"],
};

/** An action that is the only one there is needs no second thought. */
export function isAskedAbout(game: string, action: unknown, asked: Asked | undefined): boolean {
  if (!asked || asked.actions.length < 2) return false;
  const verb = String((action as { do?: unknown }).do);
  return (ASKED_ABOUT[game] ?? []).includes(verb) || (game === "lost-island" && verb === "draw" && isLastCell(asked));
}

/** Once everybody has drawn their last cell, the dice are rolled. */
const isLastCell = ({ prompt }: Asked): boolean => prompt.arguments["cells"] === 1;
