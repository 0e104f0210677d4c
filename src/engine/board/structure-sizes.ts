import type { StructureKind } from './structure.js';

/** In how many hexes each kind stands, a ladder that does not stand in two; and the rule that says so. */
export const STRUCTURE_SIZES: Readonly<Record<StructureKind, readonly [hexes: readonly number[], rule: string]>> = {
  ladder: [[2], 'pbem:19.11a'],
  screen: [[1], 'pbem:19.15f'],
  barricade: [[2], 'pbem:19.16a'],
  mangonel: [[1, 2], 'pbem:19.14d'],
  trebuchet: [[1, 2], 'pbem:19.14d'],
  ballista: [[1], 'pbem:18.2k'],
  batteringRam: [[3], 'pbem:19.13a'],
  siegeTower: [[3], 'pbem:19.12a'],
};
