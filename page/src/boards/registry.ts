// The boards and emblems that games have; any game can be played on the plain board as well.
import type { BoardModule } from "./board";
import PlainBoard from "./PlainBoard.svelte";

const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");
const EMBLEMS = import.meta.glob<string>("./*/emblem.svg", { query: "?url", import: "default", eager: true });

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in BOARDS;
}

/** The address of a game's picture, or null. */
export function emblemOf(game: string): string | null {
  return EMBLEMS[`./${game}/emblem.svg`] ?? null;
}

const PLAIN: BoardModule = { default: PlainBoard };

export async function loadBoard(game: string): Promise<BoardModule> {
  return (await BOARDS[`./${game}/Board.svelte`]?.()) ?? PLAIN;
}
