// The tongues that have been learned: texts are fetched for one language and one game at a time, when they are needed.
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../state/settings.svelte";
import { LANGUAGES, Tongue, type Language } from "./tongue";

/** How much of a game's words: its names and labels; what is said at the table as well; its rules too. */
export type Part = "names" | "table" | "rules";
const LEFT_OUT: Record<Part, string[]> = { names: ["table.ftl", "rules.ftl"], table: ["rules.ftl"], rules: [] };

const COMMON = import.meta.glob<string>(["../../../src/ostrov/words/*/*.ftl", "../../words/*/*.ftl"], {
  query: "?raw",
  import: "default",
});
const OF_GAMES = import.meta.glob<string>("../../../src/ostrov/games/*/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});

class Library {
  #tongues = new SvelteMap<string, Tongue>();
  #learning = new Map<string, Promise<void>>();

  /** In the reader's language; until that is learned, in any other. */
  tongue(game: string | null, part: Part = "names"): Tongue | null {
    const languages = [settings.language, ...LANGUAGES];
    const known = languages.map((language) => this.#tongues.get(key(language, game, part)));
    return known.find((tongue) => tongue !== undefined) ?? null;
  }

  learn(game: string | null, part: Part = "names"): Promise<void> {
    const language = settings.language;
    const wanted = key(language, game, part);
    const learning = this.#learning.get(wanted) ?? this.#read(language, game, part);
    this.#learning.set(wanted, learning);
    // What could not be fetched may be asked for again.
    learning.catch(() => this.#learning.delete(wanted));
    return learning;
  }

  async #read(language: Language, game: string | null, part: Part): Promise<void> {
    const sources = [...texts(COMMON, `/${language}/`), ...(game ? texts(OF_GAMES, folder(game, language), part) : [])];
    this.#tongues.set(key(language, game, part), new Tongue(language, await Promise.all(sources)));
  }
}

function texts(files: Record<string, () => Promise<string>>, within: string, part: Part = "rules"): Promise<string>[] {
  const wanted = Object.keys(files).filter((path) => path.includes(within) && !LEFT_OUT[part].some((end) => path.endsWith(end)));
  return wanted.map((path) => files[path]!());
}

const key = (language: Language, game: string | null, part: Part): string => `${language}/${game ?? ""}/${game ? part : ""}`;
const folder = (game: string, language: Language): string => `/games/${game.replaceAll("-", "_")}/words/${language}/`;

export const library = new Library();
