// Whether the browser lets this page give notices: the reader may change that in the browser at any time.
import { settings } from "./settings.svelte";

class Notices {
  /** Pages that come unencrypted from another machine have none at all. */
  readonly isPossible = "Notification" in globalThis;
  #permission: NotificationPermission = $state(this.isPossible ? Notification.permission : "denied");
  #isAskedInVain = $state(false);
  isOn = $derived(settings.notices && this.#permission === "granted");
  isRefused = $derived(this.isPossible && (this.#permission === "denied" || this.#isAskedInVain));

  constructor() {
    if (this.isPossible) this.#watch().catch(() => undefined);
  }

  /** Asks for leave; without it they stay off. */
  async wish(wanted: boolean): Promise<void> {
    if (wanted) this.#permission = await Notification.requestPermission();
    settings.notices = wanted && this.#permission === "granted";
    this.#isAskedInVain = wanted && !settings.notices;
  }

  /** Some browsers cannot be asked to tell; then it shows when the page is opened next. */
  async #watch(): Promise<void> {
    const status = await navigator.permissions.query({ name: "notifications" });
    status.onchange = () => (this.#permission = Notification.permission);
  }
}

export const notices = new Notices();
