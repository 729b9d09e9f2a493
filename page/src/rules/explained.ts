// What can be said about a name of the fiction: the message that tells what it does, and the clauses that speak of it.
import type { Tongue } from "../words/tongue";
import { chaptersOf, piecesOf, type Clause } from "./rules";

export function powerOf(tongue: Tongue, code: string): string | null {
  return tongue.knows(`${code}-power`) ? tongue.say(`${code}-power`) : (tongue.form(code, "help") ?? null);
}

/** Those that are cited where it is told what it does; then those in which it is called by its name, in Russian by any
 * form of it, first those that begin with it. */
export function clausesAbout(tongue: Tongue, prefix: string, code: string, most = 6): Clause[] {
  const { at: _at, to: _to, a: _a, the: _the, help: _help, ...cases } = tongue.forms(code);
  const names = [tongue.say(code), ...Object.values(cases)].map((name) => name.toLowerCase());
  const cited = piecesOf(powerOf(tongue, code) ?? "", prefix).map((piece) => piece.clause);
  const clauses = chaptersOf(tongue, prefix).flatMap((chapter) => chapter.clauses);
  return clauses
    .map((clause) => ({ clause, at: cited.includes(clause.id) ? -1 : firstOf(names, clause.text.toLowerCase()) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ clause }) => clause);
}

function firstOf(names: string[], text: string): number {
  return Math.min(...names.map((name) => text.indexOf(name)).filter((at) => at >= 0));
}
