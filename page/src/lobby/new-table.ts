// Sensible beginnings for a new table.
import type { GameShown, SeatWanted } from "../contract";

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

/** Of which enumeration the values of an option are. */
export function kindOfOption(game: GameShown, option: string): string {
  const options = game.kinds["options"] as { fields?: Record<string, unknown> } | undefined;
  const kind = options?.fields?.[option];
  return typeof kind === "string" && kind ? kind.replaceAll("[]", "") : option;
}
