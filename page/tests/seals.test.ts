import { beforeEach, expect, test, vi } from "vitest";
import { holdTo } from "../src/state/seals";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

test("a table is held to the first seal that was shown, whatever is told later", () => {
  expect(holdTo("here", "aa", false)).toEqual({ text: "aa", isEarly: true });
  expect(holdTo("here", "bb", false)).toEqual({ text: "aa", isEarly: true });
  expect(holdTo("here", "bb", true)).toEqual({ text: "aa", isEarly: true });
  expect(holdTo("elsewhere", "cc", false)).toEqual({ text: "cc", isEarly: true });
});

test("a seal that was shown only after the end is not early, however often one looks", () => {
  expect(holdTo("here", "aa", true)).toEqual({ text: "aa", isEarly: false });
  expect(holdTo("here", "aa", true)).toEqual({ text: "aa", isEarly: false });
});

test("only so many are kept, the latest ones", () => {
  for (let table = 0; table < 300; table += 1) holdTo(`table-${table}`, "aa", false);
  expect(holdTo("table-299", "bb", false).text).toBe("aa");
  expect(holdTo("table-0", "bb", false).text).toBe("bb");
});

test("where nothing can be kept, what is told is all there is", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(holdTo("here", "aa", false)).toEqual({ text: "aa", isEarly: true });
});
