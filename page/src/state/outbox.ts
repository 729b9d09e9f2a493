// Commands that the server has not answered yet. They are sent again, with the same id, whenever a connection opens.
import type { AnyCommand } from "../contract";

export type Wanted = AnyCommand extends infer Each ? (Each extends AnyCommand ? Omit<Each, "id"> : never) : never;

export class Outbox {
  #waiting = new Map<string, AnyCommand>();

  add(wanted: Wanted): AnyCommand {
    const command = { ...wanted, id: newId() } as AnyCommand;
    this.#waiting.set(command.id, command);
    return command;
  }

  /** The command that this was the answer to. */
  answered(id: string | null): AnyCommand | undefined {
    const command = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    return command;
  }

  get waiting(): AnyCommand[] {
    return [...this.#waiting.values()];
  }
}

/** 96 random bits: `randomUUID` is missing where a page is not served securely. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
