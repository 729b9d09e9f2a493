/** Six adventurers, forty wide and fifty-two high: each with a colour, a hat and a letter of its own. */

import type { Role } from "../../../contract/forbidden-island";
import { box, disc, draw, line, oval, shape, type Drawing } from "../../kit/strokes";

export interface Livery {
  /** The colour of the coat, and one that is read on it. */
  coat: string;
  letter: string;
  /** The darker rim: what parts a pawn from any tile. */
  rim: string;
  hat: Drawing;
}

const FACE = "#f3d3b0";

const divingMask = draw(
  box(10.5, 7, 19, 10, "#1a1d22", 4),
  box(12.5, 8.8, 15, 6.4, "#8fe0ee", 3),
  line("M30.5 12Q35 12 34.5 2", "#f0b429", 2.6),
);

const helmet = draw(
  shape("M9 11Q9 0 20 0Q31 0 31 11Z", "#ffd23f"),
  shape("M20 0Q31 0 31 11H23Q24 4 20 0Z", "#d9a514"),
  box(6.5, 10, 27, 3.2, "#d9a514", 1.6),
);

const wideHat = draw(
  oval(20, 9.5, 17, 3.6, "#7a5530"),
  shape("M11 9Q11 -1 20 0Q29 -1 29 9Z", "#9a6f42"),
  box(11, 6.6, 18, 2.6, "#4b331c"),
);

const wingedCap = draw(
  shape("M10 10Q10 1 20 1Q30 1 30 10Z", "#5b6b8c"),
  shape("M10 8Q2 7 0 -1Q7 0 12 5ZM30 8Q38 7 40 -1Q33 0 28 5Z", "#ffffff", 'stroke="#5b6b8c" stroke-width="1"'),
);

const captainsHat = draw(
  shape("M7 6Q20 -6 33 6L30 10H10Z", "#ffffff", 'stroke="#3a3a44" stroke-width="1"'),
  shape("M9.5 8H30.5V12Q20 15 9.5 12Z", "#1f2a44"),
  disc(20, 6, 2.2, "#d9a514"),
);

const flyingHelmet = draw(
  shape("M9 18Q7 0 20 0Q33 0 31 18L28 17V11H12V17Z", "#6b4a2c"),
  disc(15, 8, 4.2, "#c8e8f4", 'stroke="#2e2013" stroke-width="1.8"'),
  disc(25, 8, 4.2, "#c8e8f4", 'stroke="#2e2013" stroke-width="1.8"'),
);

export const liveries: Record<Role, Livery> = {
  diver: { coat: "#2b2e35", letter: "#ffffff", rim: "#0c0d10", hat: divingMask },
  engineer: { coat: "#c0302b", letter: "#ffffff", rim: "#5a1110", hat: helmet },
  explorer: { coat: "#2f7d3b", letter: "#ffffff", rim: "#123d1a", hat: wideHat },
  messenger: { coat: "#c9ced6", letter: "#1d2129", rim: "#4d5562", hat: wingedCap },
  navigator: { coat: "#f2c230", letter: "#2b2003", rim: "#6e5205", hat: captainsHat },
  pilot: { coat: "#2763b8", letter: "#ffffff", rim: "#0f2d5c", hat: flyingHelmet },
};

/** The figure without its letter, which is the language's. */
export function figure(role: Role): Drawing {
  const { coat, rim, hat } = liveries[role];
  return draw(
    oval(20, 49.5, 16, 2.5, "#00000055"),
    shape("M20 17C31 17 35 30 36.5 48Q20 53 3.5 48C5 30 9 17 20 17Z", coat, `stroke="${rim}" stroke-width="2"`),
    disc(20, 12, 9.5, FACE, `stroke="${rim}" stroke-width="1.6"`),
    hat,
  );
}
