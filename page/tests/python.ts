// What Python says, for the page to be compared with.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Tongue, type Language } from "../src/words/tongue";

const root = fileURLToPath(new URL("../..", import.meta.url));

export function python<Answer>(...command: string[]): Answer {
  const text = execFileSync(process.env["OSTROV_PYTHON"] ?? "python3", command, {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}src`, OSTROV_PURE: "1" },
    maxBuffer: 1 << 28,
  });
  return JSON.parse(text.toString()) as Answer;
}

/** The same files that the page fetches. */
export function tongueOf(language: Language, game: string): Tongue {
  const ofGame = [`src/ostrov/games/${game.replaceAll("-", "_")}/words`, `page/src/boards/${game}/words`];
  const folders = ["src/ostrov/words", "page/words", ...ofGame];
  return new Tongue(
    language,
    folders.flatMap((folder) => textsIn(`${root}${folder}/${language}`)),
  );
}

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf-8"));
}
