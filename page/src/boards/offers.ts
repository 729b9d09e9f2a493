// Actions by the cells that they name, so that they can be found on a board.
import type { Asked } from "../contract";
import type { Form, Words } from "../words/sentences";

export interface Offer {
  seat: number;
  form: Form;
  text: string;
}

export function offersOf(asked: readonly Asked[], words: Words): Offer[] {
  const named = (seat: number, text: string) => (asked.length > 1 ? `${words.seat(seat)}: ${text}` : text);
  return asked.flatMap(({ seat, actions }) =>
    (actions as Form[]).map((form) => ({ seat, form, text: named(seat, words.choice(form)) })),
  );
}

export function names({ form }: Offer, cell: unknown): boolean {
  return Object.entries(form).some(([field, value]) => field !== "do" && value === cell);
}
