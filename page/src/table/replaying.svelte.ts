// The moments of a table, fetched as they are looked at.
import type { History, Moment, Problem } from "../contract";
import { api, problemOf } from "../state/api";

const STRETCH = 60;

export class Replaying {
  history: History | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  #moments: ReadonlyMap<number, Moment> = $state.raw(new Map());
  #fetching = new Set<number>();

  constructor(
    private readonly table: string,
    /** The seat through whose eyes all is seen; null for a spectator's. */
    private readonly eye: number | null,
  ) {
    void this.renew();
  }

  get numbers(): number[] {
    return this.history?.numbers ?? [];
  }

  /** Those that are known, in order. */
  get moments(): Moment[] {
    return [...this.#moments.values()].sort((a, b) => a.number - b.number);
  }

  moment(number: number): Moment | null {
    return this.#moments.get(number) ?? null;
  }

  /** Which moments there are: more of them while the game goes on. */
  async renew(): Promise<void> {
    await this.#ask(
      () => api.history(this.table, this.eye),
      (history) => (this.history = history),
    );
  }

  /** The stretch around a moment, unless it is there or on its way. */
  async fetch(number: number): Promise<void> {
    const stretch = Math.floor(number / STRETCH);
    if (this.#moments.has(number) || this.#fetching.has(stretch)) return;
    this.#fetching.add(stretch);
    const from = stretch * STRETCH;
    const asked = { from, to: from + STRETCH - 1 };
    await this.#ask(
      () => api.history(this.table, this.eye, asked),
      () => undefined,
    );
    this.#fetching.delete(stretch);
  }

  async #ask(question: () => Promise<History>, keep: (history: History) => void): Promise<void> {
    try {
      const history = await question();
      this.#moments = new Map([...this.#moments, ...history.moments.map((moment) => [moment.number, moment] as const)]);
      keep(history);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}
