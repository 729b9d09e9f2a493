// Who the reader is to the server: a name is all it takes, and without one nobody can sit down.
import { t } from "../words/speech.svelte";
import { api, problemOf } from "./api";
import { settings } from "./settings.svelte";

class Me {
  name: string = $state(settings.name);
  #known: Promise<void> | null = null;

  /** Gives whoever is here for the first time a name to begin with. */
  meet(): Promise<void> {
    this.#known ??= this.#introduce();
    this.#known.catch(() => (this.#known = null));
    return this.#known;
  }

  async rename(wanted: string): Promise<void> {
    const name = wanted.trim().slice(0, 24);
    if (name) this.#keep((await api.rename(name)).name);
  }

  async #introduce(): Promise<void> {
    const { name } = await api.me();
    if (name) this.#keep(name);
    else await this.#begin();
  }

  /** By the name this browser remembers, unless the server does not take it any more. */
  async #begin(): Promise<void> {
    const guest = t("guest", { number: 10 + Math.floor(Math.random() * 90) });
    await this.rename(settings.name || guest).catch((error: unknown) => {
      if (!problemOf(error).code.startsWith("name-")) throw error;
      return this.rename(guest);
    });
  }

  #keep(name: string): void {
    this.name = settings.name = name;
  }
}

export const me = new Me();
