// One table as the reader sees it: what the server says goes in, what the components show comes out.
import type {
  AnyFrame,
  Asked,
  Change,
  EarlierShown,
  GameShown,
  Now,
  Occupant,
  Problem,
  SeatsChanged,
  Step,
  StepsTaken,
  TableShown,
  Undo,
} from "../contract";
import { isLittle } from "./durations";
import { keys } from "./keys.svelte";
import { inOrder, isWaitedFor } from "./asking";
import { giveAt } from "./giving";
import { addressOf, Link, type Connection } from "./link";
import { stepsSince, tells } from "./log";
import type { Wanted } from "./outbox";
import { commit, Giver, revealedAt } from "./parts";
import type { Staging } from "../boards/board";
import { beatsOf, StepQueue } from "./queue";
import { isFree } from "./occupants";
import { withEarlier, withNewest } from "./past";
import { seatOfKey } from "./route";
import { holdTo, type Seal } from "./seals";
import { lastSeen, see } from "./seen";
import { settings } from "./settings.svelte";
import { now } from "./ticking";
import { NO_TRAITS, type Traits } from "./traits";

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
  /** Who waits for the reader and has said so, until the reader moves. */
  nudgedBy: string | null = $state(null);
  /** What the board says of its events, once it is there. */
  staging: Staging = $state.raw({});
  /** When the server last told who sits where, and so how long is left. */
  #toldAt = $state(0);

  seats: readonly Occupant[] = $derived(this.shown?.seats ?? []);
  mine: number[] = $derived(numbersOf(this.seats, (seat) => seat.is_yours));
  /** Whose part of chance the game waits for before it begins. */
  waitsForParts: readonly string[] = $derived(this.shown?.parts.waits_for ?? []);
  /** Whoever belongs to the table invites others, and sits down without a link. */
  canInvite: boolean = $derived(!this.isSaved && (this.mine.length > 0 || Boolean(this.shown?.is_host)));
  /** The seat whose key the reader came with. */
  invitedTo: number | null = $derived(seatOfKey(this.#key));
  /** The link by which the reader came is of no use any more. */
  isInvitationSpent: boolean = $derived(!this.canInvite && this.#key !== null && this.invitedTo === null);
  /** Seats that nobody has. At a saved game, and once it is over, nobody sits down any more. */
  free: number[] = $derived(this.isSaved || this.now?.outcome ? [] : numbersOf(this.seats, isFree));
  /** Seats that the reader may sit down on: any free one, or the one that the link was for. */
  canSitAt: number[] = $derived(
    this.canInvite ? this.free : this.invitedTo === null || this.now?.outcome ? [] : [this.invitedTo],
  );
  /** Every view tells who is awaited, under the same name. */
  awaited: number[] = $derived((this.scene?.view as { awaited?: number[] } | undefined)?.awaited ?? []);
  /** Those without whom the game does not go on. */
  waitedFor: readonly number[] = $derived(this.isCatchingUp || this.now?.outcome ? [] : (this.now?.waited_for ?? []));
  /** Free seats that the game waits for, when nobody else can go on. */
  missing: number[] = $derived(
    !this.isCatchingUp && this.awaited.every((seat) => this.free.includes(seat)) ? this.awaited : [],
  );
  /** What has changed at the table since the last step. */
  news: readonly Change[] = $derived(
    this.isCatchingUp ? [] : this.changes.filter(({ number }) => number > this.#newest),
  );
  asked: readonly Asked[] = $derived(this.isCatchingUp ? [] : inOrder(this.now?.asked ?? [], this.traits));
  /** The table waits for the reader. */
  isWaitedFor: boolean = $derived(this.asked.some(isWaitedFor));
  /** What is being shown may still change what an undo means. */
  undoing: Undo | null = $derived(this.isCatchingUp ? null : (this.now?.undo ?? null));
  canUndo: boolean = $derived(this.undoing?.state === "free" || this.undoing?.state === "consent");
  /** Somebody else plays too, who would have to agree to an undo. */
  hasOthers: boolean = $derived(this.seats.some((seat) => seat.person !== null && seat.bot === null && !seat.is_yours));

  #link: Link;
  #giver: Giver;
  #next: Now | null = null;
  /** From which entry on the past is known. */
  #since = 1;
  #queue = new StepQueue<Step>(
    (step, haste) => this.#show(step, haste * settings.pace),
    () => this.#settle(),
    // A page in the background does not fall behind.
    (step) => (document.hidden ? 0 : settings.pace * beatsOf(step, this.staging.beats)),
  );

  constructor(
    readonly id: string,
    private readonly games: readonly GameShown[],
  ) {
    this.#giver = new Giver(id, (wanted) => this.#link.send(wanted));
    this.#link = new Link(
      addressOf(id),
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

  /** Of the game that is played here. */
  get traits(): Traits {
    return this.games.find(({ id }) => id === this.shown?.game)?.traits ?? NO_TRAITS;
  }

  /** A game that was brought in has no seal: it was dealt elsewhere. */
  get isSaved(): boolean {
    return this.shown?.seal === null;
  }

  play(seat: number, action: unknown): void {
    if (!this.isWaiting) this.missed = [];
    this.nudgedBy = null;
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
    if (this.mine.includes(seat))
      this.missed = stepsSince(this.steps, [seat]).filter((step) => tells(step, this.traits));
    // Once the game has begun, the key of its draws is bound.
    const commitment = this.now === null ? commit() : null;
    this.#send({ do: "sit", seat, key: seat === this.invitedTo ? this.#key : null, commitment });
  }

  /** A new link for a seat; those before open it no more. */
  invite(seat: number): void {
    this.#send({ do: "invite", seat });
  }

  /** Without a bot, the reader's own seat becomes free. */
  handOver(seat: number, bot: string | null): void {
    this.#send({ do: "hand-over", seat, bot });
  }

  /** A bot of the table's strength, on a free seat or for somebody who was waited for long enough. */
  standIn(seat: number): void {
    this.#send({ do: "stand-in", seat });
  }

  /** Reminds whoever plays there that the game waits. */
  nudge(seat: number): void {
    this.#send({ do: "nudge", seat });
  }

  /** Until a bot may stand in for whoever sits there; 0: it may now; null: there is no question of it. */
  secondsLeft(seat: number): number | null {
    const told = this.seats[seat]?.stand_in?.seconds;
    return told === undefined ? null : Math.max(0, told - (now() - this.#toldAt) / 1000);
  }

  /** So little is left of the time for a move that it has to be said. */
  isShortOfTime(seat: number): boolean {
    const ofAll = this.shown?.move_seconds ?? null;
    const left = this.secondsLeft(seat);
    return ofAll !== null && left !== null && isLittle(left, ofAll);
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

  /** What the link brought along by which the reader came. */
  get #key(): string | null {
    return keys.of(this.id);
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
    else if (frame.say === "earlier") this.#recallEarlier(frame);
    else if (frame.say === "presence") this.#seat(frame.seats);
    else if (frame.say === "nudged") this.nudgedBy = frame.by;
    else if (frame.say === "again") this.#playOn(frame.table);
    else if (frame.say === "refused") this.#refused(frame.problem);
    else this.isWaiting = false;
  }

  #playOn(table: string): void {
    this.again = table;
    if (revealedAt(this.id)) giveAt(table);
  }

  #start(frame: TableShown): void {
    this.#giver.hear(frame.parts);
    this.#queue.clear();
    this.isCatchingUp = false;
    this.shown = frame;
    this.#toldAt = performance.now();
    this.#lookAtKey();
    if (frame.seal !== null) this.seal ??= holdTo(this.id, frame.seal, frame.seed !== null);
    this.steps = frame.steps;
    this.changes = frame.changes;
    this.#askBefore(frame.since);
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

  /** A long past comes in parts, the latest first. */
  #askBefore(since: number): void {
    this.#since = since;
    if (since > 1) this.#link.send({ do: "earlier", before: since });
  }

  #recallEarlier(frame: EarlierShown): void {
    const past = withEarlier({ since: this.#since, steps: this.steps, changes: this.changes }, frame);
    if (!past) return;
    this.steps = past.steps;
    this.changes = past.changes;
    this.#askBefore(past.since);
  }

  #reseat({ version, seats, parts, changes, since, now }: SeatsChanged): void {
    if (!this.shown) return;
    this.#giver.hear(parts);
    this.changes = withNewest(this.changes, since, changes);
    this.shown = { ...this.shown, version, parts };
    this.#seat(seats);
    if (this.#queue.isIdle) this.#apply(now);
    else this.#next = now;
  }

  #seat(seats: Occupant[]): void {
    if (!this.shown) return;
    this.shown = { ...this.shown, seats };
    this.#toldAt = performance.now();
    this.#lookAtKey();
  }

  /** A key is good until somebody sits down with it. */
  #lookAtKey(): void {
    const seat = this.invitedTo === null ? undefined : this.seats[this.invitedTo];
    if (seat?.is_yours) keys.forget(this.id);
    else if (this.invitedTo !== null && !seat?.is_open) keys.spend(this.id);
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
    if (!now?.asked.some(isWaitedFor)) this.nudgedBy = null;
    this.scene = now && { view: now.view, names: now.names, events, pace: settings.pace };
  }

  #refused(problem: Problem): void {
    this.isWaiting = false;
    if (problem.code === "invitation-spent") keys.spend(this.id);
    this.problem = problem;
  }

  #recall(): void {
    const seen = lastSeen(this.id);
    const since = stepsSince(this.steps, this.mine).filter((step) => step.number > seen && tells(step, this.traits));
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
