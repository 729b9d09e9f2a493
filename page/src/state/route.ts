// Which page an address means, and back. Pure: the browser's part is in router.svelte.ts.
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string }
  | { page: "table"; table: string; key: string | null; at: number | null; eye: number | null }
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
  const asked = new URLSearchParams(search);
  const key = asked.get("key");
  if (!third) return { page: "table", table, key, at: null, eye: null };
  const at = readNumber(fourth);
  if (third === "at" && at !== null) return { page: "table", table, key, at, eye: readNumber(asked.get("eye")) };
  return { page: "lost" };
}

/** Another moment of a replay, or another clause, is the same page. */
export function isSamePage(one: Route, other: Route): boolean {
  return nameOfPage(one) === nameOfPage(other);
}

function nameOfPage(route: Route): string {
  if (route.page === "table") return `${route.at === null ? "table" : "replay"} ${route.table}`;
  return "game" in route ? `${route.page} ${route.game}` : route.page;
}

function readNumber(text: string | null | undefined): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

export const tablePath = (table: string): string => `/t/${table}`;
/** `eye` is the seat through whose eyes the moment is looked at. */
export const momentPath = (table: string, number: number, eye: number | null = null): string =>
  `/t/${table}/at/${number}${eye === null ? "" : `?eye=${eye}`}`;
export const invitePath = (table: string, key: string): string => `/t/${table}?key=${encodeURIComponent(key)}`;

/** The clause that a hash points at: `#FI-4.10`; "" for the rules as a whole; null for no rules at all. */
export function readClause(hash: string): string | null {
  if (hash === "#rules") return "";
  return /^#[A-Z]{2}-\d+(\.\d+)?$/.test(hash) ? hash.slice(1) : null;
}
