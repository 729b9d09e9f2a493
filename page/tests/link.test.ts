import { expect, test } from "vitest";
import { delayOf } from "../src/state/link";
import { newId, Outbox } from "../src/state/outbox";

test("a command waits with its id until it is answered", () => {
  const outbox = new Outbox();
  const sent = outbox.add({ do: "undo", version: 3 });
  expect(outbox.waiting).toEqual([sent]);
  expect(outbox.answered(sent.id)).toBe(sent);
  expect(outbox.waiting).toEqual([]);
});

test("commands wait in the order in which they were given", () => {
  const outbox = new Outbox();
  const ids = [1, 2, 3].map((version) => outbox.add({ do: "undo", version }).id);
  expect(outbox.waiting.map((command) => command.id)).toEqual(ids);
});

test("an answer to nothing changes nothing", () => {
  const outbox = new Outbox();
  outbox.add({ do: "again" });
  expect(outbox.answered(null)).toBeUndefined();
  expect(outbox.answered("unheard-of")).toBeUndefined();
  expect(outbox.waiting).toHaveLength(1);
});

test("ids are what the server takes, and never the same", () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[\w-]{8,40}$/);
});

test("delays grow from a third of a second to five seconds", () => {
  expect(delayOf(0, 1)).toBe(300);
  expect(delayOf(2, 1)).toBe(1200);
  expect(delayOf(20, 1)).toBe(5000);
  expect(delayOf(20, 0)).toBe(2500);
});
