// The boards and emblems that games have; any game can be played on the plain board as well.
import type { Board } from "./board";
import PlainBoard from "./PlainBoard.svelte";

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const EMBLEMS = import.meta.glob<string>("./*/emblem.svg", { query: "?url", import: "default", eager: true });

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in BOARDS;
}

/** The address of a game's picture, or null. */
export function emblemOf(game: string): string | null {
  return EMBLEMS[`./${game}/emblem.svg`] ?? null;
}

export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load ? (await load()).default : PlainBoard;
}
