/** The eight tiles that hold treasures: two temples, two gardens, two caves, two palaces. */

import {
  box,
  disc,
  draw,
  faint,
  ground,
  line,
  oval,
  placed,
  sea,
  shape,
  sky,
  stars,
  tower,
} from "../../../kit/strokes";

const column = (x: number, top: number, bottom: number, lit: string, shade: string) =>
  draw(
    tower(x, top, 6, bottom, lit, shade),
    box(x - 1.2, top - 2, 8.4, 3, lit),
    box(x - 1.2, bottom - 2, 8.4, 3, shade),
  );

const templeOfTheMoon = draw(
  sky("#1f2553", "#2c3670", "#44508f"),
  stars("#e9ecff", [12, 14], [24, 30], [88, 34], [8, 44], [92, 10], [78, 48]),
  disc(60, 24, 19, "#f3eccb"),
  disc(53, 19, 3.4, "#d9cfa4"),
  disc(67, 29, 4.6, "#d9cfa4"),
  disc(64, 15, 2.2, "#d9cfa4"),
  ground(70, "#38406f", "#2a3058"),
  shape("M22 40L50 25L78 40Z", "#dfe4f5"),
  shape("M50 25L78 40H50Z", "#b4bddd"),
  disc(50, 34.5, 3.2, "#5a66a4"),
  box(22, 40, 56, 5, "#cbd3ec"),
  ...[25, 40, 54, 69].map((x) => column(x, 46, 68, "#e7ebf9", "#a6b0d6")),
  box(46.5, 52, 7, 16, "#1b2048", 3),
  box(18, 68, 64, 5, "#c3cbe6"),
  box(13, 73, 74, 6, "#9ea8d0"),
);

const rays = Array.from({ length: 12 }, (_, ray) =>
  placed(50, 30, 1, shape("M-2.4 -20L0 -33L2.4 -20Z", "#ffd76a"), ray * 30),
);

const templeOfTheSun = draw(
  sky("#f08a4b", "#f6a85c", "#fbc878"),
  ...rays,
  disc(50, 30, 18, "#fff0b0"),
  disc(50, 30, 13, "#ffdf7a"),
  ground(74, "#c98b4a", "#a96d38"),
  box(12, 66, 76, 10, "#d9a55f"),
  box(20, 56, 60, 10, "#e2b46f"),
  box(28, 46, 44, 10, "#eac282"),
  box(37, 35, 26, 11, "#f0cf95"),
  box(62, 66, 26, 10, "#b67c40"),
  box(60, 56, 20, 10, "#c08848"),
  box(57, 46, 15, 10, "#ca9452"),
  box(54, 35, 9, 11, "#d29f5e"),
  box(44, 46, 12, 30, "#f7dfae"),
  line("M44 51H56M44 56H56M44 61H56M44 66H56M44 71H56", "#c08848", 1.3),
  box(46, 38, 8, 8, "#5d3219", 4),
);

const topiary = (x: number, y: number, size: number) =>
  draw(
    box(x - 1.5, y, 3, 14, "#7a5a37"),
    disc(x, y - size * 0.4, size, "#5fa55a"),
    shape(
      `M${x} ${y - size * 1.4}a${size} ${size} 0 0 1 0 ${size * 2}a${size * 1.4} ${size * 1.4} 0 0 0 0 ${-size * 2}Z`,
      "#3f8048",
    ),
  );

const flower = (x: number, y: number, petals: string) =>
  draw(
    line(`M${x} ${y}v7`, "#3f8048", 1.3),
    ...[0, 72, 144, 216, 288].map((turn) => placed(x, y, 1, oval(0, -2.3, 1.5, 2.3, petals), turn)),
    disc(x, y, 1.3, "#ffe082"),
  );

const whisperingGarden = draw(
  sky("#bfe3e0", "#d3eddc", "#e6f5d8"),
  faint(0.8, line("M10 20q10 -8 18 0t18 0M58 14q8 -6 15 0t14 0M8 34q7 -5 13 0", "#ffffff", 2)),
  ground(62, "#9ccb74", "#7cb05c"),
  shape("M44 100Q46 78 50 66Q54 78 62 100Z", "#ead9a8"),
  line("M36 66V40Q50 22 64 40V66", "#f7f3e6", 4),
  line("M36 52H42M36 46H41M64 52H58M64 46H59M40 36L44 40M60 36L56 40M50 31V36", "#f7f3e6", 2),
  line("M36 60Q31 50 37 42Q42 32 50 31", "#5fa55a", 2.4),
  disc(37, 44, 2.4, "#e58fb0"),
  disc(34, 54, 2.2, "#e58fb0"),
  disc(45, 33, 2.4, "#f3b5cb"),
  topiary(17, 54, 11),
  topiary(83, 54, 11),
  flower(28, 68, "#e2719c"),
  flower(71, 67, "#f0a04b"),
  flower(8, 71, "#b184d6"),
  flower(92, 71, "#e2719c"),
);

const bentCypress = (x: number, y: number, size: number, lit: string, shade: string) =>
  placed(
    x,
    y,
    size,
    draw(
      line("M0 0Q1 -8 5 -14", "#4b3a35", 2.6),
      shape("M-3 -7Q-3 -26 26 -37Q21 -17 6 -6Z", lit),
      shape("M26 -37Q21 -17 6 -6Q10 -22 26 -37Z", shade),
    ),
  );

const howlingGarden = draw(
  sky("#6d7a92", "#8a93a6", "#a9afb8"),
  line("M6 18H40q8 0 8 -6t-6 -6t-5 5M30 30H78q9 0 9 -7t-7 -7t-5 6M10 42H48", "#eef2f5", 2.4),
  ground(64, "#6f8560", "#56694d"),
  bentCypress(20, 70, 1.05, "#4d6b54", "#36503f"),
  bentCypress(50, 72, 1.3, "#557a5c", "#3a5945"),
  bentCypress(78, 69, 0.8, "#4d6b54", "#36503f"),
  line("M8 76q6 -9 13 -10M36 76q5 -7 11 -8M66 78q6 -8 13 -9", "#8fa274", 2.2),
  ...(
    [
      [30, 52],
      [66, 44],
      [88, 58],
      [82, 48],
      [42, 22],
    ] as const
  ).map(([x, y]) => oval(x, y, 2.6, 1.2, "#c9a55a", `transform="rotate(-30 ${x} ${y})"`)),
);

const caveRock = (lit: string, middle: string, shade: string) =>
  draw(
    shape("M0 78V50L10 34L22 30L34 16L52 12L66 18L78 32L92 40L100 56V78Z", middle),
    shape("M0 78V50L10 34L22 30L34 16L40 30L26 44L20 60L10 78Z", lit),
    shape("M66 18L78 32L92 40L100 56V78H84L80 56L70 40Z", shade),
  );

const caveOfEmbers = draw(
  sky("#3a2030", "#57282e", "#7a3428"),
  caveRock("#7d5a52", "#62443f", "#452d2e"),
  shape("M26 80Q24 44 50 40Q76 44 74 80Z", "#2a1418"),
  shape("M30 80Q30 50 50 47Q70 50 70 80Z", "#a8321d"),
  shape("M35 80Q36 57 50 54Q64 57 65 80Z", "#e2641f"),
  shape("M40 80Q42 66 50 62Q58 66 60 80Z", "#ffc24a"),
  ...(
    [
      [44, 34, 1.8],
      [56, 28, 1.4],
      [50, 20, 1.7],
      [62, 38, 1.2],
      [38, 24, 1.1],
      [70, 24, 1.5],
      [30, 12, 1.3],
      [58, 8, 1.6],
    ] as const
  ).map(([x, y, size]) => disc(x, y, size, "#ffb347")),
  ground(80, "#54353a", "#3e262b"),
);

const caveOfShadows = draw(
  sky("#6a6f93", "#868aa8", "#a4a5b8"),
  caveRock("#6f7296", "#555879", "#3b3d5a"),
  shape("M22 80Q20 38 50 34Q80 38 78 80Z", "#23243c"),
  shape("M30 80Q30 48 50 44Q70 48 70 80Z", "#14142a"),
  shape("M34 41L37 55L41 38ZM46 36L49 52L53 35ZM60 39L62 51L67 43Z", "#555879"),
  shape("M36 80L39 68L43 80ZM58 80L62 66L66 80Z", "#3b3d5a"),
  oval(45, 62, 2.6, 1.7, "#ffe9a3"),
  oval(55, 62, 2.6, 1.7, "#ffe9a3"),
  disc(45.4, 62, 0.9, "#14142a"),
  disc(55.4, 62, 0.9, "#14142a"),
  faint(0.55, oval(50, 79, 34, 3, "#14142a")),
  ground(80, "#4a4c6c", "#383a57"),
);

const coral = (x: number, y: number, size: number, colour: string, turn = 0) =>
  placed(
    x,
    y,
    size,
    line(
      "M0 0V-14M0 -6Q-8 -8 -8 -17M0 -9Q8 -10 8 -20M-7 -12Q-13 -13 -13 -19M0 -14Q0 -20 -3 -25M0 -14Q2 -20 5 -26",
      colour,
      3.6,
    ),
    turn,
  );

const dome = (x: number, y: number, radius: number, lit: string, shade: string) =>
  draw(
    shape(
      `M${x - radius} ${y}Q${x - radius} ${y - radius * 1.5} ${x} ${y - radius * 1.9}Q${x + radius} ${y - radius * 1.5} ${x + radius} ${y}Z`,
      lit,
    ),
    shape(
      `M${x} ${y - radius * 1.9}Q${x + radius} ${y - radius * 1.5} ${x + radius} ${y}H${x + radius * 0.3}Q${x + radius * 0.6} ${y - radius} ${x} ${y - radius * 1.9}Z`,
      shade,
    ),
  );

const coralPalace = draw(
  sky("#79cfcf", "#9cdcd5", "#c2e9dc"),
  faint(
    0.6,
    draw(disc(14, 18, 3, "#fff"), disc(20, 10, 1.8, "#fff"), disc(86, 26, 2.4, "#fff"), disc(90, 16, 1.5, "#fff")),
  ),
  tower(22, 44, 14, 74, "#f7b7a8", "#e08e85"),
  tower(64, 44, 14, 74, "#f7b7a8", "#e08e85"),
  tower(38, 38, 24, 74, "#fbcabc", "#eaa196"),
  dome(29, 44, 8.5, "#e8707a", "#c44e63"),
  dome(71, 44, 8.5, "#e8707a", "#c44e63"),
  dome(50, 38, 13.5, "#ef7f83", "#cc566a"),
  line("M50 12V6M29 27V22M71 27V22", "#c99a3f", 1.8),
  box(44, 54, 12, 20, "#8c3550", 6),
  box(26.5, 52, 5, 9, "#8c3550", 2.5),
  box(68.5, 52, 5, 9, "#8c3550", 2.5),
  ground(72, "#f0dcae", "#dcc088"),
  coral(12, 78, 1, "#e5546c"),
  coral(89, 79, 0.95, "#f08a5d"),
  coral(36, 82, 0.5, "#b05fa8", -8),
);

const cone = (x: number, y: number, width: number, height: number, lit: string, shade: string) =>
  draw(
    shape(`M${x - width / 2} ${y}L${x} ${y - height}L${x + width / 2} ${y}Z`, lit),
    shape(`M${x} ${y - height}L${x + width / 2} ${y}H${x + width * 0.08}Z`, shade),
  );

const tidalPalace = draw(
  sky("#a9cfee", "#c3dff3", "#dceff7"),
  oval(22, 16, 12, 4, "#f5fafd"),
  oval(80, 22, 11, 3.6, "#f5fafd"),
  tower(24, 38, 11, 70, "#eef3f8", "#b9c9dc"),
  tower(65, 38, 11, 70, "#eef3f8", "#b9c9dc"),
  tower(35, 46, 30, 70, "#e2eaf2", "#aabcd2"),
  tower(43, 28, 14, 50, "#f3f7fb", "#bccbdd"),
  cone(29.5, 38, 15, 17, "#3f7fb5", "#2a5d8f"),
  cone(70.5, 38, 15, 17, "#3f7fb5", "#2a5d8f"),
  cone(50, 28, 18, 21, "#4a8cc2", "#2f6699"),
  line("M50 7V2", "#2f6699", 1.5),
  shape("M50 2L59 4.4L50 7Z", "#e3b04b"),
  box(45, 54, 10, 18, "#234a72", 5),
  ...[48, 28, 69].map((x) => box(x, x === 48 ? 34 : 46, 4, 8, "#234a72", 2)),
  sea(70, "#3f8fc0", "#d9f0fa"),
  shape("M0 80Q10 64 24 68Q34 72 26 78Q22 74 18 76Q16 84 30 86H0Z", "#5aa9d4"),
  line("M4 75Q12 64 24 68Q34 72 26 78", "#ffffff", 2.2),
  shape("M100 82Q92 70 82 74Q76 78 83 81Q86 79 89 81Q90 87 78 88H100Z", "#5aa9d4"),
);

export const treasureTiles = {
  "temple-of-the-moon": templeOfTheMoon,
  "temple-of-the-sun": templeOfTheSun,
  "whispering-garden": whisperingGarden,
  "howling-garden": howlingGarden,
  "cave-of-embers": caveOfEmbers,
  "cave-of-shadows": caveOfShadows,
  "coral-palace": coralPalace,
  "tidal-palace": tidalPalace,
};
