// What a board gets. It holds no rules: a view and legal actions come in, one action goes out. It may send what is not
// offered too: the server refuses, and the page says why.
import type { Component } from "svelte";
import type { Asked, GameShown, Occupant } from "../contract";
import type { Words } from "../words/sentences";

export interface BoardProps<View = unknown, Action = unknown, Event = unknown> {
  game: GameShown;
  view: View;
  /** The codes of the names that seats have in the fiction (`role-diver`), or null. */
  names: readonly (string | null)[];
  seats: readonly Occupant[];
  /** The reader's seats that are awaited, and what they may do; empty while steps are being shown. */
  asked: readonly Asked[];
  /** What happened in the step that is being shown, and led to this view. */
  events: readonly Event[];
  /** What the next draw may bring, for those who wish to see it; else null. */
  forecast: unknown;
  words: Words;
  play: (seat: number, action: Action) => void;
  /** Opens a small card about a name of the fiction (`role-diver`, `card-sandbags`). */
  explain: (code: string) => void;
  /** Milliseconds for each step; 0: no motion at all. */
  pace: number;
  /** The seat whose view this is; null for a spectator's. */
  eye: number | null;
}

/** What is heard; the recipes are in `sound.ts`. */
export type Noise = "card" | "dice" | "horn" | "rotor" | "splash" | "steps" | "treasure" | "water" | "wind";

/** What a board's file says of the game's events beside the component (`<script module>`); each of it may be left out. */
export interface Staging {
  /** For how many paces an event is staged: 0 is shown together with what follows. Without this a step takes one pace. */
  beats?: (event: never) => number;
  /** What is heard when an event is shown. */
  soundOf?: (event: never) => Noise | null;
  /** The board shows every seat's plate itself: name, turn, presence. */
  showsSeats?: boolean;
  /** The board lays out the set-up: on the first look at a new table it is given all events of the set-up as one step. */
  laysOut?: boolean;
}

// Each board knows the forms of its own game; the registry only knows that it is a board.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any, any, any>>;

export interface BoardModule extends Staging {
  default: Board;
}
