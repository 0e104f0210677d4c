import { type Unit, isLong } from '../../../position/unit.js';
import type { UnitSheet } from '../../../position/unit-sheet.js';

/** How ground treats a unit: infantry, horses (riders, oxen and the dragon too), mules and other animals. */
export const MOVER_KINDS = ['foot', 'horse', 'mule'] as const;
export type MoverKind = (typeof MOVER_KINDS)[number];

/** pbem:13h, 16d. */
const KINDS: Readonly<Record<UnitSheet['kind'], MoverKind>> = {
  character: 'foot',
  horse: 'horse',
  ox: 'horse',
  mule: 'mule',
  dog: 'foot',
  otherAnimal: 'mule',
};

export function moverKindOf(unit: Pick<Unit, 'mount' | 'sheet'>): MoverKind {
  return isLong(unit) ? 'horse' : KINDS[unit.sheet.kind];
}
