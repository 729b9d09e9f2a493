/** The four treasures, a hundred wide and high: a stone, a statue, a crystal and a chalice. */

import type { Treasure } from "../../../contract/forbidden-island";
import { box, disc, draw, faint, line, oval, shape, type Drawing } from "../../kit/strokes";

const earth = draw(
  oval(50, 88, 30, 6, "#3b2b1e"),
  shape("M28 78H72L78 88H22Z", "#8a6a3c"),
  shape("M54 78H72L78 88H58Z", "#684c28"),
  disc(50, 46, 36, "#8b5a32"),
  shape("M50 10A36 36 0 0 1 50 82A52 52 0 0 0 50 10Z", "#633c20"),
  shape("M20 32Q32 20 44 28Q52 34 44 42Q34 44 32 54Q24 60 16 52Q14 40 20 32Z", "#6fa04a"),
  shape("M56 50Q68 44 78 52Q80 64 70 72Q60 74 56 64Q52 56 56 50Z", "#557f3a"),
  shape("M58 16Q70 20 76 30Q68 36 60 30Q54 22 58 16Z", "#557f3a"),
  faint(0.5, oval(36, 24, 9, 5, "#fff3d6", 'transform="rotate(-35 36 24)"')),
);

const wind = draw(
  oval(50, 90, 28, 5, "#3a3526"),
  box(28, 80, 44, 9, "#b79a4d", 2),
  box(52, 80, 20, 9, "#8d7434", 2),
  shape("M50 52Q20 46 8 14Q34 16 47 36Z", "#f0dd9d"),
  shape("M50 52Q30 44 20 26Q38 30 48 42Z", "#d8bf6e"),
  shape("M50 52Q80 46 92 14Q66 16 53 36Z", "#dcc274"),
  shape("M50 52Q70 44 80 26Q62 30 52 42Z", "#b99c4c"),
  shape("M50 26Q62 40 60 58L66 80H34L40 58Q38 40 50 26Z", "#ecd78f"),
  shape("M50 26Q62 40 60 58L66 80H52Q56 54 50 26Z", "#bfa354"),
  disc(50, 20, 10, "#f3e2a6"),
  shape("M50 10A10 10 0 0 1 50 30A14 14 0 0 0 50 10Z", "#c9ad5e"),
  line("M40 66Q50 60 60 66M42 58Q50 53 58 58", "#8d7434", 1.8),
);

const fire = draw(
  oval(50, 90, 26, 5, "#3d1a1a"),
  shape("M30 80H70L76 90H24Z", "#5d4a48"),
  shape("M50 4L72 34L64 80H36L28 34Z", "#d8352a"),
  shape("M50 4L28 34L44 40Z", "#ff8a5c"),
  shape("M28 34L44 40L40 80H36Z", "#f05a3c"),
  shape("M50 4L72 34L57 40L44 40Z", "#ffb07c"),
  shape("M44 40H57L60 80H40Z", "#e2432f"),
  shape("M57 40L72 34L64 80H60Z", "#9c1f24"),
  shape("M28 50L16 62L22 80H36Z", "#c22e28"),
  shape("M72 50L84 60L78 80H64Z", "#861a22"),
  faint(0.8, shape("M44 16L36 32L42 34Z", "#fff1e2")),
);

const ocean = draw(
  oval(50, 90, 26, 5, "#152a3a"),
  shape("M30 88Q50 76 70 88Z", "#2f7fa8"),
  box(45, 60, 10, 24, "#3a93bb"),
  box(51, 60, 4, 24, "#1f5f85"),
  disc(50, 66, 7, "#59b5d3"),
  shape("M18 18H82Q82 58 50 62Q18 58 18 18Z", "#47a5c9"),
  shape("M56 18H82Q82 58 50 62Q60 44 56 18Z", "#256f97"),
  oval(50, 18, 32, 8, "#8fd6e6"),
  oval(50, 19, 27, 5.5, "#1f5f85"),
  line("M27 19q6 -4 11.5 0t11.5 0t11.5 0t11.5 0", "#d6f5fa", 2),
  line("M18 24Q4 26 8 40Q12 48 26 46M82 24Q96 26 92 40Q88 48 74 46", "#256f97", 4),
  line("M30 38q5 -4 10 0t10 0t10 0t10 0", "#bfeaf2", 2.4),
);

export const treasureArt: Record<Treasure, Drawing> = { earth, wind, fire, ocean };
