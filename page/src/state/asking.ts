// Who is asked what: first those for whom the table waits, and of these first who cannot just let it pass; then those
// who may do something meanwhile.
import type { Asked } from "../contract";
import { isAction, type Traits } from "./traits";

export const isWaitedFor = ({ prompt }: Asked): boolean => !prompt.is_optional;

/** Where nobody waits, there is nothing to let pass. */
export function inOrder(asked: readonly Asked[], traits: Traits): Asked[] {
  const isPass = (action: unknown) => isAction(action, "passes", traits);
  const mayPass = ({ actions }: Asked) => actions.some(isPass);
  const withoutPass = (one: Asked) => ({ ...one, actions: one.actions.filter((action) => !isPass(action)) });
  const others = asked.filter((one) => !isWaitedFor(one)).map(withoutPass);
  const waitedFor = asked.filter(isWaitedFor).sort((one, other) => Number(mayPass(one)) - Number(mayPass(other)));
  return [...waitedFor, ...others];
}

/** An action that ends something, or shows what cannot be unseen, is asked about once more, unless it is the only one. */
export function isAskedAbout(action: unknown, asked: Asked | undefined, traits: Traits): boolean {
  if (!asked || asked.actions.length < 2) return false;
  return asked.prompt.is_final || isAction(action, "final", traits);
}
