// Sensible beginnings for a new table.
import type { GameShown, NewTable, OptionShown, SeatWanted, TableListed } from "../contract";
import type { Words } from "../words/sentences";

export type MoveTime = NonNullable<NewTable["move_seconds"]> | null;

/** How long a move may take, in seconds; 0 stands for ever. */
export const MOVE_TIMES = [0, 60, 180, 600, 86400] as const satisfies readonly (0 | NonNullable<MoveTime>)[];

/** The reader on the first seat, and the best bot there is on the others. */
export function aloneWithBots(game: GameShown, count: number): SeatWanted[] {
  return seated(game, [{ kind: "here" }], count);
}

/** The same seats as before, as many as wanted; new ones get a bot. */
export function seated(game: GameShown, seats: readonly SeatWanted[], count: number): SeatWanted[] {
  const bot: SeatWanted = game.bots.length > 0 ? { kind: "bot", bot: bestBot(game) } : { kind: "friend" };
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? bot);
}

export function bestBot(game: GameShown): string {
  return game.bots.find((bot) => bot !== "random") ?? game.bots[0] ?? "";
}

/** The usual options; for somebody who has finished no game of it yet, those that its rulebook advises for a first one. */
export function optionsToBegin(game: GameShown, tables: readonly TableListed[]): Record<string, unknown> {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const hasPlayed = tables.some((table) => table.game === game.id && table.is_over && !table.is_saved);
  return hasPlayed ? usual : { ...usual, ...game.first_game };
}

/** A value for each seat, all different: those chosen before as far as they go, then the first that nobody has. */
export function oneForEach(values: readonly string[], chosen: readonly string[], count: number): string[] {
  const kept = chosen.slice(0, count);
  return [...kept, ...values.filter((value) => !kept.includes(value))].slice(0, count);
}

/** What was chosen, as far as it fits so many seats: a list is cut or filled, and a seat that is gone is left to chance. */
export function fitted({ kind, values }: OptionShown, chosen: unknown, count: number): unknown {
  if (Array.isArray(chosen)) return oneForEach(values, chosen as string[], count);
  return kind === "seat" && typeof chosen === "number" && chosen >= count ? null : chosen;
}

/** Of which enumeration the values of an option are. */
export function kindOfOption(game: GameShown, option: string): string {
  const options = game.kinds["options"] as { fields?: Record<string, unknown> } | undefined;
  const kind = options?.fields?.[option];
  return typeof kind === "string" && kind ? kind.replaceAll("[]", "") : option;
}

/** Every option of a table in words. */
export function optionsTold(
  game: GameShown,
  options: Record<string, unknown>,
  words: Words,
): { label: string; value: string }[] {
  return game.options.map(({ name }) => {
    const code = `option-${name}`;
    const label = words.tongue.knows(code) ? words.tongue.say(code) : name;
    return { label, value: toldOption(options[name], code, kindOfOption(game, name), words) };
  });
}

function toldOption(value: unknown, code: string, kind: string, words: Words): string {
  if (Array.isArray(value)) return words.join(value.map((one) => words.told(one, kind)));
  return (value === null ? words.tongue.form(code, "none") : null) ?? words.told(value, kind);
}
