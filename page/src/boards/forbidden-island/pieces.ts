// What is printed on the pieces, and where they lie. No rules: only what a look at the table tells.
import { PRINTED } from "../../contract/forbidden-island";
import type { Card, PositionForm, Role, Tile, Treasure } from "../../contract/forbidden-island";

export const { rows: ROWS, flood_rates: FLOOD_RATES, actions_a_turn: ACTIONS } = PRINTED;
export const TREASURE_TILES: Record<Treasure, readonly Tile[]> = PRINTED.treasure_tiles;
export const TREASURES = Object.keys(TREASURE_TILES) as Treasure[];
export const CARDS = Object.keys(PRINTED.cards) as Card[];
export const STARTS: Partial<Record<Tile, Role>> = PRINTED.starts;

export function treasureOf(tile: Tile): Treasure | null {
  return TREASURES.find((treasure) => TREASURE_TILES[treasure].includes(tile)) ?? null;
}

export function pawnsOn(table: PositionForm, tile: Tile): number[] {
  return table.adventurers.flatMap((adventurer, seat) => (adventurer.at === tile ? [seat] : []));
}

/** A hand as people hold it: cards of one kind together. */
export function sorted(hand: readonly Card[]): Card[] {
  return [...hand].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
}

export const isTreasureCard = (card: Card): card is Treasure => (TREASURES as readonly Card[]).includes(card);
