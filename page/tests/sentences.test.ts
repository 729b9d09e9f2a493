import { describe, expect, test } from "vitest";
import type { Problem, Prompt } from "../src/contract";
import { Words, type Kinds } from "../src/words/sentences";
import { LANGUAGES, type Language } from "../src/words/tongue";
import { python, tongueOf } from "./python";

interface Said {
  kind: "event" | "choice" | "prompt" | "problem";
  form: unknown;
  names: (string | null)[];
  said: Record<Language, string>;
}

const told = python<Record<string, { kinds: Kinds; said: Said[] }>>("page/tests/sentences.py");

function say(words: Words, { kind, form }: Said): string {
  if (kind === "event") return words.event(form);
  if (kind === "choice") return words.choice(form);
  return kind === "prompt" ? words.prompt(form as Prompt) : words.problem(form as Problem);
}

describe.each(Object.entries(told))("%s", (game, { kinds, said }) => {
  test.each(LANGUAGES)("is told in the same words as in Python: %s", (language) => {
    const tongue = tongueOf(language, game);
    expect(said.length).toBeGreaterThan(200);
    for (const one of said) {
      expect(say(new Words(tongue, kinds, one.names), one), JSON.stringify(one.form)).toBe(one.said[language]);
    }
  });
});

test("a name that is sent as a code is said in the form that the sentence asks for", () => {
  const words = new Words(tongueOf("en", "forbidden-island"), {}, ["role-diver"]);
  const problem = {
    kind: "refusal",
    code: "already-there",
    clause: "FI-4.1",
    arguments: { actor: 0, to: { name: "tile-iron-gate" } },
  } as const;
  expect(words.problem(problem)).toBe("The Diver is at the Iron Gate already");
});

test("a problem without a message is told with its code", () => {
  const words = new Words(tongueOf("en", "forbidden-island"));
  expect(words.problem({ kind: "complaint", code: "odd", clause: null, arguments: {} })).toContain("complaint-odd");
});
