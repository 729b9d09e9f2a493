// What is printed on the pieces, and where they lie. No rules: only what a look at the table tells.
import type { Card, PositionForm, Role, Tile, Treasure } from "../../contract";

export const TREASURES: readonly Treasure[] = ["earth", "wind", "fire", "ocean"];
export const CARDS: readonly Card[] = ["earth", "wind", "fire", "ocean", "helicopter-lift", "sandbags", "waters-rise"];
/** FI-2.1 How many tiles a row has; it is centred on six columns. */
export const ROWS: readonly number[] = [2, 4, 6, 6, 4, 2];
/** FI-1.4 Flood cards a turn at each mark; at the last there is a skull. */
export const FLOOD_RATES: readonly number[] = [2, 2, 3, 3, 3, 4, 4, 5, 5, 0];

/** FI-1.1 */
export const TREASURE_TILES: Record<Treasure, readonly [Tile, Tile]> = {
  earth: ["temple-of-the-moon", "temple-of-the-sun"],
  wind: ["whispering-garden", "howling-garden"],
  fire: ["cave-of-embers", "cave-of-shadows"],
  ocean: ["coral-palace", "tidal-palace"],
};

/** FI-1.1 */
export const STARTS: Partial<Record<Tile, Role>> = {
  "iron-gate": "diver",
  "bronze-gate": "engineer",
  "copper-gate": "explorer",
  "silver-gate": "messenger",
  "gold-gate": "navigator",
  "fools-landing": "pilot",
};

export interface Place {
  row: number;
  column: number;
}

export function treasureOf(tile: Tile): Treasure | null {
  return TREASURES.find((treasure) => TREASURE_TILES[treasure].includes(tile)) ?? null;
}

/** Where each tile lies on the six by six. */
export function placesOf(island: readonly (readonly Tile[])[]): Map<Tile, Place> {
  const laid = island.flatMap((tiles, row) =>
    tiles.map((tile, index): [Tile, Place] => [tile, { row, column: firstColumn(row) + index }]),
  );
  return new Map(laid);
}

export const firstColumn = (row: number): number => (6 - (ROWS[row] ?? 6)) / 2;

export function pawnsOn(table: PositionForm, tile: Tile): number[] {
  return table.adventurers.flatMap((adventurer, seat) => (adventurer.at === tile ? [seat] : []));
}

/** A hand as people hold it: cards of one kind together. */
export function sorted(hand: readonly Card[]): Card[] {
  return [...hand].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
}

export const isTreasureCard = (card: Card): card is Treasure => (TREASURES as readonly Card[]).includes(card);
