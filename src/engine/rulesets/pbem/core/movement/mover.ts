import { type Unit, isLong } from '../../../../position/unit.js';
import type { UnitSheet } from '../../../../position/unit-sheet.js';

/**
 * How ground treats a unit: infantry, horses (riders, oxen and the dragon too), mules and other animals; pigs, whom rice paddies
 * admit (pbem:16.127).
 */
export const MOVER_KINDS = ['foot', 'horse', 'mule', 'pig'] as const;
export type MoverKind = (typeof MOVER_KINDS)[number];

/**
 * The kinds for which the price of a place is told; pigs pay what mules pay, but for the few places that say otherwise
 * (pbem:13.4a).
 */
export const USUAL_MOVERS = ['foot', 'horse', 'mule'] as const;

/** pbem:13h, 16d. */
const KINDS: Readonly<Record<UnitSheet['kind'], MoverKind>> = {
  character: 'foot',
  horse: 'horse',
  ox: 'horse',
  mule: 'mule',
  dog: 'foot',
  pig: 'pig',
  otherAnimal: 'mule',
};

export function moverKindOf(unit: Pick<Unit, 'mount' | 'sheet'>): MoverKind {
  return isLong(unit) ? 'horse' : KINDS[unit.sheet.kind];
}
