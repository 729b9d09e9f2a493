// Which of the reader's seats is asked first, where one device holds several.
import type { Asked } from "../contract";

/** Who has to decide before who may just go on, and among those whoever's turn it is. */
export function foremost(asked: readonly Asked[], view: unknown): Asked | undefined {
  const active = (view as { table?: { active?: number } } | null)?.table?.active;
  const rank = (one: Asked) => (mayGoOn(one) ? 2 : 0) + (one.seat === active ? 0 : 1);
  return [...asked].sort((one, other) => rank(one) - rank(other))[0];
}

function mayGoOn({ actions }: Asked): boolean {
  return actions.some((action) => (action as { do?: string }).do === "go-on");
}
