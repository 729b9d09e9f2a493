// Time that goes on while something on the page shows it.
import { createSubscriber } from "svelte/reactivity";

const BEAT = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => clearInterval(timer);
});

/** Milliseconds; whatever shows something made of it is shown anew as time goes by. */
export function now(): number {
  subscribe();
  return performance.now();
}
