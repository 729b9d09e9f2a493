// What those who sit at a table are called.
import type { Occupant } from "../contract";
import type { Words } from "../words/sentences";
import { t } from "../words/speech.svelte";

export function nameOfOccupant(seat: Occupant, words: Words | null): string {
  if (seat.person && seat.bot) return t("stands-in", { person: seat.person });
  if (seat.person) return seat.is_yours ? t("you", { person: seat.person }) : seat.person;
  return seat.bot ? nameOfBot(seat.bot, words) : t("free-seat");
}

/** Who sits at a table. At a saved game nobody does, and nobody can: its seats have but their own names. */
export function nameAt(table: { seats: readonly Occupant[]; isSaved: boolean }, seat: number, words: Words): string {
  return table.isSaved ? words.seat(seat) : nameOfOccupant(table.seats[seat]!, words);
}

/** A seat by whoever sits there, or else by its own name. */
export function nameOfSeat(seat: number, seats: readonly Occupant[], words: Words): string {
  const occupant = seats[seat];
  return occupant && !isFree(occupant) ? nameOfOccupant(occupant, words) : words.seat(seat);
}

export function nameOfBot(bot: string, words: Words | null): string {
  const name = words?.tongue.knows(`bot-${bot}`) ? words.tongue.say(`bot-${bot}`) : bot;
  return t("bot-named", { name });
}

/** All of a table in a line; those of one name are counted. */
export function namesOfAll(seats: readonly Occupant[], words: Words | null): string {
  const counts = new Map<string, number>();
  for (const name of seats.map((seat) => nameOfOccupant(seat, words))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([who, count]) => (count > 1 ? t("several", { who, count }) : who)).join(", ");
}

export function isFree(seat: Occupant): boolean {
  return seat.person === null && seat.bot === null;
}
