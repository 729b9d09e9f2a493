/** What the cards show, a hundred wide and high. */

import type { Card } from "../../../contract/forbidden-island";
import { box, disc, draw, line, oval, shape, type Drawing } from "../../kit/strokes";
import { treasureArt } from "./treasures";

const helicopterLift = draw(
  oval(50, 90, 30, 4, "#22303a"),
  line("M10 20H88M49 20V32", "#28323c", 4),
  disc(49, 20, 3.5, "#28323c"),
  shape("M12 54Q14 32 42 32Q62 32 66 46L92 38L95 46L68 60Q64 74 42 74H30Q14 72 12 54Z", "#e0a526"),
  shape("M68 60Q64 74 42 74H30Q16 72 12 58H66Z", "#b57c16"),
  shape("M17 52Q20 37 40 37V54H17Z", "#d8f0f7"),
  box(44, 37, 12, 17, "#d8f0f7", 2),
  line("M88 28L98 54", "#28323c", 4),
  line("M16 86H66M28 74V86M54 74V86", "#28323c", 4),
);

const bag = (x: number, y: number): Drawing =>
  draw(
    shape(
      `M${x} ${y + 11}Q${x - 2} ${y} ${x + 8} ${y + 1}H${x + 32}Q${x + 42} ${y} ${x + 40} ${y + 11}Q${x + 42} ${y + 22} ${x + 32} ${y + 21}H${x + 8}Q${x - 2} ${y + 22} ${x} ${y + 11}Z`,
      "#c9a872",
    ),
    shape(
      `M${x + 4} ${y + 17}Q${x + 22} ${y + 21} ${x + 40} ${y + 12}Q${x + 41} ${y + 22} ${x + 32} ${y + 21}H${x + 8}Q${x + 4} ${y + 21} ${x + 4} ${y + 17}Z`,
      "#96774a",
    ),
    line(`M${x + 33} ${y + 3}Q${x + 29} ${y + 11} ${x + 33} ${y + 19}M${x + 12} ${y + 7}h10`, "#7a5f38", 2),
  );

const sandbags = draw(oval(50, 90, 44, 5, "#3f5f77"), bag(8, 66), bag(52, 66), bag(9, 43), bag(52, 43), bag(30, 20));

const watersRise = draw(
  line("M50 58V14M50 8L36 26M50 8L64 26", "#b3261e", 7),
  shape("M0 56Q12 44 25 54T50 54T75 54T100 52V100H0Z", "#3f8fc0"),
  shape("M0 72Q12 62 25 70T50 70T75 70T100 68V100H0Z", "#2a6d9c"),
  line("M4 56Q14 46 26 55T50 55T74 55T96 54", "#e3f4fb", 3.5),
  line("M8 84q8 -6 16 0t16 0t16 0t16 0t16 0", "#7fc0de", 3),
);

export const cardArt: Record<Card, Drawing> = {
  ...treasureArt,
  "helicopter-lift": helicopterLift,
  sandbags,
  "waters-rise": watersRise,
};
