// Where the keyboard was before something came up, and the way back there.

/** Where each open dialog leads back to: one may be opened from within another, and the first be gone by then. */
const ways = new WeakMap<Element, Element | null>();

/** Opens a dialog; closing it leads back to where one was. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  const goBack = comingFrom(dialog);
  dialog.showModal();
  return () => {
    dialog.close();
    goBack();
  };
}

/** To be called before `shown` takes the focus. The browser itself forgets it when what had it is taken off the page. */
export function comingFrom(shown: Element): () => void {
  ways.set(shown, document.activeElement);
  return () => {
    // Whatever else has come up meanwhile keeps the focus.
    if (isLost(document.activeElement) || shown.contains(document.activeElement)) focusOn(stillThere(shown));
  };
}

/** Nobody has the focus, or something that cannot be used. */
export function isLost(focused: Element | null): boolean {
  return !focused?.isConnected || focused.matches("body, main, :disabled");
}

function stillThere(shown: Element): Element | null {
  const from = ways.get(shown) ?? null;
  if (!from || from.isConnected) return from;
  const outer = from.closest("dialog");
  return outer && ways.has(outer) ? stillThere(outer) : document.querySelector("main");
}

export function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body) element.focus({ preventScroll: true });
}
