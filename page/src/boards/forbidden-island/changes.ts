// What changed in the step that is being shown, to be marked where it changed.
import type { Card, Event, Tile, Treasure } from "../../contract/forbidden-island";

export interface Changes {
  tiles: ReadonlySet<Tile>;
  /** Cards that came into a hand. */
  cards: readonly { seat: number; card: Card }[];
  treasure: Treasure | null;
  waterRose: boolean;
}

export function changesOf(events: readonly Event[]): Changes {
  return {
    tiles: new Set(events.flatMap(tilesOf)),
    cards: events.flatMap(cardOf),
    treasure: events.find((event) => event.event === "captured")?.treasure ?? null,
    waterRose: events.some((event) => event.event === "water-rose"),
  };
}

function tilesOf(event: Event): Tile[] {
  if ("tile" in event) return [event.tile];
  return "to" in event ? [event.to] : [];
}

function cardOf(event: Event): { seat: number; card: Card }[] {
  if (event.event === "gave") return [{ seat: event.receiver, card: event.card }];
  return event.event === "card-drawn" || event.event === "card-dealt" ? [{ seat: event.seat, card: event.card }] : [];
}
