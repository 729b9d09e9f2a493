// What is said of changes at the table: who came and went, and what was taken back.
import type { Change } from "../contract";
import type { Words } from "../words/sentences";
import { t } from "../words/speech.svelte";
import type { Aside } from "./log";

export function asideOf(change: Change, words: Words): Aside {
  const what = t(`change-${change.kind}`, { person: change.person ?? "", seat: words.seat(change.seat) });
  const along = alongWith(change, words);
  return { number: change.number, text: along ? `${what} ${t("undone-along", { what: along })}` : what };
}

/** "One later choice and 5 draws"; nothing where there were neither. */
export function alongWith({ choices, draws }: { choices: number; draws: number }, words: Words): string {
  return words.join([
    ...(choices > 0 ? [t("later-choices", { count: choices })] : []),
    ...(draws > 0 ? [t("later-draws", { count: draws })] : []),
  ]);
}
