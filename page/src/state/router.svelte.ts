// The address of the page, as state. Links within the page do not load it anew.
import { tick } from "svelte";
import { keys } from "./keys.svelte";
import { isSamePage, readClause, readInvitation, readRoute, type Route } from "./route";

/** The mark of a step in the browser's history that only opened the rules, so that closing them takes it back. */
const RULES_OPENED = "rules-opened";

class Router {
  route: Route = $state.raw(readRoute(location.pathname, location.search));
  /** The clause at which the rules are open; "" at their beginning; null when they are closed. */
  clause: string | null = $state(readClause(location.hash));

  constructor() {
    this.#takeKey();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    const before = this.route;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!location.hash && !isSamePage(before, this.route)) scrollTo(0, 0);
  }

  /** From one clause to the next is no step in the browser's history: one step back closes the rules. */
  openRules(clause = ""): void {
    const address = `${location.pathname}${location.search}#${clause || "rules"}`;
    if (this.clause === null) history.pushState(RULES_OPENED, "", address);
    else history.replaceState(history.state, "", address);
    this.#read();
  }

  closeRules(): void {
    if (this.clause === null) return;
    this.clause = null;
    if (history.state === RULES_OPENED) history.back();
    else this.go(location.pathname + location.search, { replace: true });
  }

  /** The key of a seat goes from the address into the keeping of this tab, where nobody reads it off the screen. */
  #takeKey(): void {
    const route = readRoute(location.pathname, location.search);
    const found = route.page === "table" && readInvitation(location.pathname, location.search, location.hash);
    if (!found) return;
    keys.keep(route.table, found.key);
    history.replaceState(history.state, "", found.rest);
  }

  #read(): void {
    const before = this.route;
    this.#takeKey();
    this.route = readRoute(location.pathname, location.search);
    this.clause = readClause(location.hash);
    if (!isSamePage(before, this.route))
      void tick().then(() => document.querySelector("main")?.focus({ preventScroll: true }));
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.dataset["skip"] !== undefined)
      return;
    event.preventDefault();
    if (this.#isOfRulesHere(link)) this.openRules(link.hash.slice(1));
    else this.go(link.pathname + link.search + link.hash);
  }

  /** On a page of their own the rules are read like any other page, with every clause a step. */
  #isOfRulesHere(link: HTMLAnchorElement): boolean {
    const isHere = link.pathname === location.pathname && link.search === location.search;
    return this.route.page === "table" && isHere && readClause(link.hash) !== null;
  }
}

export const router = new Router();
