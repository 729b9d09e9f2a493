// What the pieces are called when they are read aloud, and what a tap is called in words.
import type { Forecast, PositionForm, Tile, Treasure } from "../../contract/forbidden-island";
import type { Words } from "../../words/sentences";
import { percent, type Chance } from "./forecast";
import { pawnsOn, STARTS, TREASURE_TILES, treasureOf } from "./pieces";
import { hasUse, type Meaning, type Situation } from "./targeting";

export type TileState = "dry" | "flooded" | "sunken";

export function stateOf(table: PositionForm, tile: Tile): TileState {
  if (table.sunken.includes(tile)) return "sunken";
  return table.flooded.includes(tile) ? "flooded" : "dry";
}

export function sayState(words: Words, state: TileState): string {
  const codes = { dry: "island-dry", flooded: "island-flooded", sunken: "island-sunken" };
  return words.say(codes[state]);
}

/** A tile with all that is on it, what may come and what may be done. */
export function sayTile(
  words: Words,
  table: PositionForm,
  tile: Tile,
  chance: Chance | undefined,
  found: readonly Meaning[],
): string {
  const parts = [...aboutTile(words, table, tile, chance), ...found.map((meaning) => sayMeaning(words, meaning))];
  return [words.name("tile", tile), ...parts].join(", ");
}

export function aboutTile(words: Words, table: PositionForm, tile: Tile, chance: Chance | undefined): string[] {
  const pawns = pawnsOn(table, tile);
  const start = STARTS[tile];
  return [
    sayState(words, stateOf(table, tile)),
    ...holds(words, table, tile),
    ...(start ? [words.say("island-start", { role: start })] : []),
    ...(pawns.length ? [words.say("island-pawns", { pawns })] : []),
    ...(chance ? [sayChance(words, chance)] : []),
  ];
}

function holds(words: Words, table: PositionForm, tile: Tile): string[] {
  const treasure = treasureOf(tile);
  if (!treasure) return [];
  const code = table.treasures_taken.includes(treasure) ? "island-held" : "island-holds";
  return [words.say(code, { treasure })];
}

export function sayChance(words: Words, { what, percent }: Chance): string {
  return words.say(what === "floods" ? "island-chance-floods" : "island-chance-sinks", { percent });
}

/** What the forecast rests on: how many cards may come, and what may come before them. */
export function sayTide(words: Words, { draws, waters_rise }: Forecast): string {
  const cards = draws
    .map(({ cards, chance }) => ({ cards, chance: percent(chance) }))
    .filter(({ chance }) => chance > 0);
  const rise = percent(waters_rise);
  const parts = [
    ...cards.map((draw) => words.say("forecast-draws", draw)),
    ...(rise ? [words.say("forecast-waters-rise", { chance: rise })] : []),
  ];
  return `${words.say("forecast-about")} ${parts.join("; ")}.`;
}

export function sayMeaning(words: Words, { action, half }: Meaning): string {
  return half?.what === "shore" ? words.say("island-and-another", { tile: half.tile }) : words.choice(action);
}

export function sayTreasure(words: Words, table: PositionForm, treasure: Treasure): string {
  if (table.treasures_taken.includes(treasure)) return words.say("island-treasure-taken", { treasure });
  const tiles = TREASURE_TILES[treasure].map(
    (tile) => `${words.name("tile", tile)} (${sayState(words, stateOf(table, tile))})`,
  );
  return words.say("island-treasure-waits", { treasure, places: words.join(tiles) });
}

/** What to tap next. */
export function sayHint(words: Words, situation: Situation): string {
  const { picked } = situation;
  if (picked.what === "pawn") return words.say("island-hint-pawn", { pawn: picked.pawn });
  if (picked.what === "shore") return words.say("island-hint-shore");
  if (picked.what === "nothing") return "";
  if (!hasUse(situation)) return words.say("island-hint-useless", { card: picked.card });
  if (picked.card === "sandbags") return words.say("island-hint-sandbags");
  if (picked.card !== "helicopter-lift") return words.say("island-hint-card");
  return picked.pawns.length
    ? words.say("island-hint-lift-where", { pawns: picked.pawns })
    : words.say("island-hint-lift-who");
}
