// The tide forecast, tile by tile, as it is shown: the one chance that matters there, in whole percents.
import type { Tile } from "../../contract";

export interface Chance {
  what: "floods" | "sinks";
  percent: number;
}

interface TileChance {
  tile: Tile;
  floods: number;
  sinks: number;
}

/** For a dry tile the chance to flood, for a flooded one the chance to sink; none where there is hardly any. */
export function chancesOf(forecast: unknown, flooded: readonly Tile[]): Map<Tile, Chance> {
  const tiles = (forecast as { tiles?: TileChance[] } | null)?.tiles ?? [];
  const shown = tiles.map(({ tile, floods, sinks }): [Tile, Chance] => {
    const isFlooded = flooded.includes(tile);
    return [tile, { what: isFlooded ? "sinks" : "floods", percent: Math.round(100 * (isFlooded ? sinks : floods)) }];
  });
  return new Map(shown.filter(([, { percent }]) => percent > 0));
}
