// At a table that is played again, this device gives its part even before its reader goes there.
import { addressOf, Link } from "./link";
import { Giver } from "./parts";

export function giveAt(table: string): void {
  const giver = new Giver(table, (wanted) => link.send(wanted));
  const link: Link = new Link(
    addressOf(table),
    (frame) => {
      if (!("parts" in frame)) return;
      giver.hear(frame.parts);
      if (frame.parts.state === "bound") link.close();
    },
    (state) => state === "gone" && link.close(),
  );
}
