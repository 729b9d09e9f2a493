// What the page may know of a game's actions and events without knowing the game: the game says it of each of them.
import type { GameShown } from "../contract";
import type { Form } from "../words/sentences";

export type Traits = GameShown["traits"];
type Trait = Traits["choice"][string][number];

export const NO_TRAITS: Traits = { choice: {}, event: {} };

export function isAction(action: unknown, trait: Trait, { choice }: Traits): boolean {
  return choice[String((action as Form)["do"])]?.includes(trait) ?? false;
}

export function isEvent(event: unknown, trait: Trait, { event: events }: Traits): boolean {
  return events[String((event as Form)["event"])]?.includes(trait) ?? false;
}
