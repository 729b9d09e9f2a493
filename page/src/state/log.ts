// The log: sentences by turns, each with the number of the step it belongs to.
import type { Step } from "../contract";
import type { Words } from "../words/sentences";
import { isEvent, type Traits } from "./traits";

export interface Line {
  number: number;
  /** It is told of the table, not of the game, and leads to no moment. */
  isAside?: boolean;
  by: number | null;
  /** Who chose this, if it was no person; told once a step. */
  bot: string | null;
  text: string;
}

export interface Turn {
  /** Distinguishes turns in lists. */
  key: string;
  /** The sentence that began it; null for the set-up. */
  heading: string | null;
  /** The step that it begins with. */
  number: number;
  lines: Line[];
}

/** What a log is made of: a step, or a moment of the past. */
export type Happened = Pick<Step, "number" | "by" | "bot" | "events">;

/** What happened at the table beside the game, and when. */
export type Aside = Pick<Line, "number" | "text">;

/** A new turn (or round) begins with the event that says so, even in the middle of a step. */
export function turnsOf(
  steps: readonly Happened[],
  words: Words,
  traits: Traits,
  asides: readonly Aside[] = [],
): Turn[] {
  const turns: Turn[] = [];
  const waiting = [...asides];
  const tellAsides = (before: number) => {
    while (waiting[0] && waiting[0].number < before) {
      current(turns, waiting[0]).lines.push({ ...waiting.shift()!, by: null, bot: null, isAside: true });
    }
  };
  for (const step of steps) {
    tellAsides(step.number);
    let bot = step.bot;
    for (const event of step.events) {
      const text = words.event(event);
      if (isEvent(event, "begins", traits))
        turns.push({ key: `${step.number}`, heading: text, number: step.number, lines: [] });
      else {
        current(turns, step).lines.push({ number: step.number, by: step.by, bot, text });
        bot = null;
      }
    }
  }
  tellAsides(Infinity);
  return turns;
}

function current(turns: Turn[], step: Pick<Happened, "number">): Turn {
  if (turns.length === 0) turns.push({ key: "set-up", heading: null, number: step.number, lines: [] });
  return turns[turns.length - 1]!;
}

/** A step that has something to tell besides that a turn began. */
export function tells({ events }: Step, traits: Traits): boolean {
  return events.some((event) => !isEvent(event, "begins", traits));
}

/**
 * What happened after the last choice that a person made for any of these seats: what bots did there meanwhile is news.
 * If no person has chosen anything yet, it is told from where a bot began to; if nobody has, there is nothing to tell.
 */
export function stepsSince(steps: readonly Step[], seats: readonly number[]): readonly Step[] {
  const isTheirs = (step: Step) => step.by !== null && seats.includes(step.by);
  const last = steps.findLastIndex((step) => isTheirs(step) && step.bot === null);
  const first = last < 0 ? steps.findIndex(isTheirs) : last + 1;
  return first < 0 ? [] : steps.slice(first);
}

/** What an undo would take back: a choice, and all that followed it. */
export interface TakenBack {
  choice: Step | null;
  choices: number;
  draws: number;
}

/** Of the steps after this number, the first is the choice that is meant. */
export function takenBack(steps: readonly Step[], to: number): TakenBack {
  const [choice = null, ...later] = steps.filter((step) => step.number > to);
  const draws = later.filter((step) => step.by === null).length;
  return { choice, choices: later.length - draws, draws };
}
