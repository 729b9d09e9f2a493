// Which of the page's own dialogs is open, and what is being explained.
class Opened {
  dialog: "settings" | "keys" | null = $state(null);
  /** The code of a name of the fiction, with the game it is of. */
  explained: { game: string; code: string } | null = $state.raw(null);

  close(): void {
    this.dialog = null;
    this.explained = null;
  }
}

export const opened = new Opened();
