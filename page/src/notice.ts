// A notice of the browser's own, when it is the reader's turn and the page is out of sight.
import icon from "./icon.svg";
import { notices } from "./state/notices.svelte";

export function notify(text: string, table: string): void {
  if (!notices.isOn || !document.hidden) return;
  try {
    new Notification(text, { tag: table, icon });
  } catch {
    // Some phones only allow notices from a service worker.
  }
}
