// Who is asked what: first those for whom the table waits, and of these first who cannot just let it pass; then those
// who may do something meanwhile.
import type { Asked } from "../contract";
import type { Form } from "../words/sentences";

/** Codes of prompts say so in every game. */
export const isWaitedFor = ({ prompt }: Asked): boolean => !prompt.code.startsWith("may-");

/** Where nobody waits, there is nothing to let pass. */
export function inOrder(asked: readonly Asked[]): Asked[] {
  const others = asked.filter((one) => !isWaitedFor(one)).map((one) => ({ ...one, actions: withoutGoingOn(one.actions) }));
  const waitedFor = asked.filter(isWaitedFor).sort((one, other) => Number(mayGoOn(one)) - Number(mayGoOn(other)));
  return [...waitedFor, ...others];
}

const isGoingOn = (action: unknown): boolean => (action as Form)["do"] === "go-on";
const mayGoOn = ({ actions }: Asked): boolean => actions.some(isGoingOn);
const withoutGoingOn = (actions: readonly unknown[]): unknown[] => actions.filter((action) => !isGoingOn(action));
