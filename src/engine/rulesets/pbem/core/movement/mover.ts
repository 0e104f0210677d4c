import { type Unit, isLong } from '../../../../position/unit.js';
import type { UnitSheet } from '../../../../position/unit-sheet.js';

/**
 * How the ground treats a unit: infantry, horses (riders, oxen and the dragon too), mules and other animals; pigs,
 * which may enter rice paddies (pbem:16.127).
 */
export const MOVER_KINDS = ['foot', 'horse', 'mule', 'pig'] as const;
export type MoverKind = (typeof MOVER_KINDS)[number];

/**
 * The kinds for which the price of a place is stated. Pigs pay the price of mules, except in the few places that state
 * another (pbem:13.4a).
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

/** The kind of mover whose prices a unit pays: every two-hex unit moves as a horse. */
export function moverKindOf(unit: Pick<Unit, 'mount' | 'sheet'>): MoverKind {
  return isLong(unit) ? 'horse' : KINDS[unit.sheet.kind];
}
