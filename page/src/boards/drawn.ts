// A board as rows of cells: little is written into each, and the same is said in full.
import type { Form, Words } from "../words/sentences";
import type { Kind, Struct } from "./plain";

export interface Cell {
  path: string;
  /** As actions have it. */
  value: unknown;
  name: string;
  /** What is written into it: its ground, then what is there. */
  ground: string;
  marks: string[];
  /** All of it in words. */
  text: string;
  /** How its ground looks, for a colour. */
  look: string;
}

export interface Drawing {
  rows: (Cell | null)[][];
  cells: Cell[];
  /** How many cells the widest row has. */
  width: number;
  /** Null where every cell bears its own name. */
  headings: { rows: string[]; columns: string[] } | null;
  /** What stands where no cell is. */
  none: string;
  noneMark: string;
  legend: { mark: string; text: string }[];
}

interface Place {
  path: string;
  label: string | null;
}

export function drawn(rows: (Form | null)[][], kind: Struct, { path, label }: Place, words: Words): Drawing {
  const drawer = new Drawer(kind, words);
  const shown = rows.map((row, y) => row.map((cell, x) => cell && drawer.cell(cell, `${path}.${y}.${x}`)));
  const width = Math.max(...rows.map((row) => row.length));
  const heads = (form: string, count: number) =>
    Array.from({ length: count }, (_, index) => (label && words.tongue.form(label, form, { number: index + 1 })) ?? "");
  const columns = heads("column", width);
  const none = (label && words.tongue.form(label, "none")) ?? "";
  return {
    rows: shown,
    cells: shown.flat().filter((cell) => cell !== null),
    width,
    headings: columns[0] ? { rows: heads("row", rows.length), columns } : null,
    none,
    noneMark: (label && words.tongue.form(label, "mark")) ?? none,
    legend: [...drawer.legend].map(([mark, text]) => ({ mark, text })),
  };
}

class Drawer {
  readonly legend = new Map<string, string>();
  #name: string;
  #ground: string;
  #others: string[];

  constructor(
    private readonly kind: Struct,
    private readonly words: Words,
  ) {
    const [name, ground, ...others] = Object.keys(kind.fields);
    this.#name = name!;
    this.#ground = ground!;
    this.#others = others;
  }

  cell(value: Form, path: string): Cell {
    const name = this.words.told(value[this.#name], this.kind.fields[this.#name] as string);
    const said = [this.#ground, ...this.#others].flatMap((field) => this.#said(value[field], field));
    return {
      path,
      value: value[this.#name],
      name,
      ground: this.#marks(value[this.#ground], this.#ground).join(" "),
      marks: this.#others.flatMap((field) => this.#marks(value[field], field)),
      text: said.length ? `${name}: ${said.join(", ")}` : name,
      look: this.kind.looks![String(value[this.#ground] ?? "")] ?? "bare",
    };
  }

  #said(value: unknown, field: string): string[] {
    const label = this.words.label(this.kind.struct, field);
    if (value == null) return [(label && this.words.tongue.form(label, "none")) ?? ""].filter(Boolean);
    if (value === false || value === 0) return [];
    if (value === true) return [label ? this.words.tongue.say(label) : field];
    if (typeof value === "number" && this.#of(field) === "")
      return [`${label ? this.words.tongue.say(label) : field}: ${value}`];
    return this.#each(value, field, (one, kind) =>
      typeof kind === "string" ? this.words.told(one, kind) : this.words.phrase(kind as Struct, one as Form)!,
    );
  }

  #marks(value: unknown, field: string): string[] {
    const label = this.words.label(this.kind.struct, field);
    if (value == null) return this.#markOfNone(label);
    if (value === false || value === 0) return [];
    if (value === true || (typeof value === "number" && this.#of(field) === "")) {
      const mark = (label && this.words.tongue.form(label, "mark")) ?? "";
      if (label && mark) this.legend.set(mark, this.words.tongue.say(label));
      return [value === true ? mark : `${mark}${value}`];
    }
    return this.#each(value, field, (one, kind) => this.#mark(one, kind));
  }

  #markOfNone(label: string | null): string[] {
    const [none, mark] = ["none", "mark"].map((form) => label && this.words.tongue.form(label, form));
    if (!none || !mark) return [];
    this.legend.set(mark, none);
    return [mark];
  }

  #mark(value: unknown, kind: Kind): string {
    if (typeof kind !== "string") {
      for (const [field, inner] of Object.entries((kind as Struct).fields)) {
        const part = (value as Form)[field];
        if (typeof inner === "string" && typeof part === "string") this.#mark(part, inner);
      }
      return this.words.phrase(kind as Struct, value as Form, "mark")!;
    }
    const text = this.words.told(value, kind);
    const mark = this.words.mark(value, kind);
    if (mark !== null && mark !== text) this.legend.set(mark, text);
    return mark ?? text;
  }

  #each(value: unknown, field: string, say: (one: unknown, kind: Kind) => string): string[] {
    const kind = this.#of(field);
    if (!Array.isArray(value)) return [say(value, kind)];
    const inner = typeof kind === "string" ? kind.replace(/\[\]$/, "") : (kind["list"] as Kind);
    return value.map((one) => say(one, inner));
  }

  #of(field: string): Kind {
    return this.kind.fields[field]!;
  }
}
