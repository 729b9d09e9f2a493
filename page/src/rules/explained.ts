// What can be said about a name of the fiction: what it does (`.power`), or is (`.help`), and the clauses that speak of it.
import type { Tongue } from "../words/tongue";
import { chaptersOf, piecesOf, type Clause } from "./rules";

export function powerOf(tongue: Tongue, code: string): string | null {
  return tongue.form(code, "power") ?? tongue.form(code, "help");
}

// What a name becomes in a sentence. Its other forms are marks, help, and names with a word before them.
const CASES = ["gen", "dat", "acc", "ins", "loc"];

/** Those that are cited where it is told what it does; then those in which it is called by its name, in Russian by any
 * case of it, first those that begin with it. */
export function clausesAbout(tongue: Tongue, prefix: string, code: string, most = 6): Clause[] {
  const cases = CASES.map((one) => tongue.form(code, one)).filter((name) => name !== null);
  const called = anyOf([tongue.say(code), ...cases]);
  const cited = piecesOf(powerOf(tongue, code) ?? "", prefix).map((piece) => piece.clause);
  const clauses = chaptersOf(tongue, prefix).flatMap((chapter) => chapter.clauses);
  return clauses
    .map((clause) => ({ clause, at: cited.includes(clause.id) ? -1 : clause.text.search(called) }))
    .filter(({ clause, at }) => at >= 0 || cited.includes(clause.id))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ clause }) => clause);
}

/** Whole words only, as a name may be the beginning of another word; in English also several of them. */
function anyOf(names: string[]): RegExp {
  const written = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<!\\p{L})(?:${written.join("|")})s?(?!\\p{L})`, "iu");
}
