// A notice of the browser's own, when it is the reader's turn and the page is out of sight.
import icon from "./icon.svg";
import { settings } from "./state/settings.svelte";

export const canNotify = "Notification" in globalThis;

/** Asks for leave; without it the setting stays off. */
export async function allowNotices(wanted: boolean): Promise<void> {
  settings.notices = wanted && canNotify && (await Notification.requestPermission()) === "granted";
}

export function notify(text: string, table: string): void {
  if (!settings.notices || !canNotify || !document.hidden || Notification.permission !== "granted") return;
  try {
    new Notification(text, { tag: table, icon });
  } catch {
    // Some phones only allow notices from a service worker.
  }
}
