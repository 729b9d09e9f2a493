// Keys of seats that links brought along: one a table, until somebody sits down with it. A reload keeps them.
const NAME = "ostrov-keys";
/** Stands for a key that was good once. */
const SPENT = "spent";

class Keys {
  #kept: Record<string, string> = $state.raw(read());

  of(table: string): string | null {
    return this.#kept[table] ?? null;
  }

  keep(table: string, key: string): void {
    this.#write({ ...this.#kept, [table]: key });
  }

  /** It opens nothing any more, and whoever came with it is told so. */
  spend(table: string): void {
    if (this.of(table) !== null) this.keep(table, SPENT);
  }

  forget(table: string): void {
    const { [table]: used, ...others } = this.#kept;
    if (used !== undefined) this.#write(others);
  }

  #write(kept: Record<string, string>): void {
    this.#kept = kept;
    try {
      sessionStorage.setItem(NAME, JSON.stringify(kept));
    } catch {
      // Then they last as long as the page.
    }
  }
}

function read(): Record<string, string> {
  try {
    return (JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Record<string, string> | null) ?? {};
  } catch {
    return {};
  }
}

export const keys = new Keys();
