import type { HexName } from '../board/field.js';

/** Whether a light burns. */
export type Burning = 'burning' | 'out';

/**
 * The sources of light besides items and fires, as a scenario lays them down (pbem:21.31a, 21.35c); absent where there
 * are none.
 */
export interface Lights {
  /** Campfires and fireplaces, by their hexes. */
  readonly campfires?: Readonly<Record<HexName, Burning>>;
  /** Rooms that have light, each by the first of its hexes in the order of the map. */
  readonly rooms?: Readonly<Record<HexName, Burning>>;
}
