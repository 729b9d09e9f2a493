// What the reader has chosen, remembered on this device.
import type { Language } from "../words/tongue";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "at-once";

export const PACES: Record<Speed, number> = { slow: 1800, normal: 900, fast: 350, "at-once": 0 };

const KEPT = "ostrov-settings";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language: Language = $state(navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en");
  theme: Theme = $state("auto");
  speed: Speed = $state("normal");
  sound = $state(false);
  notices = $state(false);
  forecast = $state(false);
  confirmations = $state(true);
  plainBoard = $state(false);
  name = $state("");
  isCalm = $state(calm.matches);
  /** Milliseconds for one step; a reader who wants no motion gets none. */
  pace = $derived(this.isCalm ? 0 : PACES[this.speed]);

  constructor() {
    Object.assign(this, read());
    calm.addEventListener("change", () => (this.isCalm = calm.matches));
    $effect.root(() => {
      $effect(() => keep(this.#kept()));
      $effect(() => void (document.documentElement.dataset["theme"] = this.theme));
    });
  }

  #kept() {
    const { language, theme, speed, sound, notices, forecast, confirmations, plainBoard, name } = this;
    return { language, theme, speed, sound, notices, forecast, confirmations, plainBoard, name };
  }
}

/** Storage may be closed to us, and then nothing is remembered. */
function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function keep(kept: object): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // As said above.
  }
}

export const settings = new Settings();
