import { expect, test } from "vitest";
import { invitePath, isSamePage, momentPath, readClause, readRoute, tablePath } from "../src/state/route";

const TABLE = "m6u3oah2vvtrctyf";

test("the root is the lobby", () => {
  expect(readRoute("/")).toEqual({ page: "lobby" });
});

test("a game has a page for a new table and one for its rules", () => {
  expect(readRoute("/new/atlantis")).toEqual({ page: "new", game: "atlantis" });
  expect(readRoute("/rules/atlantis")).toEqual({ page: "rules", game: "atlantis" });
});

test("a table's address may carry the key of an invitation", () => {
  const [path, search] = invitePath(TABLE, "a b&c").split("?");
  expect(readRoute(path!, `?${search}`)).toEqual({ page: "table", table: TABLE, key: "a b&c", at: null, eye: null });
});

test("a moment of a table has an address", () => {
  expect(readRoute(momentPath(TABLE, 42))).toEqual({ page: "table", table: TABLE, key: null, at: 42, eye: null });
  expect(readRoute(tablePath(TABLE))).toMatchObject({ at: null });
});

test("a moment's address keeps through whose eyes it is looked at", () => {
  const [path, search] = momentPath(TABLE, 42, 0).split("?");
  expect(readRoute(path!, `?${search}`)).toMatchObject({ at: 42, eye: 0 });
  expect(readRoute(path!, "?eye=everybody")).toMatchObject({ at: 42, eye: null });
});

test.each(["/nowhere", "/t", "/t/x/at", "/t/x/at/soon", "/new", "/new/a/b"])("there is nothing at %s", (path) => {
  expect(readRoute(path)).toEqual({ page: "lost" });
});

test("a hash points at a clause, at the rules, or at neither", () => {
  expect(readClause("#FI-4.10")).toBe("FI-4.10");
  expect(readClause("#rules")).toBe("");
  expect(readClause("#main")).toBeNull();
  expect(readClause("")).toBeNull();
});

test("another moment is the same page, and another table or its replay is not", () => {
  const isSame = (one: string, other: string) => isSamePage(readRoute(one), readRoute(other));
  expect(isSame(momentPath(TABLE, 1), momentPath(TABLE, 2))).toBe(true);
  expect(isSame(tablePath(TABLE), momentPath(TABLE, 2))).toBe(false);
  expect(isSame(tablePath(TABLE), tablePath("other"))).toBe(false);
  expect(isSame("/new/atlantis", "/rules/atlantis")).toBe(false);
  expect(isSame("/rules/atlantis", "/rules/lost-island")).toBe(false);
  expect(isSame("/", "/")).toBe(true);
});
