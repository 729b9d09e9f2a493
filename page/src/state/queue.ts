// Steps are shown one after another, each for a while.
export class StepQueue<Step> {
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isShowing = false;
  #haste = 1;

  constructor(
    /** `haste`: the share of its own time that a step has; 0: none at all. */
    private readonly show: (step: Step, haste: number) => void,
    private readonly finish: () => void,
    /** How long a step would be shown if nothing waited behind it, in milliseconds. */
    private readonly timeOf: (step: Step) => number,
  ) {}

  get isIdle(): boolean {
    return !this.#isShowing;
  }

  /** Many together do not take for ever. */
  push(steps: readonly Step[]): void {
    this.#waiting.push(...steps);
    this.#haste = hasteOf(this.#waiting.map(this.timeOf));
    if (!this.#isShowing) this.#next();
  }

  /** Everything that waits, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const step of this.#waiting.splice(0)) this.show(step, 0);
    this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#isShowing = false;
  }

  #next(): void {
    for (let step = this.#waiting.shift(); step !== undefined; step = this.#waiting.shift()) {
      const time = this.#haste * this.timeOf(step);
      this.#isShowing = true;
      this.show(step, time > 0 ? this.#haste : 0);
      if (time > 0) {
        this.#timer = setTimeout(() => this.#next(), time);
        return;
      }
    }
    this.#isShowing = false;
    this.finish();
  }
}

const LONGEST = 9000;

/** By how much all of them go faster, so that they take no longer than the longest wait. */
export function hasteOf(times: readonly number[]): number {
  const whole = times.reduce((sum, time) => sum + time, 0);
  return Math.min(1, LONGEST / Math.max(1, whole));
}

type Beats = (event: never) => number;

/** For how many paces a step is shown: its events one after another, if the board says how long; else all in one. */
export function beatsOf(step: { turn: number; events: readonly unknown[] }, beats: Beats | undefined): number {
  if (step.turn === 0 || step.events.length === 0) return 0;
  return beats ? step.events.reduce<number>((sum, event) => sum + beats(event as never), 0) : 1;
}
