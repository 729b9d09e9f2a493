// The socket of one table: it comes back by itself, and what was not answered is sent again.
import type { AnyFrame } from "../contract";
import { Outbox, type Wanted } from "./outbox";

export type Connection = "connecting" | "open" | "lost" | "gone" | "removed" | "outdated" | "crowded";

const RESTARTING = 1012;
// Nothing will come of trying again.
const FINAL: Partial<Record<number, Connection>> = { 4404: "gone", 4409: "outdated", 4410: "removed", 4429: "crowded" };

/** Growing, up to five seconds, and never the same for everybody. */
export function delayOf(attempt: number, chance = Math.random()): number {
  return Math.min(5000, 300 * 2 ** attempt) * (0.5 + chance / 2);
}

/** Where the socket of a table is. */
export function addressOf(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/live`;
}

export class Link {
  #socket: WebSocket | null = null;
  #outbox = new Outbox();
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly address: string,
    private readonly onFrame: (frame: AnyFrame) => void,
    private readonly onState: (state: Connection) => void,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  send(wanted: Wanted): void {
    const command = this.#outbox.add(wanted);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    this.onState(this.#attempt === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (message) => this.#heard(JSON.parse(String(message.data)) as AnyFrame);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #opened(socket: WebSocket): void {
    for (const command of this.#outbox.waiting) socket.send(JSON.stringify(command));
  }

  #heard(frame: AnyFrame): void {
    // Only a table that was really shown counts as connected.
    if (frame.say === "table") {
      this.#attempt = 0;
      this.onState("open");
    }
    if ("id" in frame) this.#outbox.answered(frame.id);
    this.onFrame(frame);
  }

  #lost(code: number): void {
    if (this.#isClosed) return;
    const final = FINAL[code];
    if (final) return this.onState(final);
    this.onState("lost");
    const delay = code === RESTARTING && this.#attempt === 0 ? 50 : delayOf(this.#attempt);
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.#open(), delay);
  }

  /** Whoever looks at the page again, or has a network again, does not wait. */
  #hurry = (): void => {
    const isWaiting = this.#socket?.readyState === WebSocket.CLOSED && !document.hidden;
    if (this.#isClosed || !isWaiting || this.#attempt === 0) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
