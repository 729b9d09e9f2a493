// The tongues that have been learned: texts are fetched for one language and one game at a time, when they are needed.
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { settings } from "../state/settings.svelte";
import { LANGUAGES, Tongue, type Language } from "./tongue";

/** How much of a game's words: its names and labels; what is said of its tables as well; and on its board; its rules too. */
export type Part = "names" | "table" | "board" | "rules";
const LEFT_OUT: Record<Part, string[]> = {
  names: ["table.ftl", "board.ftl", "rules.ftl"],
  table: ["board.ftl", "rules.ftl"],
  board: ["rules.ftl"],
  rules: [],
};

// The address of each file. They are fetched, not imported: a browser does not import again what it once failed to.
const COMMON = import.meta.glob<string>(["../../../src/ostrov/words/*/*.ftl", "../../words/*/*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});
const OF_GAMES = import.meta.glob<string>(["../../../src/ostrov/games/*/words/*/*.ftl", "../boards/*/words/*/*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** Milliseconds until what could not be fetched is asked for again. */
const AGAIN = 2000;

class Library {
  #tongues = new SvelteMap<string, Tongue>();
  #begun = new Set<string>();
  #missing = new SvelteSet<string>();

  /** In the reader's language; until that is learned, in any other. */
  tongue(game: string | null, part: Part = "names"): Tongue | null {
    const languages = [settings.language, ...LANGUAGES];
    const known = languages.map((language) => this.#tongues.get(key(language, game, part)));
    return known.find((tongue) => tongue !== undefined) ?? null;
  }

  /** It could not be fetched in the reader's language, and is asked for again until it can. */
  isMissing(game: string | null, part: Part = "names"): boolean {
    return this.#missing.has(key(settings.language, game, part));
  }

  learn(game: string | null, part: Part = "names"): void {
    const language = settings.language;
    const wanted = key(language, game, part);
    if (this.#begun.has(wanted)) return;
    this.#begun.add(wanted);
    void this.#read(language, game, part);
  }

  async #read(language: Language, game: string | null, part: Part): Promise<void> {
    const wanted = key(language, game, part);
    const ofGame = game ? foldersOf(game, language).flatMap((folder) => filesOf(OF_GAMES, folder, part)) : [];
    const files = [...filesOf(COMMON, `/${language}/`), ...ofGame];
    try {
      this.#tongues.set(wanted, new Tongue(language, await Promise.all(files.map(textOf))));
      this.#missing.delete(wanted);
    } catch {
      this.#missing.add(wanted);
      setTimeout(() => this.#readAgain(language, game, part), AGAIN);
    }
  }

  /** Unless the reader has gone back to another language meanwhile. */
  #readAgain(language: Language, game: string | null, part: Part): void {
    if (language === settings.language) return void this.#read(language, game, part);
    this.#begun.delete(key(language, game, part));
    this.#missing.delete(key(language, game, part));
  }
}

function filesOf(addresses: Record<string, string>, within: string, part: Part = "rules"): string[] {
  const wanted = Object.keys(addresses).filter(
    (path) => path.includes(within) && !LEFT_OUT[part].some((end) => path.endsWith(end)),
  );
  return wanted.map((path) => addresses[path]!);
}

const fetched = new Map<string, Promise<string>>();

/** Every game is told with the common words too: those are fetched once. */
function textOf(address: string): Promise<string> {
  const text = fetched.get(address) ?? read(address);
  fetched.set(address, text);
  text.catch(() => fetched.delete(address));
  return text;
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

const key = (language: Language, game: string | null, part: Part): string =>
  `${language}/${game ?? ""}/${game ? part : ""}`;
/** Beside the rules, and beside the board. */
const foldersOf = (game: string, language: Language): string[] =>
  [`/games/${game.replaceAll("-", "_")}`, `/boards/${game}`].map((folder) => `${folder}/words/${language}/`);

export const library = new Library();
