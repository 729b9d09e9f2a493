// A view as words, by the kinds of its fields: what the plain board shows. How kinds are written: ostrov/server/kinds.py.
import type { Form, Words } from "../words/sentences";

export type Kind = string | { [part: string]: unknown };

export type Node =
  | { is: "text"; path: string; text: string }
  | { is: "list"; path: string; items: string[]; isHeaded: boolean }
  | { is: "table"; path: string; columns: string[]; rows: { head: string; cells: Node[] }[] }
  | { is: "fields"; path: string; fields: Field[] };

export interface Field {
  label: string;
  help: string | null;
  node: Node;
}

/** Where a value stands: the codes of its label, to ask for more of its forms. */
interface Place {
  path: string;
  label: string | null;
  /** How many lists deep below that label. */
  depth: number;
}

// Who looks and who is awaited, the page shows beside every board.
const SHOWN_ELSEWHERE = ["view.seat", "view.awaited", "view.chance_awaited"];

export function describe(view: unknown, kind: Kind, words: Words): Node {
  const node = new Teller(words).tell(view, kind, { path: "view", label: null, depth: 0 });
  if (node.is !== "fields") return node;
  const fields = node.fields.filter((field) => !SHOWN_ELSEWHERE.includes(field.node.path));
  const [only] = fields;
  return fields.length === 1 && only ? only.node : { ...node, fields };
}

/** Every text by its place, to see what has changed. */
export function textsOf(node: Node, found = new Map<string, string>()): Map<string, string> {
  if (node.is === "fields") for (const field of node.fields) textsOf(field.node, found);
  else if (node.is === "table") for (const row of node.rows) for (const cell of row.cells) textsOf(cell, found);
  else found.set(node.path, node.is === "text" ? node.text : node.items.join("\n"));
  return found;
}

class Teller {
  constructor(private readonly words: Words) {}

  tell(value: unknown, kind: Kind, place: Place): Node {
    if (value === null || value === undefined) return this.#text(this.#none(kind, place), place);
    if (typeof kind === "string") return this.#simple(value, kind, place);
    if ("one_of" in kind) {
      const variants = kind["one_of"] as Record<string, Kind>;
      const variant = variants[String((value as Form)[String(kind["tag"])])];
      return variant ? this.tell(value, variant, place) : this.#text(String(value), place);
    }
    if ("fields" in kind) return this.#struct(value as Form, kind, place);
    if ("list" in kind) return this.#members(value as unknown[], kind["list"] as Kind, place);
    return this.#counted(value as Form, kind, place);
  }

  #simple(value: unknown, kind: string, place: Place): Node {
    if (!Array.isArray(value)) return this.#text(this.#say(value, kind), place);
    if (value.length === 0) return this.#text(this.#empty(kind), place);
    const inner = kind.replace(/\[\]$/, "");
    if (inner.endsWith("[]")) return this.#members(value, inner, place);
    const items = value.map((item, index) => this.#headed(this.#say(item, inner, place), place, index));
    return { is: "list", path: place.path, items, isHeaded: this.#heading(place, 0) !== null };
  }

  #struct(value: Form, kind: { [part: string]: unknown }, place: Place): Node {
    const kinds = kind["fields"] as Record<string, Kind>;
    const fields = Object.keys(kinds).map((name) => {
      const label = this.#labelOf(String(kind["struct"]), name);
      const within = { path: `${place.path}.${name}`, label, depth: 0 };
      const { tongue } = this.words;
      return {
        label: label ? tongue.say(label) : name.replaceAll("_", " "),
        help: label ? tongue.form(label, "help") : null,
        node: this.tell(value[name], kinds[name]!, within),
      };
    });
    return { is: "fields", path: place.path, fields };
  }

  /** Members of a list under headings of their own: a table where each is a row of plain things. */
  #members(values: unknown[], kind: Kind, place: Place): Node {
    if (values.length === 0) return this.#text(this.#empty(kind), place);
    const inner = (index: number) => ({ ...place, path: `${place.path}.${index}`, depth: place.depth + 1 });
    const nodes = values.map((value, index) => this.tell(value, kind, inner(index)));
    const first = nodes.find((node) => node.is === "fields");
    if (first && nodes.every((node) => node.is !== "fields" || isFlat(node))) {
      const columns = first.fields.map((field) => field.label);
      const rows = nodes.map((node, index) => ({
        head: this.#item(place, index),
        cells: node.is === "fields" ? node.fields.map((field) => field.node) : [node],
      }));
      return { is: "table", path: place.path, columns, rows };
    }
    const fields = nodes.map((node, index) => ({ label: this.#item(place, index), help: null, node }));
    return { is: "fields", path: place.path, fields };
  }

  /** So many of each. */
  #counted(value: Form, kind: { [part: string]: unknown }, place: Place): Node {
    const entries = Object.entries(value);
    if (entries.length === 0) return this.#text(this.#empty(""), place);
    const fields = entries.map(([key, count]) => ({
      label: this.#say(key, kind["keys"] as string),
      help: null,
      node: this.tell(count, kind["values"] as Kind, { path: `${place.path}.${key}`, label: null, depth: 0 }),
    }));
    return { is: "fields", path: place.path, fields };
  }

  #say(value: unknown, kind: string, place?: Place): string {
    const { tongue } = this.words;
    if (value === null) return place ? this.#none(kind, place) : tongue.say("value-none");
    if (typeof value === "boolean") return tongue.say(value ? "value-yes" : "value-no");
    if (kind === "seat" && typeof value === "number") return this.words.seat(value);
    if (kind === "place" && typeof value === "number") return tongue.say("place", { number: value + 1 });
    return this.words.name(kind, String(value));
  }

  #none(kind: Kind, place: Place): string {
    return (place.label ? this.words.tongue.form(place.label, "none") : null) ?? this.#empty(kind);
  }

  #empty(kind: Kind): string {
    const isSeat = typeof kind === "string" && kind.startsWith("seat");
    return this.words.tongue.say(isSeat ? "value-nobody" : "value-none");
  }

  #item(place: Place, index: number): string {
    return this.#heading(place, index) ?? String(index + 1);
  }

  #headed(text: string, place: Place, index: number): string {
    const heading = this.#heading(place, index);
    return heading ? `${heading}: ${text}` : text;
  }

  /** Lists within lists have headings of their own kind. */
  #heading(place: Place, index: number): string | null {
    const values = { number: index + 1, seat: this.words.seat(index) };
    return place.label ? this.words.tongue.form(place.label, place.depth === 0 ? "item" : "inner", values) : null;
  }

  #labelOf(struct: string, name: string): string | null {
    return [`field-${struct}-${name}`, `field-${name}`].find((code) => this.words.tongue.knows(code)) ?? null;
  }

  #text(text: string, place: Place): Node {
    return { is: "text", path: place.path, text };
  }
}

function isFlat(node: Node): boolean {
  return node.is === "fields" && node.fields.every((field) => field.node.is === "text" || field.node.is === "list");
}
