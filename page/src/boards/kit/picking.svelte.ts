// What the reader has begun on a board: what is picked, and which meaning of a tap is still to be chosen.
import type { Answer, Meaning } from "./targeting";

export class Picking<Action, Picked, Cell> {
  picked: Picked = $state.raw() as Picked;
  choosing: { cell: Cell; meanings: Meaning<Action, Picked>[] } | null = $state.raw(null);

  constructor(
    private readonly nothing: Picked,
    private readonly play: (seat: number, action: Action) => void,
  ) {
    this.picked = nothing;
  }

  get isBegun(): boolean {
    return this.picked !== this.nothing || this.choosing !== null;
  }

  cancel(): void {
    this.picked = this.nothing;
    this.choosing = null;
  }

  /** Where a choice is left open, it is offered at the cell that was tapped. */
  answer(given: Answer<Action, Picked>, cell: Cell | null = null): void {
    this.choosing = null;
    if (given.then === "play") this.#send(given.seat, given.action);
    else if (given.then === "pick") this.picked = given.picked;
    else if (given.then === "choose" && cell !== null) this.choosing = { cell, meanings: given.meanings };
  }

  choose({ seat, action, half }: Meaning<Action, Picked>): void {
    this.choosing = null;
    if (half) this.picked = half;
    else this.#send(seat, action);
  }

  #send(seat: number, action: Action): void {
    this.cancel();
    this.play(seat, action);
  }
}
