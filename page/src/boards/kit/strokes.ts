/** Small strokes that all the pictures are made of. Light falls from the upper left, so the right side is the shade. */

export type Drawing = string;

export const draw = (...parts: Drawing[]): Drawing => parts.join("");

export const shape = (path: string, fill: string, more = ""): Drawing => `<path d="${path}" fill="${fill}" ${more}/>`;

export const line = (path: string, colour: string, width: number, more = ""): Drawing =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): Drawing =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string, more = ""): Drawing =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, wide: number, high: number, fill: string, more = ""): Drawing =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${fill}" ${more}/>`;

export const placed = (x: number, y: number, scale: number, drawing: Drawing, turn = 0): Drawing =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

export const faint = (opacity: number, drawing: Drawing): Drawing => `<g opacity="${opacity}">${drawing}</g>`;

/** A sky in three bands, lighter towards the horizon. */
export const sky = (high: string, middle: string, low: string): Drawing =>
  draw(
    box(0, 0, 100, 100, high),
    shape("M0 26Q25 18 50 25T100 22V100H0Z", middle),
    shape("M0 46Q28 39 55 45T100 42V100H0Z", low),
  );

/** Ground that rolls a little, with its lit edge. */
export const ground = (top: number, lit: string, shade: string): Drawing =>
  draw(
    shape(`M0 ${top}Q30 ${top - 5} 58 ${top}T100 ${top - 2}V100H0Z`, lit),
    shape(`M0 ${top + 14}Q34 ${top + 6} 66 ${top + 12}T100 ${top + 8}V100H0Z`, shade),
  );

/** The sea with two crests. */
export const sea = (top: number, water: string, foam: string): Drawing =>
  draw(
    shape(`M0 ${top}Q12 ${top - 4} 25 ${top}T50 ${top}T75 ${top}T100 ${top}V100H0Z`, water),
    line(`M4 ${top + 8}q6 -4 12 0t12 0M52 ${top + 6}q6 -4 12 0t12 0M30 ${top + 16}q6 -4 12 0t12 0`, foam, 1.6),
  );

export const stars = (colour: string, ...places: [number, number][]): Drawing =>
  draw(...places.map(([x, y], index) => disc(x, y, index % 2 ? 0.9 : 1.4, colour)));

export const gull = (x: number, y: number, size: number, colour: string): Drawing =>
  line(`M${x - size} ${y}q${size / 2} ${-size * 0.7} ${size} 0q${size / 2} ${-size * 0.7} ${size} 0`, colour, 1.5);

export const bush = (x: number, y: number, size: number, lit: string, shade: string): Drawing =>
  draw(
    oval(x, y, size * 1.3, size * 0.8, shade),
    disc(x - size * 0.55, y - size * 0.35, size * 0.7, lit),
    disc(x + size * 0.3, y - size * 0.5, size * 0.75, lit),
    disc(x + size * 0.75, y - size * 0.1, size * 0.5, shade),
  );

export const palm = (x: number, y: number, height: number, leaf: string): Drawing => {
  const top = y - height;
  const crown = `M${x + 3} ${top}q-9 -7 -15 1q8 -3 15 -1q-8 3 -9 11q3 -7 9 -11q3 6 9 9q0 -7 -9 -9q8 -5 14 1q-6 -9 -14 -1Z`;
  return draw(line(`M${x} ${y}q-1 ${-height * 0.6} 3 ${-height}`, "#7a5532", 2.6), shape(crown, leaf));
};

export const tower = (x: number, top: number, width: number, bottom: number, lit: string, shade: string): Drawing =>
  draw(box(x, top, width, bottom - top, lit), box(x + width * 0.58, top, width * 0.42, bottom - top, shade));

export const battlements = (x: number, y: number, width: number, teeth: number, fill: string): Drawing => {
  const step = width / (teeth * 2 - 1);
  return draw(
    ...Array.from({ length: teeth }, (_, tooth) => box(x + tooth * 2 * step, y - step, step, step + 0.5, fill)),
  );
};
