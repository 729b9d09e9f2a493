// What the page asks the server over HTTP.
import type { Recorded } from "../dealing";
import type {
  Dealing,
  GameShown,
  History,
  Me,
  NewTable,
  Problem,
  TableListed,
  TableMade,
  Verification,
} from "../contract";

/** The server, or the way to it, said no. */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

const complaint = (code: string): Problem => ({ kind: "complaint", code, clause: null, arguments: {} });
export const UNREACHABLE = complaint("unreachable");
export const CROWDED = complaint("too-many-pages");

// The server takes no more at once.
const LARGEST_RECORD = 2 * 1024 * 1024;

async function ask<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
  const headers = { Accept: "application/json", ...(body === undefined ? {} : { "Content-Type": "application/json" }) };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return answerOf<Answer>(fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : text }));
}

async function answerOf<Answer>(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked.catch(() => null);
  const told: unknown = await answer?.json().catch(() => null);
  if (!answer?.ok) throw new Trouble(problemIn(told) ?? UNREACHABLE);
  return told as Answer;
}

function problemIn(told: unknown): Problem | null {
  return typeof told === "object" && told !== null && "problem" in told ? (told.problem as Problem) : null;
}

export const problemOf = (error: unknown): Problem => (error instanceof Trouble ? error.problem : UNREACHABLE);

/** What is null is left out. */
function written(values: Record<string, number | null>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}

let games: Promise<GameShown[]> | null = null;

export const api = {
  me: () => ask<{ name: string | null }>("me"),
  rename: (name: string) => ask<Me>("me", "PUT", { name }),
  /** They are the same for as long as the page is open. */
  games: (): Promise<GameShown[]> => {
    games ??= ask<GameShown[]>("games");
    games.catch(() => (games = null));
    return games;
  },
  tables: () => ask<TableListed[]>("tables"),
  make: (table: NewTable) => ask<TableMade>("tables", "POST", table),
  /** The moments between two numbers, or the last one; through a seat's eyes, where that is allowed. */
  history: (table: string, eye: number | null, stretch?: { from: number; to: number }) =>
    ask<History>(`tables/${table}/history?${new URLSearchParams(written({ ...stretch, eye }))}`),
  dealing: (table: string) => ask<Dealing>(`tables/${table}/dealing`),
  record: (table: string) => ask<Recorded>(`tables/${table}/record`),
  /** Has another server check a saved game by its own rules; without one, this server. */
  verify: (record: Recorded, seal: string, server: string | null) =>
    answerOf<Verification>(
      fetch(`${server ?? ""}/api/verify?seal=${seal}`, {
        method: "POST",
        credentials: "omit",
        body: JSON.stringify(record),
      }),
    ),
  bring: async (record: File) => {
    if (record.size > LARGEST_RECORD) throw new Trouble(complaint("too-large"));
    return ask<TableMade>("records", "POST", await record.text());
  },
};

export const recordPath = (table: string): string => `/api/tables/${table}/record`;
