// The log: sentences by turns, each with the number of the step it belongs to.
import type { Step } from "../contract";
import type { Form, Words } from "../words/sentences";

export interface Line {
  number: number;
  by: number | null;
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

/** A new turn (or round) begins with the event that says so, even in the middle of a step. */
export function turnsOf(steps: readonly Step[], words: Words): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    for (const event of step.events as Form[]) {
      const text = words.event(event);
      if (begins(event)) turns.push({ key: `${step.number}`, heading: text, number: step.number, lines: [] });
      else current(turns, step).lines.push({ number: step.number, by: step.by, text });
    }
  }
  return turns;
}

export function begins(event: Form): boolean {
  return String(event["event"]).endsWith("-began");
}

function current(turns: Turn[], step: Step): Turn {
  if (turns.length === 0) turns.push({ key: "set-up", heading: null, number: step.number, lines: [] });
  return turns[turns.length - 1]!;
}

/** A step that has something to tell besides that a turn began. */
export function tells(step: Step): boolean {
  return (step.events as Form[]).some((event) => !begins(event));
}

/** What happened after the last step by any of these seats; nothing, if there was none to look back to. */
export function stepsSince(steps: readonly Step[], seats: readonly number[]): readonly Step[] {
  const last = steps.findLastIndex((step) => step.by !== null && seats.includes(step.by));
  return last < 0 ? [] : steps.slice(last + 1);
}
