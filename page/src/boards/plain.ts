// A view as words, by the kinds of its fields: what the plain board shows. How kinds are written: server/web/kinds.py.
import type { Form, Words } from "../words/sentences";
import { drawn, type Drawing } from "./drawn";

export type Kind = string | { [part: string]: unknown };
export type Struct = { struct: string; fields: Record<string, Kind>; looks?: Record<string, string> };

export type Node =
  | { is: "text"; path: string; text: string }
  | { is: "list"; path: string; items: string[]; isHeaded: boolean; codes?: (string | null)[] }
  | { is: "table"; path: string; columns: string[]; rows: { head: string; cells: Node[] }[] }
  | { is: "board"; path: string; board: Drawing }
  | { is: "fields"; path: string; fields: Field[] };

export interface Field {
  label: string;
  help: string | null;
  node: Node;
  /** What there is to say is that there is nothing. */
  isEmpty: boolean;
  /** Whose it is, where each seat has one; and that this is nobody that the reader plays for. */
  seat?: number;
  isOthers?: boolean;
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
// What lies on the table is told along with what the view says of it.
const TABLE = "view.table";

/** `mine` are the reader's seats. */
export function describe(view: unknown, kind: Kind, words: Words, mine: readonly number[] = []): Node {
  const node = new Teller(words, mine).tell(view, kind, { path: "view", label: null, depth: 0 });
  if (node.is !== "fields") return node;
  const fields = node.fields.filter((field) => !SHOWN_ELSEWHERE.includes(field.node.path));
  const own = (field: Field) => (field.node.path === TABLE && field.node.is === "fields" ? field.node.fields : [field]);
  return { ...node, fields: fields.flatMap(own) };
}

/** Every text by its place, to see what has changed. */
export function textsOf(node: Node, found = new Map<string, string>()): Map<string, string> {
  if (node.is === "fields") for (const field of node.fields) textsOf(field.node, found);
  else if (node.is === "table") for (const row of node.rows) for (const cell of row.cells) textsOf(cell, found);
  else if (node.is === "board") for (const cell of node.board.cells) found.set(cell.path, cell.text);
  else found.set(node.path, node.is === "text" ? node.text : node.items.join("\n"));
  return found;
}

/** How long it is to read; a board is taken in at a glance, and a table row by row. */
export function lengthOf(node: Node): number {
  if (node.is === "fields") return node.fields.reduce((length, field) => length + lengthOf(field.node), 0);
  if (node.is === "list") return node.items.length;
  return node.is === "table" ? node.rows.length : 1;
}

class Teller {
  constructor(
    private readonly words: Words,
    private readonly mine: readonly number[],
  ) {}

  tell(value: unknown, kind: Kind, place: Place): Node {
    if (value === null || value === undefined) return this.#text(this.#none(kind, place), place);
    if (typeof kind === "string") return this.#simple(value, kind, place);
    if ("one_of" in kind) {
      const variants = kind["one_of"] as Record<string, Kind>;
      const variant = variants[String((value as Form)[String(kind["tag"])])];
      return variant ? this.tell(value, variant, place) : this.#text(String(value), place);
    }
    if ("fields" in kind) return this.#struct(value as Form, kind as Struct, place);
    if ("list" in kind) return this.#members(value as unknown[], kind["list"] as Kind, place);
    return this.#counted(value as Form, kind, place);
  }

  #simple(value: unknown, kind: string, place: Place): Node {
    if (!Array.isArray(value)) return this.#text(this.words.told(value, kind), place);
    if (value.length === 0) return this.#text(this.#empty(kind), place);
    const inner = kind.replace(/\[\]$/, "");
    if (inner.endsWith("[]")) return this.#members(value, inner, place);
    const said = (item: unknown) => (item === null ? this.#none(inner, place) : this.words.told(item, inner));
    const codes = value.map((item) => this.#explained(`${inner}-${item}`));
    return { ...this.#list(value.map(said), place), codes };
  }

  /** The code of a name of which there is more to say. */
  #explained(code: string): string | null {
    return this.words.tongue.form(code, "power") === null ? null : code;
  }

  #list(texts: string[], place: Place): Node & { is: "list" } {
    const items = texts.map((text, index) => this.#headed(text, place, index));
    return { is: "list", path: place.path, items, isHeaded: this.#heading(place, 0) !== null };
  }

  #struct(value: Form, kind: Struct, place: Place): Node {
    const phrase = this.words.phrase(kind, value);
    if (phrase !== null) return this.#text(phrase, place);
    const fields = Object.entries(kind.fields).map(([name, inner]) =>
      this.#field(value[name], inner, name, kind, place),
    );
    // Next to others of its kind, the same fields are wanted of each.
    return { is: "fields", path: place.path, fields: place.depth ? fields : fields.filter((field) => !field.isEmpty) };
  }

  #field(value: unknown, kind: Kind, name: string, { struct }: Struct, place: Place): Field {
    const { tongue } = this.words;
    const label = this.words.label(struct, name);
    const node = this.tell(value, kind, { path: `${place.path}.${name}`, label, depth: 0 });
    return {
      label: label ? tongue.say(label) : name.replaceAll("_", " "),
      help: label ? tongue.form(label, "help") : null,
      node,
      isEmpty: isNothing(value, label !== null && tongue.form(label, "none") !== null) || isBare(node),
    };
  }

  /** Members of a list under headings of their own: a board where they are cells, a table where each is plain. */
  #members(values: unknown[], kind: Kind, place: Place): Node {
    if (values.length === 0) return this.#text(this.#empty(kind), place);
    const cell = typeof kind === "object" ? (kind["list"] as Struct | undefined) : undefined;
    if (cell?.looks)
      return { is: "board", path: place.path, board: drawn(values as (Form | null)[][], cell, place, this.words) };
    const inner = (index: number) => ({ ...place, path: `${place.path}.${index}`, depth: place.depth + 1 });
    const nodes = values.map((value, index) => this.tell(value, kind, inner(index)));
    if (nodes.every((node) => node.is === "text") && typeof kind === "object" && "struct" in kind)
      return this.#list(
        nodes.map((node) => (node.is === "text" ? node.text : "")),
        { ...place, label: null },
      );
    const heads = values.map((value, index) => this.#item(place, index, value));
    return isTable(nodes) ? table(nodes, heads, place.path) : this.#sections(nodes, heads, place.path);
  }

  #sections(nodes: Node[], heads: string[], path: string): Node {
    const isBySeats = heads.every((head, index) => head === this.words.seat(index));
    const fields = nodes.map((node, index) => {
      const owner = isBySeats ? { seat: index, isOthers: this.mine.length > 0 && !this.mine.includes(index) } : {};
      return { label: heads[index]!, help: null, node, isEmpty: false, ...owner };
    });
    return {
      is: "fields",
      path,
      fields: fields.sort((one, other) => Number(one.isOthers ?? 0) - Number(other.isOthers ?? 0)),
    };
  }

  /** So many of each. */
  #counted(value: Form, kind: { [part: string]: unknown }, place: Place): Node {
    const entries = Object.entries(value);
    if (entries.length === 0) return this.#text(this.#empty(""), place);
    const name = (key: string) => this.words.told(key, kind["keys"] as string);
    if (typeof kind["values"] === "string") {
      const items = entries.map(([key, count]) => `${name(key)}: ${this.words.told(count, kind["values"] as string)}`);
      return { is: "list", path: place.path, items, isHeaded: false };
    }
    const fields = entries.map(([key, inner]) => {
      const node = this.tell(inner, kind["values"] as Kind, { path: `${place.path}.${key}`, label: null, depth: 0 });
      return { label: name(key), help: null, node, isEmpty: false };
    });
    return { is: "fields", path: place.path, fields };
  }

  #none(kind: Kind, place: Place): string {
    return (place.label ? this.words.tongue.form(place.label, "none") : null) ?? this.#empty(kind);
  }

  #empty(kind: Kind): string {
    const isSeat = typeof kind === "string" && kind.startsWith("seat");
    return this.words.tongue.say(isSeat ? "value-nobody" : "value-none");
  }

  #item(place: Place, index: number, value: unknown): string {
    return this.#heading(place, index, value) ?? String(index + 1);
  }

  #headed(text: string, place: Place, index: number): string {
    const heading = this.#heading(place, index);
    return heading ? `${heading}: ${text}` : text;
  }

  /** Lists within lists have headings of their own kind. */
  #heading(place: Place, index: number, value?: unknown): string | null {
    const own =
      typeof value === "object" && value !== null && !Array.isArray(value) ? this.words.expanded(value as Form) : {};
    const values = { number: index + 1, seat: this.words.seat(index), ...own };
    return place.label ? this.words.tongue.form(place.label, place.depth === 0 ? "item" : "inner", values) : null;
  }

  #text(text: string, place: Place): Node {
    return { is: "text", path: place.path, text };
  }
}

function isNothing(value: unknown, hasWordForNone: boolean): boolean {
  if (value === null || value === undefined) return !hasWordForNone;
  if (Array.isArray(value)) return value.length === 0;
  return value === false || (typeof value === "object" && Object.keys(value).length === 0);
}

/** Of all its fields none has anything to say. */
function isBare(node: Node): boolean {
  return node.is === "fields" && node.fields.every((field) => field.isEmpty);
}

function isTable(nodes: Node[]): boolean {
  const isPlain = (node: Node) => node.is === "text" || node.is === "list";
  return (
    nodes.some((node) => node.is === "fields") &&
    nodes.every(
      (node) => node.is === "text" || (node.is === "fields" && node.fields.every((field) => isPlain(field.node))),
    )
  );
}

/** One column for each member and a row for each field, which a narrow screen can hold; what nobody has is left out. */
function table(nodes: Node[], heads: string[], path: string): Node {
  const first = nodes.find((node) => node.is === "fields");
  const fieldsOf = (node: Node) => (node.is === "fields" ? node.fields : []);
  const wanted = (first ? fieldsOf(first) : []).map((field, index) => ({ field, index }));
  const told = wanted.filter(({ index }) => nodes.some((node) => fieldsOf(node)[index]?.isEmpty === false));
  const rows = told.map(({ field, index }) => ({
    head: field.label,
    cells: nodes.map((node) => fieldsOf(node)[index]?.node ?? node),
  }));
  return { is: "table", path, columns: heads, rows };
}
