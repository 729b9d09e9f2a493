// The rules of a game as its messages have them: chapters of clauses, each with where it comes from.
import type { Tongue } from "../words/tongue";

export interface Clause {
  /** As it is cited: FI-4.10. */
  id: string;
  text: string;
  source: string;
  /** The part of it that is printed on the components, and the part that we decided. */
  print: string | null;
  ruling: string | null;
}

export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}

export function chaptersOf(tongue: Tongue, prefix: string): Chapter[] {
  const known = counted((chapter) => `${prefix}-${chapter}`, tongue);
  return known.map((code) => ({ id: code, title: tongue.say(code), clauses: clausesOf(tongue, code) }));
}

function clausesOf(tongue: Tongue, chapter: string): Clause[] {
  return counted((number) => `${chapter}-${number}`, tongue).map((code) => {
    const { source = "", print = null, ruling = null } = tongue.forms(code);
    return { id: code.replace(/-(\d+)$/, ".$1"), text: tongue.say(code), source, print, ruling };
  });
}

/** Numbers may be left out, as in the rules themselves. */
function counted(code: (number: number) => string, tongue: Tongue): string[] {
  return Array.from({ length: 99 }, (_, index) => code(index + 1)).filter((one) => tongue.knows(one));
}

/** Only what has every one of the words, or is that clause. */
export function search(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (clause: Clause) =>
    words.every((word) => `${clause.id} ${clause.text} ${clause.ruling ?? ""}`.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(has) }))
    .filter((chapter) => chapter.clauses.length > 0);
}

export interface Piece {
  text: string;
  /** The clause that it cites. */
  clause: string | null;
}

/** A text with the clauses it cites told apart, so that they can be links. */
export function piecesOf(text: string, prefix: string): Piece[] {
  const cited = new RegExp(`(${prefix}-\\d+\\.\\d+)`);
  return text
    .split(cited)
    .filter(Boolean)
    .map((piece) => ({ text: piece, clause: cited.test(piece) ? piece : null }));
}
