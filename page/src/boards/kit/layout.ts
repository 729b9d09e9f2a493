// Where the cells of a board lie, and which one an arrow key leads to. A board is rows of cells, each row in the middle:
// squares, or hexagons that stand on a point, whose rows are then set off by half a cell.

export type Shape = "square" | "hexagon";

/** In shares of the board's width and height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  row: number;
  /** Counted from the left edge of the widest row; of hexagons it may be a half. */
  column: number;
}

// Of a hexagon that is 1 wide: how high it is, and how far the next row lies below it.
const HEIGHT = 2 / Math.sqrt(3);
const PITCH = Math.sqrt(3) / 2;

export class Layout<Cell extends string> {
  readonly #places = new Map<Cell, Place>();
  readonly #width: number;
  readonly #height: number;

  /** Null stands where no cell is. `widths`: how many cells each row has once all are there. */
  constructor(
    readonly rows: readonly (readonly (Cell | null)[])[],
    readonly shape: Shape = "square",
    widths: readonly number[] = rows.map((row) => row.length),
  ) {
    const widest = Math.max(...widths);
    this.#width = widest;
    this.#height = shape === "square" ? widths.length : PITCH * (widths.length - 1) + HEIGHT;
    rows.forEach((cells, row) =>
      cells.forEach((cell, index) => {
        if (cell !== null) this.#places.set(cell, { row, column: (widest - (widths[row] ?? widest)) / 2 + index });
      }),
    );
  }

  /** Width by height. */
  get aspect(): number {
    return this.#width / this.#height;
  }

  get first(): Cell | null {
    return this.#places.keys().next().value ?? null;
  }

  has(cell: Cell): boolean {
    return this.#places.has(cell);
  }

  place(cell: Cell): Place | null {
    return this.#places.get(cell) ?? null;
  }

  box(cell: Cell): Box | null {
    const place = this.place(cell);
    if (!place) return null;
    const [pitch, height] = this.shape === "square" ? [1, 1] : [PITCH, HEIGHT];
    return {
      left: place.column / this.#width,
      top: (place.row * pitch) / this.#height,
      width: 1 / this.#width,
      height: height / this.#height,
    };
  }

  /** The cell that a key leads to. Up and down among hexagons lean to the right, with Shift to the left. */
  next(cell: Cell, key: string, withShift = false): Cell | null {
    const place = this.place(cell);
    if (!place) return null;
    const lean = this.shape === "square" ? 0 : withShift ? -0.5 : 0.5;
    if (key === "ArrowUp" || key === "ArrowDown") {
      return this.#nearest(place.row + (key === "ArrowUp" ? -1 : 1), place.column + lean);
    }
    const row = this.#row(place.row);
    const [left, right] = [row.filter(([, at]) => at < place.column), row.filter(([, at]) => at > place.column)];
    const found = { ArrowLeft: left.at(-1), ArrowRight: right[0], Home: row[0], End: row.at(-1) }[key];
    return found?.[0] ?? null;
  }

  /** Where a board's edge steps back, or a cell is missing, the nearest one of the row. */
  #nearest(row: number, column: number): Cell | null {
    const distance = ([, at]: [Cell, number]) => Math.abs(at - column);
    return this.#row(row).sort((one, other) => distance(one) - distance(other))[0]?.[0] ?? null;
  }

  #row(row: number): [Cell, number][] {
    return (this.rows[row] ?? []).flatMap((cell) => (cell === null ? [] : [[cell, this.#places.get(cell)!.column]]));
  }
}

export interface Point {
  x: number;
  y: number;
}

/** How far apart the pieces on one cell stand, by their number, in cells. */
const GAPS = [0, 0, 0.36, 0.3, 0.23];
const CLOSEST = 0.2;
/** Where their feet are, in cells from the top. */
const FEET = 0.63;

/** Where a piece stands that shares its cell with others: side by side in the middle. In shares of the board's width. */
export function standing<Cell extends string>(
  layout: Layout<Cell>,
  at: Cell,
  index: number,
  count: number,
): Point | null {
  const box = layout.box(at);
  if (!box) return null;
  const aside = (index - (count - 1) / 2) * (GAPS[count] ?? CLOSEST);
  return { x: box.left + (0.5 + aside) * box.width, y: (box.top + FEET * box.height) / layout.aspect };
}
