// What the rules say in codes and forms, as sentences: the same as ostrov/words/sentences.py makes of them.
import type { Problem, Prompt } from "../contract";
import type { Tongue } from "./tongue";

/** Of which enumeration a field is, in the forms of each tag: { move: { to: "tile" } }. */
export type KindsOfFields = Record<string, Record<string, unknown>>;
export type Kinds = { choice?: KindsOfFields; event?: KindsOfFields; view?: unknown; options?: unknown };
export type Form = Record<string, unknown>;
/** A name in its forms: under "" the name itself, then cases, articles and prepositions. */
type Name = Record<string, string | number>;

const SEATS = new Set(["seat", "actor", "pawn", "receiver"]);
const LISTS_OF_SEATS = new Set(["seats", "pawns"]);
const FORMS_OF_A_PERSON = ["", "the", "gen", "dat", "acc", "ins", "loc"];

export class Words {
  constructor(
    readonly tongue: Tongue,
    readonly kinds: Kinds = {},
    /** The codes of the names that seats have in the fiction. */
    readonly names: readonly (string | null)[] = [],
  ) {}

  say(code: string, values: Form = {}, kinds: Record<string, unknown> = {}): string {
    return this.tongue.say(code, this.expanded(values, kinds));
  }

  event(event: unknown): string {
    return this.#form("event", event as Form);
  }

  choice(choice: unknown): string {
    return this.#form("choice", choice as Form, "do");
  }

  prompt(prompt: Prompt): string {
    return this.say(`prompt-${prompt.code}`, prompt.arguments);
  }

  /** One clear sentence; a refusal's clause is not in it, for the page to show as a link. */
  problem(problem: Problem): string {
    const { action, ...rest } = problem.arguments;
    const own = (action ?? {}) as Form;
    const kinds = this.kinds.choice?.[String(own["do"])] ?? {};
    const code = `${problem.kind}-${problem.code}`;
    return this.tongue.knows(code)
      ? this.say(code, { ...present(own), ...rest }, kinds)
      : this.say("page-problem", { code });
  }

  /** The name of something by its kind and value, or else what it is called in the rules. */
  name(kind: string, value: string): string {
    const code = `${kind}-${value}`;
    return this.tongue.knows(code) ? this.tongue.say(code) : value;
  }

  /** Any value of a form's field. */
  value(field: string, value: unknown, kind: unknown): string {
    return String(this.#forms(field, value, kind)[""]);
  }

  seat(seat: number): string {
    return String(this.#seat(seat)[""]);
  }

  /** Any plain value of a view, by its kind. */
  told(value: unknown, kind: string): string {
    if (value === null) return this.tongue.say("value-none");
    if (typeof value === "boolean") return this.tongue.say(value ? "value-yes" : "value-no");
    if (kind === "seat" && typeof value === "number") return this.seat(value);
    return this.name(kind, String(value));
  }

  /** What is written for it where there is little room, or null. */
  mark(value: unknown, kind: string): string | null {
    if (kind !== "seat" || typeof value !== "number") return this.tongue.form(`${kind}-${value}`, "mark");
    const code = this.names[value];
    return code ? this.tongue.form(code, "mark") : String(value + 1);
  }

  /** A struct in one phrase, or its mark; null where there is none for structs of its kind. */
  phrase(kind: { struct: string; fields: Record<string, unknown> }, value: Form, form?: "mark"): string | null {
    const code = `said-${kind.struct}`;
    if (!this.tongue.knows(code)) return null;
    const shown = Object.fromEntries(Object.entries(value).map(([field, part]) => [field, part ?? "none"]));
    const values = this.expanded(shown, kind.fields);
    return form ? this.tongue.form(code, form, values) : this.tongue.say(code, values);
  }

  /** The code of a field's label, or null. */
  label(struct: string, field: string): string | null {
    return [`field-${struct}-${field}`, `field-${field}`].find((code) => this.tongue.knows(code)) ?? null;
  }

  join(texts: readonly string[]): string {
    if (texts.length < 2) return texts[0] ?? "";
    return this.tongue.say("list", { others: texts.slice(0, -1).join(", "), last: texts[texts.length - 1]! });
  }

  #form(family: "event" | "choice", form: Form, field = "event"): string {
    const { [field]: tag, ...values } = form;
    return this.say(`${family}-${tag}`, present(values), this.kinds[family]?.[String(tag)]);
  }

  /** Every name with its forms beside it: `tile`, `tile-acc`, `tile-to` … */
  expanded(values: Form, kinds: Record<string, unknown> = {}): Name {
    const expanded: Name = {};
    for (const [key, value] of Object.entries(values)) {
      if (SEATS.has(key) && typeof value === "number") expanded[`${key}-number`] = value + 1;
      if (Array.isArray(value)) expanded[`${key}-count`] = value.length;
      for (const [form, text] of Object.entries(withCapital(this.#forms(key, value, kinds[key])))) {
        expanded[form ? `${key}-${form}` : key] = text;
      }
    }
    return expanded;
  }

  #forms(key: string, value: unknown, kind: unknown): Name {
    if (Array.isArray(value)) {
      const one = LISTS_OF_SEATS.has(key) ? "seat" : SEATS.has(key) ? "" : key;
      return this.#listed(value.map((item) => this.#forms(one, item, kind)));
    }
    if (SEATS.has(key) && typeof value === "number") return this.#seat(value);
    if (typeof value === "number") return { "": value };
    if (typeof value === "object" && value !== null && "name" in value) return this.#named(String(value.name));
    return this.#word(key, String(value), kind);
  }

  /** Where no kind is told, a message called after the field and the value tells as much. */
  #word(key: string, value: string, kind: unknown): Name {
    const family = typeof kind === "string" && kind ? kind.replaceAll("[]", "") : key;
    const code = `${family}-${value}`;
    return this.tongue.knows(code) ? this.#named(code) : { "": value };
  }

  #named(code: string): Name {
    return { "": this.tongue.say(code), ...this.tongue.forms(code) };
  }

  #seat(seat: number): Name {
    const code = this.names[seat];
    if (code) return this.#named(code);
    const name = this.tongue.say("seat", { number: seat + 1 });
    return Object.fromEntries(FORMS_OF_A_PERSON.map((form) => [form, name]));
  }

  /** A and B; A, B and C; in every form that all of them have. Of nobody, nothing is said. */
  #listed(names: Name[]): Name {
    const [first, ...others] = names;
    if (!first) return { "": "" };
    const common = Object.keys(first).filter((form) => others.every((name) => form in name));
    return Object.fromEntries(common.map((form) => [form, this.join(names.map((name) => String(name[form])))]));
  }
}

function present(form: Form): Form {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null && value !== undefined));
}

/** With its article a name may begin a sentence: `$tile-The`. */
function withCapital(forms: Name): Name {
  const the = forms["the"];
  return typeof the === "string" ? { ...forms, The: the.slice(0, 1).toUpperCase() + the.slice(1) } : forms;
}
