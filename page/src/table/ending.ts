// How a game ended, as it is told to this reader.
import type { GameShown, Outcome } from "../contract";
import { nameOfSeat } from "../state/occupants";
import type { TableClient } from "../state/table.svelte";
import type { Words } from "../words/sentences";
import { t } from "../words/speech.svelte";

export interface Ended {
  client: TableClient;
  game: GameShown;
  words: Words;
  outcome: Outcome;
}

export function isWon({ client, game, outcome }: Ended): boolean {
  return game.is_cooperative ? outcome.winners.length > 0 : outcome.winners.some((seat) => client.mine.includes(seat));
}

/** Seats of one person, and bots of one kind, are called the same. */
export function isAmbiguous(seat: number, { client, words }: Ended): boolean {
  const nameOf = (one: number) => nameOfSeat(one, client.seats, words);
  return client.seats.some((_, other) => other !== seat && nameOf(other) === nameOf(seat));
}

export function titleOf(ended: Ended): string {
  const { client, game, words, outcome } = ended;
  const won = isWon(ended);
  if (game.is_cooperative && client.mine.length === 0) return t(won ? "they-won" : "they-lost");
  if (game.is_cooperative) return t(won ? "team-won" : "team-lost");
  if (outcome.winners.length === 0) return t("table-over");
  if (won && client.mine.length === 1) return t("you-won");
  const people = outcome.winners.map((seat) =>
    isAmbiguous(seat, ended) ? words.seat(seat) : nameOfSeat(seat, client.seats, words),
  );
  return t("others-won", { people: words.join(people), count: people.length });
}
