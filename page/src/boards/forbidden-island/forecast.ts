// The tide forecast, tile by tile, as it is shown: the one chance that matters there, in whole percents.
import type { Forecast, Tile } from "../../contract/forbidden-island";

export interface Chance {
  what: "floods" | "sinks";
  percent: number;
}

/** For a dry tile the chance to flood, for a flooded one the chance to sink; none where there is hardly any. */
export function chancesOf(forecast: Forecast | null, flooded: readonly Tile[]): Map<Tile, Chance> {
  const shown = (forecast?.tiles ?? []).map(({ tile, floods, sinks }): [Tile, Chance] => {
    const isFlooded = flooded.includes(tile);
    return [tile, { what: isFlooded ? "sinks" : "floods", percent: percent(isFlooded ? sinks : floods) }];
  });
  return new Map(shown.filter(([, { percent }]) => percent > 0));
}

export const percent = (chance: number): number => Math.round(100 * chance);
