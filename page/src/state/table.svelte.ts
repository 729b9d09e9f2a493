// One table as the reader sees it: what the server says goes in, what the components show comes out.
import type { AnyFrame, Asked, Change, Now, Occupant, Problem, SeatsChanged, Step, StepsTaken, TableShown, Undo } from "../contract";
import { inOrder, isWaitedFor } from "./asking";
import { Link, type Connection } from "./link";
import { stepsSince, tells } from "./log";
import type { Wanted } from "./outbox";
import { paceOfStep, StepQueue } from "./queue";
import { isFree } from "./occupants";
import { holdTo, type Seal } from "./seals";
import { lastSeen, see } from "./seen";
import { settings } from "./settings.svelte";

/** What is on the board: while steps are shown, the view of one of them. */
export interface Scene {
  view: unknown;
  names: (string | null)[];
  events: unknown[];
  pace: number;
}

export class TableClient {
  connection: Connection = $state("connecting");
  shown: TableShown | null = $state.raw(null);
  /** The first one that was told; null for a saved game, which was dealt elsewhere. */
  seal: Seal | null = $state.raw(null);
  steps: readonly Step[] = $state.raw([]);
  changes: readonly Change[] = $state.raw([]);
  now: Now | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  isCatchingUp = $state(false);
  problem: Problem | null = $state.raw(null);
  /** Steps that happened while the reader was away. */
  missed: readonly Step[] = $state.raw([]);
  /** Where the same people play again. */
  again: string | null = $state(null);
  isWaiting = $state(false);

  seats: readonly Occupant[] = $derived(this.shown?.seats ?? []);
  mine: number[] = $derived(numbersOf(this.seats, (seat) => seat.is_yours));
  /** Seats that anybody with the invitation may take. At a saved game, and once it is over, nobody sits down any more. */
  free: number[] = $derived(this.isSaved || this.now?.outcome ? [] : numbersOf(this.seats, isFree));
  /** Every view tells who is awaited, under the same name. */
  awaited: number[] = $derived((this.scene?.view as { awaited?: number[] } | undefined)?.awaited ?? []);
  /** Free seats that the game waits for, when nobody else can go on. */
  missing: number[] = $derived(!this.isCatchingUp && this.awaited.every((seat) => this.free.includes(seat)) ? this.awaited : []);
  /** What has changed at the table since the last step. */
  news: readonly Change[] = $derived(this.isCatchingUp ? [] : this.changes.filter(({ number }) => number > this.#newest));
  asked: readonly Asked[] = $derived(this.isCatchingUp ? [] : inOrder(this.now?.asked ?? []));
  /** The table waits for the reader. */
  isWaitedFor: boolean = $derived(this.asked.some(isWaitedFor));
  /** What is being shown may still change what an undo means. */
  undoing: Undo | null = $derived(this.isCatchingUp ? null : (this.now?.undo ?? null));
  canUndo: boolean = $derived(this.undoing?.state === "free" || this.undoing?.state === "consent");
  /** Somebody else plays too, who would have to agree to an undo. */
  hasOthers: boolean = $derived(this.seats.some((seat) => seat.person !== null && seat.bot === null && !seat.is_yours));

  #link: Link;
  #next: Now | null = null;
  #queue = new StepQueue<Step>(
    (step, pace) => this.#show(step, pace),
    () => this.#settle(),
    (step, waiting) => paceOfStep(step, waiting, document.hidden ? 0 : settings.pace),
  );

  constructor(
    readonly id: string,
    private readonly key: string | null,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#link = new Link(
      `${scheme}://${location.host}/api/tables/${id}/live`,
      (frame) => this.#hear(frame),
      (state) => (this.connection = state),
    );
  }

  close(): void {
    this.#queue.clear();
    this.#link.close();
  }

  skip(): void {
    this.#queue.skip();
  }

  /** What opens free seats: the key that the reader came with, or the one for those who belong to the table. */
  get invitation(): string | null {
    return this.key ?? this.shown?.invite ?? null;
  }

  /** A game that was brought in has no seal: it was dealt elsewhere. */
  get isSaved(): boolean {
    return this.shown?.seal === null;
  }

  play(seat: number, action: unknown): void {
    if (!this.isWaiting) this.missed = [];
    this.#sendOnce({ do: "play", seat, version: this.#version, action });
  }

  undo(): void {
    if (this.canUndo) this.#sendOnce({ do: "undo", version: this.#version });
  }

  consent(agrees: boolean): void {
    this.#sendOnce({ do: "consent", version: this.#version, agrees });
  }

  /** Whoever takes a seat back from a bot is told what it did meanwhile. */
  sit(seat: number): void {
    if (this.mine.includes(seat)) this.missed = stepsSince(this.steps, [seat]).filter(tells);
    this.#send({ do: "sit", seat, key: this.invitation });
  }

  /** Without a bot, the reader's own seat becomes free. */
  handOver(seat: number, bot: string | null): void {
    this.#send({ do: "hand-over", seat, bot });
  }

  look(seat: number | null): void {
    this.#send({ do: "look", seat });
  }

  wish(forecast: boolean): void {
    this.#send({ do: "wish", forecast });
  }

  playAgain(): void {
    this.#send({ do: "again" });
  }

  /** The number of the last step that was shown. */
  get #newest(): number {
    return this.steps.at(-1)?.number ?? 0;
  }

  get #version(): number {
    return this.shown?.version ?? 0;
  }

  /** A second tap comes before the first one is answered, and answers a table that has moved on. */
  #sendOnce(wanted: Wanted): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.#send(wanted);
  }

  #send(wanted: Wanted): void {
    this.problem = null;
    this.#link.send(wanted);
  }

  #hear(frame: AnyFrame): void {
    if (frame.say === "table") this.#start(frame);
    else if (frame.say === "steps") this.#follow(frame);
    else if (frame.say === "seats") this.#reseat(frame);
    else if (frame.say === "presence") this.#seat(frame.seats);
    else if (frame.say === "again") this.again = frame.table;
    else if (frame.say === "refused") this.#refused(frame.problem);
    else this.isWaiting = false;
  }

  #start(frame: TableShown): void {
    this.#queue.clear();
    this.isCatchingUp = false;
    this.shown = frame;
    if (frame.seal !== null) this.seal ??= holdTo(this.id, frame.seal, frame.seed !== null);
    this.steps = frame.steps;
    this.changes = frame.changes;
    this.again = frame.again;
    this.#apply(frame.now);
    this.#recall();
    if (settings.forecast) this.#link.send({ do: "wish", forecast: true });
  }

  #follow(frame: StepsTaken): void {
    if (!this.shown) return;
    this.shown = { ...this.shown, version: frame.version, seed: frame.seed };
    this.#next = frame.now;
    this.isCatchingUp = true;
    this.#queue.push(withLastView(frame));
  }

  #reseat({ version, seats, changes, now }: SeatsChanged): void {
    if (!this.shown) return;
    this.changes = changes;
    this.shown = { ...this.shown, version, seats };
    if (this.#queue.isIdle) this.#apply(now);
    else this.#next = now;
  }

  #seat(seats: Occupant[]): void {
    if (this.shown) this.shown = { ...this.shown, seats };
  }

  #show(step: Step, pace: number): void {
    this.steps = [...this.steps, step];
    // A step without a view (as in the set-up) is one to read about.
    if (step.view) this.scene = { view: step.view, names: step.names ?? [], events: step.events, pace };
  }

  /** All steps were shown: what is asked now may be answered. The events of the last one stay marked on the board. */
  #settle(): void {
    this.isCatchingUp = false;
    this.#apply(this.#next, this.scene?.events ?? []);
    see(this.id, this.#newest);
  }

  #apply(now: Now | null, events: unknown[] = []): void {
    this.#next = now;
    this.now = now;
    this.isWaiting = false;
    this.scene = now && { view: now.view, names: now.names, events, pace: settings.pace };
  }

  #refused(problem: Problem): void {
    this.isWaiting = false;
    this.problem = problem;
  }

  #recall(): void {
    const seen = lastSeen(this.id);
    const since = stepsSince(this.steps, this.mine).filter((step) => step.number > seen && tells(step));
    if (this.mine.length > 0) this.missed = since;
    see(this.id, this.#newest);
  }
}

function numbersOf(seats: readonly Occupant[], isMeant: (seat: Occupant) => boolean): number[] {
  return seats.flatMap((seat, number) => (isMeant(seat) ? [number] : []));
}

/** What the last step has led to is what is now: the server does not send that view twice. */
function withLastView({ steps, now }: StepsTaken): Step[] {
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, view: step.view ?? now.view } : step));
}
