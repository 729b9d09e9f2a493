// Fluent messages of one language: those of the whole project, those of the page, and those of one game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

export type Arguments = Record<string, FluentVariable>;

export class Tongue {
  readonly language: Language;
  #bundle: FluentBundle;

  constructor(language: Language, texts: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(code: string): boolean {
    return this.#bundle.hasMessage(code);
  }

  /** A code without a message is shown as it is: somebody may still make sense of it. */
  say(code: string, values: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(code)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : code;
  }

  /** One form of a name or label, or null where it has none. */
  form(code: string, form: string, values: Arguments = {}): string | null {
    const pattern = this.#bundle.getMessage(code)?.attributes[form];
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : null;
  }

  /** The other forms of a name: cases, articles, prepositions; and the source of a clause. */
  forms(code: string): Record<string, string> {
    const attributes = this.#bundle.getMessage(code)?.attributes ?? {};
    const said = Object.entries(attributes).map(([form, pattern]) => [
      form,
      this.#bundle.formatPattern(pattern, {}, []),
    ]);
    return Object.fromEntries(said);
  }
}
