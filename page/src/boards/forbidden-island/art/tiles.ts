/** A scene for each tile of the island, a hundred wide and high; the name covers what is below 72. */

import type { Tile } from "../../../contract/forbidden-island";
import type { Drawing } from "../../kit/strokes";
import { plainTiles } from "./tiles/plain-tiles";
import { startTiles } from "./tiles/start-tiles";
import { treasureTiles } from "./tiles/treasure-tiles";

export const tileScenes: Record<Tile, Drawing> = { ...treasureTiles, ...startTiles, ...plainTiles };
