// A button that was pressed by key may be gone, or shut, once the table has moved on: the keyboard stays beside it.
import { focusOn, isLost } from "../parts/focus";

const CONTROLS = ":is(button:enabled, summary)";

/** Attached to what holds the tools and the list of actions. */
export function keepFocus(side: HTMLElement): () => void {
  let used: Element | null = null;

  // Only for those at the keyboard: after a tap, the next press of the space bar is not meant for a button.
  function tap() {
    used = null;
  }

  function press() {
    const focused = document.activeElement;
    if (side.contains(focused)) used = focused;
    else if (!isLost(focused) && !focused?.closest("dialog, [role=alertdialog]")) used = null;
  }

  function recover() {
    const actions = side.querySelector("#actions");
    const focused = document.activeElement;
    if (used && (isLost(focused) || focused === actions)) focusOn(next(side, actions, used));
  }

  const observer = new MutationObserver(recover);
  observer.observe(side, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("pointerdown", tap, true);
  for (const type of ["keydown", "keyup"]) document.addEventListener(type, press, true);
  return () => {
    observer.disconnect();
    document.removeEventListener("pointerdown", tap, true);
    for (const type of ["keydown", "keyup"]) document.removeEventListener(type, press, true);
  };
}

/** The same button, or the first of what is asked next; until that is there, the place where it will be. */
function next(side: Element, actions: Element | null, used: Element): Element | null {
  if (actions?.querySelector("button:disabled")) return actions;
  if (used !== actions && side.contains(used) && used.matches(CONTROLS)) return used;
  return actions?.querySelector(CONTROLS) ?? actions ?? side.querySelector(CONTROLS);
}
