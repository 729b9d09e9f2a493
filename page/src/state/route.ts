// Which page an address means, and back. Pure: the browser's part is in router.svelte.ts.
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string }
  | { page: "table"; table: string; key: string | null; at: number | null }
  | { page: "lost" };

export function readRoute(path: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third, fourth] = parts;
  if (!first) return { page: "lobby" };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (first === "t" && second) return readTable(second, search, third, fourth);
  return { page: "lost" };
}

function readTable(table: string, search: string, third?: string, fourth?: string): Route {
  const key = new URLSearchParams(search).get("key");
  if (!third) return { page: "table", table, key, at: null };
  if (third === "at" && fourth && /^\d+$/.test(fourth)) return { page: "table", table, key, at: Number(fourth) };
  return { page: "lost" };
}

export const tablePath = (table: string): string => `/t/${table}`;
export const momentPath = (table: string, number: number): string => `/t/${table}/at/${number}`;
export const invitePath = (table: string, key: string): string => `/t/${table}?key=${encodeURIComponent(key)}`;

/** The clause that a hash points at: `#FI-4.10`; "" for the rules as a whole; null for no rules at all. */
export function readClause(hash: string): string | null {
  if (hash === "#rules") return "";
  return /^#[A-Z]{2}-\d+(\.\d+)?$/.test(hash) ? hash.slice(1) : null;
}
