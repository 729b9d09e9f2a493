// What a tap may mean, for any game: `Action` is what is sent, `Picked` what was tapped before it. A board finds out which
// of the offered actions a tap could mean; what follows from that is the same everywhere.
import type { Asked } from "../../contract";

/** One thing that a tap may mean: an action, or the first half of one. `plain`: it needs no second look. */
export interface Meaning<Action, Picked> {
  seat: number;
  action: Action;
  plain: boolean;
  half?: Picked;
}

export type Answer<Action, Picked> =
  | { then: "play"; seat: number; action: Action }
  | { then: "choose"; meanings: Meaning<Action, Picked>[] }
  | { then: "pick"; picked: Picked }
  | { then: "nothing" };

export function actionsOf<Action>(asked: readonly Asked[], seat: number): Action[] {
  return (asked.find((one) => one.seat === seat)?.actions ?? []) as Action[];
}

/** Everything that may be done now. */
export function everyMeaning<Action, Picked>(asked: readonly Asked[]): Meaning<Action, Picked>[] {
  return asked.flatMap(({ seat, actions }) => (actions as Action[]).map((action) => ({ seat, action, plain: true })));
}

/** What is meant plainly is played at once, of several meanings one is chosen; null where there is none. */
export function answerTo<Action, Picked>(found: Meaning<Action, Picked>[]): Answer<Action, Picked> | null {
  const [only] = found;
  if (only && found.length === 1 && only.plain) {
    return { then: "play", seat: only.seat, action: only.action };
  }
  return found.length ? { then: "choose", meanings: found } : null;
}

export type Light = "soft" | "strong" | null;

/** What is plain is lit lightly by itself; whatever is picked lights up strongly where it can go. */
export function lightOf<Action, Picked>(found: readonly Meaning<Action, Picked>[], isPicked: boolean): Light {
  if (isPicked) return found.length ? "strong" : null;
  return found.some(({ plain }) => plain) ? "soft" : null;
}
