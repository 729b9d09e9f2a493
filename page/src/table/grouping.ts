// Actions by what is done, so that a long list can be looked through.
import type { Form, Words } from "../words/sentences";

export interface Group {
  verb: string;
  /** What all of them do, with dots for what differs: "Give … to …". */
  title: string;
  actions: { form: Form; text: string }[];
}

const FORMS = ["", "-the", "-a", "-to", "-at", "-gen", "-dat", "-acc", "-ins", "-loc", "-number"];

export function groupsOf(actions: readonly unknown[], words: Words): Group[] {
  const groups = new Map<string, Group>();
  for (const form of actions as Form[]) {
    const verb = String(form["do"]);
    const group = groups.get(verb) ?? { verb, title: titleOf(form, words), actions: [] };
    group.actions.push({ form, text: words.choice(form) });
    groups.set(verb, group);
  }
  return [...groups.values()];
}

function titleOf({ do: verb, ...fields }: Form, words: Words): string {
  const dots = Object.keys(fields).flatMap((field) => FORMS.map((form) => [field + form, "…"]));
  const said = words.tongue.say(`choice-${verb}`, Object.fromEntries(dots));
  const short = said
    .replace(/…(?:[\s,:и]*…)+/g, "…")
    .replace(/[\s:]*…$/, " …")
    .replace(/^…[\s:—]*/, "")
    .trim();
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** Groups longer than this are folded, and those longer than the second are narrowed down part by part. */
const FOLDED = 8;
export const NARROWED = 14;
/** So many buttons at once, and no more. */
export const MOST = 24;

/** Long groups are folded, but never all of them: the first is open then, and there is something to tap. */
export function isFolded(group: Group, groups: readonly Group[]): boolean {
  const isLong = ({ actions }: Group) => actions.length > FOLDED;
  return isLong(group) && !(group === groups[0] && groups.every(isLong));
}

export interface Facet {
  field: string;
  values: { value: string; text: string }[];
}

/** The fields in which the actions of a group differ, each with its values in words. */
export function facetsOf(group: Group, words: Words): Facet[] {
  const fields = Object.keys(group.actions[0]?.form ?? {}).filter((field) => field !== "do");
  return fields.map((field) => facet(field, group, words)).filter(({ values }) => values.length > 1);
}

function facet(field: string, group: Group, words: Words): Facet {
  const found = new Map(group.actions.map(({ form }) => [JSON.stringify(form[field]), form[field]]));
  const kind = words.kinds.choice?.[group.verb]?.[field];
  const values = [...found].map(([value, shown]) => ({ value, text: words.value(field, shown, kind) }));
  return { field, values };
}

/** Those that have every value that was picked. */
export function narrowed(group: Group, picked: Record<string, string>): Group["actions"] {
  const wanted = Object.entries(picked).filter(([, value]) => value);
  return group.actions.filter(({ form }) => wanted.every(([field, value]) => JSON.stringify(form[field]) === value));
}
