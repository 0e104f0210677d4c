import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { indexOf } from './unit-index.js';
import type { UnitKind } from './unit-kinds.js';

const NOBODY: readonly Unit[] = [];

/** The units of such a kind, in the order of the position. */
export function unitsOfKind(position: Position, kind: UnitKind): readonly Unit[] {
  return indexOf(position).kinds.get(kind) ?? NOBODY;
}
