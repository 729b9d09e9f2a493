// What the page itself says, in the reader's language.
import type { GameShown, Problem } from "../contract";
import { library, type Part } from "./library.svelte";
import { Words, type Form, type Kinds } from "./sentences";
import type { Arguments } from "./tongue";

/** A message of the page's own: `undo` is `page-undo` in page/words. */
export function t(code: string, values: Arguments = {}): string {
  return library.tongue(null)?.say(`page-${code}`, values) ?? "";
}

/** Words of one game, or null until they are learned. */
export function wordsOf(game: GameShown, part: Part, names: readonly (string | null)[] = []): Words | null {
  const tongue = library.tongue(game.id, part);
  return tongue && new Words(tongue, game.kinds as Kinds, names);
}

/** A complaint where no game is open. */
export function complain(problem: Problem): string {
  const tongue = library.tongue(null);
  return tongue ? new Words(tongue).problem(problem) : problem.code;
}

export type { Form };
