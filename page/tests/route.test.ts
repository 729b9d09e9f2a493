import { expect, test } from "vitest";
import {
  invitePath,
  isSamePage,
  momentPath,
  readClause,
  readInvitation,
  readRoute,
  seatOfKey,
  tablePath,
} from "../src/state/route";

const TABLE = "m6u3oah2vvtrctyf";

test("the root is the lobby", () => {
  expect(readRoute("/")).toEqual({ page: "lobby" });
});

test("a game has a page for a new table and one for its rules", () => {
  expect(readRoute("/new/atlantis")).toEqual({ page: "new", game: "atlantis" });
  expect(readRoute("/rules/atlantis")).toEqual({ page: "rules", game: "atlantis" });
});

const KEY = "2-abcdefghij234567";

test("the key of a seat is in the part of an address that no server gets to see", () => {
  const [path, hash] = invitePath(TABLE, KEY).split("#");
  expect(path).toBe(tablePath(TABLE));
  expect(readInvitation(path!, "", `#${hash}`)).toEqual({ key: KEY, rest: tablePath(TABLE) });
});

test("an address without a key brings none, whatever else it points at", () => {
  expect(readInvitation("/t/x", "", "")).toBeNull();
  expect(readInvitation("/t/x/at/4", "?eye=1", "#FI-4.10")).toBeNull();
});

test("a key of earlier versions is taken out of the address and opens no seat", () => {
  expect(readInvitation("/t/x", "?key=abcdefghij234567&eye=1", "#rules")).toEqual({
    key: "abcdefghij234567",
    rest: "/t/x?eye=1#rules",
  });
  expect(seatOfKey("abcdefghij234567")).toBeNull();
});

test("a key tells which seat it opens", () => {
  expect(seatOfKey(KEY)).toBe(1);
  for (const other of [null, "", "spent", "0-abcdefghij234567", "2-abc", "2-ABCDEFGHIJ234567"])
    expect(seatOfKey(other)).toBeNull();
});

test("a moment of a table has an address", () => {
  expect(readRoute(momentPath(TABLE, 42))).toEqual({ page: "table", table: TABLE, at: 42, eye: null });
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
