import { beforeEach, expect, test, vi } from "vitest";
import type { PartsShown } from "../src/contract";
import type { Wanted } from "../src/state/outbox";
import { commit, Giver, revealedAt } from "../src/state/parts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

function asked(state: PartsShown["state"], ...commitments: string[]): PartsShown {
  const parts = commitments.map((commitment, at) => ({
    person: "Ann",
    is_yours: at === 0,
    commitment,
    is_revealed: false,
  }));
  return { state, parts, waits_for: ["Ann"], is_waiting_for_you: true };
}

function giverAt(table: string): [Giver, Wanted[]] {
  const sent: Wanted[] = [];
  return [new Giver(table, (wanted) => sent.push(wanted)), sent];
}

const fromHex = (text: string) => Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16));

async function sealOf(nonce: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", fromHex(nonce));
  return Buffer.from(digest).toString("hex");
}

test("what is revealed is what was committed to, once, and the commitments known then are remembered", async () => {
  const commitment = commit();
  const [giver, sent] = giverAt("here");
  giver.hear(asked("closed", commitment, "bb"));
  giver.hear(asked("closed", commitment, "cc"));
  expect(sent).toHaveLength(1);
  const { nonce } = sent[0] as { nonce: string };
  expect(await sealOf(nonce)).toBe(commitment);
  expect(revealedAt("here")).toEqual({ commitment, nonce, table: "here", known: [commitment, "bb"] });
  expect(revealedAt("elsewhere")).toBeNull();
});

test("after a lost connection it is revealed again, and what was known the first time stays", () => {
  const commitment = commit();
  for (const other of ["bb", "cc"]) giverAt("here")[0].hear(asked("closed", commitment, other));
  expect(revealedAt("here")?.known).toEqual([commitment, "bb"]);
});

test("a nonce that was revealed at one table is given to no other", () => {
  const commitment = commit();
  giverAt("here")[0].hear(asked("closed", commitment));
  const [giver, sent] = giverAt("elsewhere");
  giver.hear(asked("closed", commitment));
  expect(sent).toEqual([]);
});

test("what another device has committed to is left to it", () => {
  const [giver, sent] = giverAt("here");
  giver.hear(asked("closed", "aa".repeat(32)));
  expect(sent).toEqual([]);
});

test("a table that waits for a commitment gets one, and nothing before it asks", () => {
  const [giver, sent] = giverAt("here");
  giver.hear({ ...asked("open"), is_waiting_for_you: false });
  expect(sent).toEqual([]);
  giver.hear(asked("open"));
  expect(sent).toMatchObject([{ do: "commit" }]);
  const { commitment } = sent[0] as { commitment: string };
  giver.hear(asked("closed", commitment));
  expect(sent).toMatchObject([{ do: "commit" }, { do: "reveal" }]);
});

test("no two commitments are the same", () => {
  expect(new Set(Array.from({ length: 20 }, commit)).size).toBe(20);
});

test("without storage the page still keeps its word while it is open", () => {
  vi.stubGlobal("localStorage", undefined);
  const commitment = commit();
  const [giver, sent] = giverAt("here");
  giver.hear(asked("closed", commitment));
  expect(sent).toHaveLength(1);
});
