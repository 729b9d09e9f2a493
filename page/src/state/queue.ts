// Steps are shown one after another, each for a while.
export class StepQueue<Step> {
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isShowing = false;

  constructor(
    private readonly show: (step: Step, pace: number) => void,
    private readonly finish: () => void,
    /** How long a step is shown, when so many more wait behind it. */
    private readonly paceOf: (step: Step, waiting: number) => number,
  ) {}

  get isIdle(): boolean {
    return !this.#isShowing;
  }

  push(steps: readonly Step[]): void {
    this.#waiting.push(...steps);
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
      const pace = this.paceOf(step, this.#waiting.length);
      this.#isShowing = true;
      this.show(step, pace);
      if (pace > 0) {
        this.#timer = setTimeout(() => this.#next(), pace);
        return;
      }
    }
    this.#isShowing = false;
    this.finish();
  }
}

const LONGEST = 9000;

/** The set-up is there at once, a step without events is not worth a wait, and many together do not take for ever. */
export function paceOfStep(step: { turn: number; events: readonly unknown[] }, waiting: number, pace: number): number {
  if (pace === 0 || step.turn === 0 || step.events.length === 0) return 0;
  return Math.min(pace, LONGEST / (waiting + 1));
}
