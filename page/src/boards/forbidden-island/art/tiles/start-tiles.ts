/** The six tiles where adventurers start: five gates of five metals, each of its own build, and the landing. */

import {
  battlements,
  box,
  disc,
  draw,
  faint,
  ground,
  line,
  oval,
  placed,
  shape,
  sky,
  tower,
} from "../../../kit/strokes";

const ironGate = draw(
  sky("#8f9aa8", "#a9b2bd", "#c3c9d0"),
  ground(74, "#6d7466", "#565c52"),
  tower(14, 26, 20, 76, "#7b828c", "#565c66"),
  tower(66, 26, 20, 76, "#7b828c", "#565c66"),
  box(34, 30, 32, 46, "#666d77"),
  battlements(13, 26, 22, 3, "#7b828c"),
  battlements(65, 26, 22, 3, "#565c66"),
  battlements(34, 31, 32, 4, "#666d77"),
  shape("M38 76V50Q50 36 62 50V76Z", "#23262c"),
  line("M42 46V76M47 42V76M53 42V76M58 46V76M38 52H62M38 60H62M38 68H62", "#9aa3ae", 1.8),
  line("M18 36H25M24 44H31M17 54H24M25 62H31M70 40H77M76 50H83M70 60H77", "#4a5059", 1.3),
);

const bronzeGate = draw(
  sky("#e8c9a0", "#efd8b4", "#f5e6cb"),
  ground(74, "#a98a5c", "#8a6d46"),
  shape("M12 76V44A38 34 0 0 1 88 44V76Z", "#9b8a72"),
  shape("M50 10A38 34 0 0 1 88 44V76H68V44A18 18 0 0 0 50 26Z", "#7e6e59"),
  line("M20 28L29 35M33 17L38 26M50 10V21M67 17L62 26M80 28L71 35", "#66584a", 1.5),
  shape("M24 76V46A26 24 0 0 1 76 46V76Z", "#4a3018"),
  shape("M27 76V47A23 21.5 0 0 1 49 25.500V76Z", "#b87a3a"),
  shape("M51 25.500A23 21.5 0 0 1 73 47V76H51Z", "#95602b"),
  ...[34, 42, 58, 66].flatMap((x) => [48, 58, 68].map((y) => disc(x, y, 1.8, "#e6b36d"))),
  disc(46, 62, 2.6, "#f2cf92"),
  disc(54, 62, 2.6, "#d9a65b"),
);

const copperGate = draw(
  sky("#a8d6cf", "#c0e2d8", "#dbeee0"),
  shape("M0 74L18 46L34 64L52 40L76 66L100 50V80H0Z", "#8dbcae"),
  ground(74, "#7da36c", "#638a57"),
  tower(24, 34, 8, 78, "#c8743f", "#9c5329"),
  tower(68, 34, 8, 78, "#c8743f", "#9c5329"),
  box(18, 42, 64, 6, "#b8652f"),
  shape("M8 24Q50 36 92 24L89 34Q50 44 11 34Z", "#d98a50"),
  shape("M8 24Q50 36 92 24L91 28Q50 40 9 28Z", "#5fb39a"),
  shape("M24 60h8v18h-8ZM68 64h8v14h-8Z", "#5fb39a"),
  box(45, 36, 10, 12, "#5fb39a", 1),
  line("M48 40H52M50 38V46", "#2f6f5f", 1.5),
  box(20, 76, 16, 4, "#8b857a"),
  box(64, 76, 16, 4, "#6f6a61"),
);

const silverGate = draw(
  sky("#5d6d93", "#7e8db0", "#a5b1cb"),
  faint(
    0.5,
    draw(disc(16, 16, 1.2, "#fff"), disc(88, 22, 1.2, "#fff"), disc(80, 10, 0.9, "#fff"), disc(8, 32, 0.9, "#fff")),
  ),
  ground(74, "#7b8798", "#616d80"),
  shape("M26 76V40Q32 16 50 4Q68 16 74 40V76H64V44Q60 28 50 20Q40 28 36 44V76Z", "#eef1f6"),
  shape("M50 4Q68 16 74 40V76H64V44Q60 28 50 20Z", "#b7c0d0"),
  shape("M36 76V46Q40 31 50 23Q60 31 64 46V76Z", "#35415f"),
  line("M43 76V36M50 76V25M57 76V36M36 56H64", "#d5dbe6", 1.6),
  line("M43 48q3.5 -5 7 0t7 0M43 66q3.5 -5 7 0t7 0", "#d5dbe6", 1.4),
  shape("M47 10a5 5 0 1 0 6 6a4 4 0 0 1 -6 -6Z", "#5d6d93"),
  shape("M18 76V54L22 46L26 54V76ZM74 76V54L78 46L82 54V76Z", "#d3dae6"),
  shape("M22 46L26 54V76H22ZM78 46L82 54V76H78Z", "#98a4b9"),
);

const goldGate = draw(
  sky("#8ec5e8", "#b3d9ee", "#dcecea"),
  ...Array.from({ length: 9 }, (_, ray) =>
    placed(50, 34, 1, shape("M-2 -16L0 -36L2 -16Z", "#ffe9a0"), ray * 22.5 - 90),
  ),
  ground(74, "#b5b36a", "#96954f"),
  shape("M14 76V50H20V40H28V32H72V40H80V50H86V76Z", "#e8b93c"),
  shape("M62 32H72V40H80V50H86V76H66V52Z", "#b98a22"),
  line("M14 50H86M20 40H80", "#c99a2c", 1.4),
  disc(50, 30, 12, "#ffd75a"),
  disc(50, 30, 8, "#f0b429"),
  disc(50, 30, 4, "#fff3c4"),
  shape("M36 76V54H40V49H60V54H64V76Z", "#5b3d12"),
  shape("M40 76V56H60V76Z", "#fbe8ae"),
  line("M50 56V76", "#5b3d12", 1.4),
  disc(47.5, 66, 1.2, "#5b3d12"),
  disc(52.5, 66, 1.2, "#5b3d12"),
  box(10, 74, 80, 5, "#cfa234"),
);

const helicopter = draw(
  line("M-18 -17H20", "#2c3440", 1.8),
  line("M0 -17V-10", "#2c3440", 1.8),
  shape("M-13 -2Q-13 -11 -1 -11Q10 -11 11 -4L29 -7L30 -4L11 2Q8 7 -1 7H-6Q-13 6 -13 -2Z", "#d9503f"),
  shape("M11 2Q8 7 -1 7H-6Q-12 6 -13 0H11Z", "#a93529"),
  shape("M-12 -3Q-11 -9 -3 -9V-2H-12Z", "#cfe8f2"),
  line("M27 -12L31 0", "#2c3440", 1.6),
  line("M-12 11H8M-7 7V11M3 7V11", "#2c3440", 1.6),
);

const foolsLanding = draw(
  sky("#8cc4e4", "#afd7ec", "#d3e9ee"),
  oval(76, 14, 13, 4, "#f7fbfd"),
  oval(18, 24, 10, 3.2, "#f7fbfd"),
  ground(56, "#a9b88a", "#8d9c70"),
  oval(50, 72, 44, 17, "#6f6a64"),
  oval(50, 69.5, 44, 17, "#9a958c"),
  oval(50, 69.5, 35, 13, "none", 'stroke="#f4e9c8" stroke-width="2.4"'),
  placed(50, 69.5, 1, shape("M-11 -7H-6V-2H6V-7H11V7H6V2H-6V7H-11Z", "#f4e9c8")),
  placed(44, 40, 1, helicopter),
  line("M90 58V28", "#5a5148", 2),
  shape("M90 28L78 31V36L90 38Z", "#e9792e"),
  shape("M84 29.500L81 30.500V36.500L84 37Z", "#fff4e2"),
);

export const startTiles = {
  "iron-gate": ironGate,
  "bronze-gate": bronzeGate,
  "copper-gate": copperGate,
  "silver-gate": silverGate,
  "gold-gate": goldGate,
  "fools-landing": foolsLanding,
};
