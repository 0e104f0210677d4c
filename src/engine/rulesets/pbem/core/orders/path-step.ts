import type { HexName } from '../../../../board/field.js';

/** Gaits: a foot character steps; a horse goes forward or backward, or pivots round its rear or its head (pbem:7.6). */
export const GAITS = ['step', 'forward', 'backward', 'pivotForward', 'pivotBackward'] as const;
export type Gait = (typeof GAITS)[number];

/** One step of a path: the gait, and the hexes that the unit holds after it (one, or head and rear). */
export interface PathStep {
  readonly gait: Gait;
  readonly hexes: readonly HexName[];
}
