/** The ten tiles that hold nothing but their own weather. */

import {
  battlements,
  box,
  bush,
  disc,
  draw,
  faint,
  ground,
  gull,
  line,
  oval,
  palm,
  placed,
  sea,
  shape,
  sky,
  stars,
  tower,
} from "../../../kit/strokes";

const breakersBridge = draw(
  sky("#9ecbe0", "#bcdce8", "#d9ecec"),
  gull(24, 16, 6, "#5b7180"),
  gull(38, 24, 4, "#5b7180"),
  sea(64, "#3f86ad", "#e2f3f8"),
  shape("M0 40L14 38L20 50L24 76L30 90H0Z", "#8b7d6b"),
  shape("M14 38L20 50L24 76L30 90H18L12 60Z", "#6b5e50"),
  shape("M100 40L86 38L80 50L76 76L70 90H100Z", "#7d705f"),
  shape("M100 40L92 39L90 60L86 90H100Z", "#625648"),
  shape("M8 40Q50 26 92 40V48Q74 44 72 66H66Q64 46 50 45Q36 46 34 66H28Q26 44 8 48Z", "#b9a68a"),
  shape("M8 40Q50 26 92 40V43Q50 30 8 43Z", "#d9c8ab"),
  line("M30 37L31 43M42 34L42 40M54 34L54 40M66 36L65 42M78 38L76 44M22 39L23 45", "#937f64", 1.3),
  shape("M20 78Q26 66 32 76Q36 68 42 80ZM62 80Q66 70 71 77Q76 66 82 80Z", "#f4fbfd"),
);

const cliffsOfAbandon = draw(
  sky("#c7d3df", "#d8e1e8", "#e9eef0"),
  gull(66, 18, 6, "#56616d"),
  gull(82, 28, 5, "#56616d"),
  gull(72, 38, 3.5, "#56616d"),
  sea(70, "#4f8fa8", "#e4f2f4"),
  shape("M0 22L30 18L46 26L50 44L58 52L60 84H0Z", "#e9e2d2"),
  shape("M30 18L46 26L50 44L58 52L60 84H44L40 56L34 40Z", "#bcb09a"),
  shape("M0 22L30 18L46 26L44 30L28 24L0 28Z", "#7fa35c"),
  line("M8 34L12 58M20 32L22 48M14 64L17 82M26 56L30 78M40 36L44 50M48 58L52 78", "#a89b84", 1.6),
  shape("M70 86L72 64L78 56L86 66L90 86Z", "#cfc4b0"),
  shape("M78 56L86 66L90 86H80Z", "#a3967f"),
  shape("M54 86Q60 76 66 84Q72 76 78 86Q86 78 94 87Z", "#f4fafb"),
);

const redPine = (x: number, y: number, size: number, lit: string, shade: string) =>
  placed(
    x,
    y,
    size,
    draw(
      box(-2, -4, 4, 9, "#4b2b26"),
      shape("M0 -44L-9 -28H-5L-13 -15H-7L-16 -2H16L7 -15H13L5 -28H9Z", lit),
      shape("M0 -44L9 -28H5L13 -15H7L16 -2H2Z", shade),
    ),
  );

const crimsonForest = draw(
  sky("#f2c9a6", "#f6d8bd", "#f9e6d3"),
  disc(74, 22, 10, "#fff1cf"),
  faint(
    0.55,
    draw(
      redPine(12, 60, 0.7, "#a84a4a", "#8d3b40"),
      redPine(36, 58, 0.75, "#a84a4a", "#8d3b40"),
      redPine(64, 58, 0.7, "#a84a4a", "#8d3b40"),
      redPine(90, 60, 0.8, "#a84a4a", "#8d3b40"),
    ),
  ),
  ground(64, "#8a4a3c", "#6f372f"),
  redPine(24, 74, 1.05, "#c8342f", "#8f1f27"),
  redPine(76, 74, 1.05, "#c23a2c", "#8a2024"),
  redPine(50, 80, 1.35, "#d9483a", "#9c2329"),
  ...(
    [
      [10, 70],
      [38, 84],
      [62, 82],
      [90, 72],
      [34, 68],
    ] as const
  ).map(([x, y]) => oval(x, y, 2, 1, "#e8923f")),
);

const dunesOfDeception = draw(
  sky("#8fc9e6", "#c6e0e2", "#f3e6c4"),
  disc(22, 18, 8, "#fff4cf"),
  faint(0.5, draw(oval(72, 49, 18, 2, "#8fd0e0"), palm(68, 49, 15, "#6a9a6a"), palm(78, 49, 11, "#6a9a6a"))),
  shape("M0 60Q20 44 42 54Q64 62 100 48V100H0Z", "#eccb8b"),
  shape("M42 54Q64 62 100 48V62Q70 72 42 54Z", "#cfa566"),
  shape("M0 70Q30 48 58 66Q76 77 100 68V100H0Z", "#f2d69c"),
  shape("M30 58Q44 58 58 66Q76 77 100 68V80Q68 84 30 58Z", "#d6ae6e"),
  shape("M0 84Q26 68 56 82Q80 92 100 84V100H0Z", "#e6c180"),
  line("M8 72q8 -5 15 -5M14 78q8 -5 15 -4M70 60q8 0 15 -3", "#c99f5e", 1.4),
);

const lostLagoon = draw(
  sky("#7cc6e8", "#a6d9ec", "#cdebea"),
  shape("M0 54Q24 38 46 46Q72 36 100 52V60H0Z", "#5d9a68"),
  shape("M46 46Q72 36 100 52V60H54Z", "#437d54"),
  ground(56, "#efdca6", "#dcc185"),
  oval(50, 70, 42, 14, "#2f9fb0"),
  oval(49, 69, 35, 10.5, "#55c2c6"),
  oval(46, 67.5, 22, 6, "#8fe0d8"),
  line("M30 68q4 -2.5 8 0t8 0M54 72q4 -2.5 8 0t8 0", "#ecfffb", 1.5),
  palm(14, 64, 32, "#3d8a4f"),
  palm(24, 68, 22, "#4c9c5a"),
  palm(84, 66, 30, "#3d8a4f"),
  disc(33, 79, 1.6, "#c9a868"),
  disc(70, 81, 2, "#c9a868"),
);

const reed = (x: number, y: number, height: number, lean: number) =>
  draw(
    line(`M${x} ${y}q0 ${-height * 0.6} ${lean} ${-height}`, "#5f6b3c", 1.6),
    placed(x + lean, y - height, 1, oval(0, -3, 1.9, 5, "#6d4426"), lean * 2),
  );

const mistyMarsh = draw(
  sky("#a9b5ae", "#bcc6bd", "#cfd6cb"),
  disc(70, 20, 9, "#e9ebdf"),
  line("M74 66V32M74 46L86 34M74 40L62 28M80 40L84 44M67 33L60 36M74 32L79 22", "#4f4a44", 3),
  ground(64, "#7d8a66", "#66744f"),
  oval(34, 72, 30, 7, "#5d7f7c"),
  oval(32, 71, 22, 4.5, "#7c9d97"),
  oval(82, 80, 18, 5, "#5d7f7c"),
  reed(14, 76, 26, -2),
  reed(20, 78, 34, 1),
  reed(26, 77, 24, 3),
  reed(52, 80, 26, 2),
  reed(58, 80, 20, 4),
  faint(
    0.72,
    draw(
      oval(30, 50, 34, 4.5, "#eef1ea"),
      oval(78, 56, 30, 4, "#eef1ea"),
      oval(54, 64, 30, 3, "#eef1ea"),
      oval(16, 38, 18, 3, "#eef1ea"),
    ),
  ),
);

const observatory = draw(
  sky("#1d2a4d", "#2f4470", "#5a6f96"),
  stars("#fdf6d8", [14, 12], [28, 22], [8, 34], [74, 8], [92, 24], [84, 42], [44, 8], [20, 46]),
  line("M72 16L86 26M14 12L28 22L44 8", "#9fb2d6", 0.7),
  ground(70, "#4b5b58", "#3a4847"),
  tower(28, 52, 44, 74, "#d8d2c4", "#a59d8e"),
  box(25, 50, 50, 4, "#b08d4f"),
  shape("M28 50A22 24 0 0 1 72 50Z", "#8fa3ad"),
  shape("M50 26A22 24 0 0 1 72 50H60A20 26 0 0 0 50 26Z", "#697e8a"),
  shape("M46 50Q48 34 57 28L63 31Q55 38 54 50Z", "#16203c"),
  placed(
    54,
    42,
    1,
    draw(box(-3, -26, 7, 30, "#e3b04b", 1), box(1, -26, 3, 30, "#b5852f"), box(-4.5, -29, 10, 5, "#f1c76c", 1)),
    38,
  ),
  box(46, 60, 8, 14, "#3b3226", 4),
  box(34, 58, 5, 7, "#f6d98a", 1),
  box(61, 58, 5, 7, "#f6d98a", 1),
);

const phantomRock = draw(
  sky("#2f4a5c", "#466475", "#6a8791"),
  faint(0.25, disc(50, 36, 32, "#d9fff2")),
  faint(0.3, disc(50, 36, 24, "#d9fff2")),
  sea(74, "#2b5566", "#a8d4d6"),
  shape("M22 82L26 52L32 30L42 14L58 12L68 26L74 48L80 82Z", "#7c8c92"),
  shape("M22 82L26 52L32 30L42 14L46 34L38 54L36 82Z", "#a2b2b5"),
  shape("M58 12L68 26L74 48L80 82H66L62 48Z", "#55656d"),
  shape("M36 38L46 42L45 47L37 44ZM64 38L54 42L55 47L63 44Z", "#16262f"),
  disc(42, 43, 1.4, "#c9fff0"),
  disc(58, 43, 1.4, "#c9fff0"),
  shape("M42 62Q50 54 58 62Q54 72 50 72Q46 72 42 62Z", "#16262f"),
  shape("M50 46L47 54H53Z", "#55656d"),
  faint(0.7, line("M8 60q8 -6 14 0t12 -2M66 66q8 -6 14 0t14 -2", "#d9fff2", 2)),
);

const twilightHollow = draw(
  sky("#4b3a75", "#8a5590", "#d9808a"),
  stars("#ffe9d6", [14, 10], [32, 18], [84, 12], [66, 6], [92, 28]),
  disc(50, 50, 12, "#ffd59a"),
  shape("M0 30Q26 36 48 66V100H0Z", "#4a3a66"),
  shape("M100 26Q74 36 52 66V100H100Z", "#3b2e57"),
  shape("M0 48Q26 52 50 76V100H0Z", "#3a2d55"),
  shape("M100 46Q72 54 50 76V100H100Z", "#2d2346"),
  line("M20 56V36M20 46L12 36M20 42L28 32M20 36L17 26M24 37L24 29", "#1f1838", 2.6),
  bush(82, 52, 7, "#2d2346", "#1f1838"),
  shape("M44 100Q48 86 50 72Q52 86 60 100Z", "#f0a58a"),
  disc(36, 70, 1.2, "#fff0a8"),
  disc(64, 66, 1.2, "#fff0a8"),
  disc(70, 76, 1, "#fff0a8"),
  disc(30, 80, 1, "#fff0a8"),
);

const watchtower = draw(
  sky("#f0b98a", "#f4cda4", "#f8e0c2"),
  faint(0.55, draw(shape("M50 22L0 8V30Z", "#fff6cf"), shape("M50 22L100 6V32Z", "#fff6cf"))),
  shape("M0 62L22 54L44 60L70 52L100 60V80H0Z", "#b98f6b"),
  ground(72, "#8f8a58", "#757046"),
  shape("M38 76L41 34H59L62 76Z", "#b7a58c"),
  shape("M52 34H59L62 76H53Z", "#8d7c66"),
  line("M42 44H50M46 52H53M41 60H49M47 68H55", "#7d6d58", 1.3),
  box(36, 28, 28, 6, "#9c8a72"),
  battlements(36, 28, 28, 4, "#9c8a72"),
  box(42, 14, 3, 12, "#5a4632"),
  box(55, 14, 3, 12, "#5a4632"),
  shape("M38 15L50 4L62 15Z", "#a8472f"),
  shape("M50 4L62 15H51Z", "#7f321f"),
  shape("M46 25Q44 19 50 15Q56 19 54 25Z", "#ffb02e"),
  shape("M48 25Q47 21 50 18Q53 21 52 25Z", "#fff0a0"),
  box(47, 62, 7, 14, "#3d2f22", 3.5),
);

export const plainTiles = {
  "breakers-bridge": breakersBridge,
  "cliffs-of-abandon": cliffsOfAbandon,
  "crimson-forest": crimsonForest,
  "dunes-of-deception": dunesOfDeception,
  "lost-lagoon": lostLagoon,
  "misty-marsh": mistyMarsh,
  observatory,
  "phantom-rock": phantomRock,
  "twilight-hollow": twilightHollow,
  watchtower,
};
