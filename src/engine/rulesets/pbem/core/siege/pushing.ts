import type { Dice } from '../../../../dice/dice.js';
import type { Course } from '../../../../game/course.js';
import type { Refusal } from '../../../../game/refusal.js';
import type { LegalOrder } from '../../../../game/ruleset.js';
import type { Equipment } from '../../../../position/equipment.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import type { PushEquipment } from '../orders/siege-orders.js';

/** How a kind of equipment is moved. */
export interface Pushing {
  carryOut(course: Course<PbemEvent>, equipment: Equipment, order: PushEquipment, dice: Dice): Refusal | null;
  /** The orders of a unit for it, with the unit as the first one named. */
  list(position: Position, equipment: Equipment, unit: Unit): readonly LegalOrder<PushEquipment>[];
}

/** True if it has been moved in this PT. */
export function isMovedNow({ turn }: Position, { moved }: Equipment): boolean {
  return moved?.gameTurn === turn.gameTurn && moved.side === turn.side;
}
