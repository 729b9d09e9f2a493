// Stretches of time in words.
import { t } from "./speech.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of some time: "0:45", "5 h 12 min". */
export function leftTold(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (whole >= HOUR) return t("hours-left", { hours: Math.floor(whole / HOUR), minutes });
  return t("minutes-left", { minutes, seconds: String(whole % MINUTE).padStart(2, "0") });
}

/** A set time: "3 minutes", "a day"; for ever where there is none. */
export function spanTold(seconds: number | null): string {
  if (seconds === null) return t("span-none");
  return seconds >= DAY ? t("span-days", { count: seconds / DAY }) : t("span-minutes", { count: seconds / MINUTE });
}
