// The boards that games have; any game can be played on the plain board as well.
import type { Board } from "./board";
import PlainBoard from "./PlainBoard.svelte";

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in BOARDS;
}

export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load ? (await load()).default : PlainBoard;
}
