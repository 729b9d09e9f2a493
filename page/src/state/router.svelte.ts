// The address of the page, as state. Links within the page do not load it anew.
import { readClause, readRoute, type Route } from "./route";

class Router {
  route: Route = $state.raw(readRoute(location.pathname, location.search));
  /** The clause at which the rules are open; "" at their beginning; null when they are closed. */
  clause: string | null = $state(readClause(location.hash));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  openRules(clause = ""): void {
    this.go(`${location.pathname}${location.search}#${clause || "rules"}`, { replace: this.clause !== null });
  }

  closeRules(): void {
    if (this.clause !== null) this.go(location.pathname + location.search, { replace: true });
  }

  #read(): void {
    this.route = readRoute(location.pathname, location.search);
    this.clause = readClause(location.hash);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.dataset["skip"] !== undefined) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
