// Which page an address means, and back. Pure: the browser's part is in router.svelte.ts.
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string }
  | { page: "table"; table: string; at: number | null; eye: number | null }
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
  if (!third) return { page: "table", table, at: null, eye: null };
  const at = readNumber(fourth);
  if (third === "at" && at !== null) return { page: "table", table, at, eye: readNumber(asked.get("eye")) };
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
/** What comes after `#` stays in the browser: no server and no proxy gets to see the key. */
export const invitePath = (table: string, key: string): string => `/t/${table}#key=${key}`;

/** The key of a seat that an address brings along, and the address without it. Links of earlier versions had a key in
 * the query, which opens nothing any more. */
export function readInvitation(path: string, search: string, hash: string): { key: string; rest: string } | null {
  const asked = new URLSearchParams(search);
  const old = asked.get("key");
  const key = /^#key=([\w-]+)$/.exec(hash)?.[1] ?? old;
  if (key === null) return null;
  asked.delete("key");
  const query = asked.toString();
  return { key, rest: path + (query && `?${query}`) + (hash.startsWith("#key=") ? "" : hash) };
}

/** A key begins with the number of its seat, as people count. Null for what is no key of a seat. */
export function seatOfKey(key: string | null): number | null {
  const number = /^([1-9])-[a-z2-7]{16}$/.exec(key ?? "")?.[1];
  return number === undefined ? null : Number(number) - 1;
}

/** The clause that a hash points at: `#FI-4.10`; "" for the rules as a whole; null for no rules at all. */
export function readClause(hash: string): string | null {
  if (hash === "#rules") return "";
  return /^#[A-Z]{2}-\d+(\.\d+)?$/.test(hash) ? hash.slice(1) : null;
}
