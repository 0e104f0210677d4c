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
  /** What a unit, as the first that is named, can do with it. */
  list(position: Position, equipment: Equipment, unit: Unit): readonly LegalOrder<PushEquipment>[];
}

/** It has been moved in this PT. */
export function isMovedNow({ turn }: Position, { moved }: Equipment): boolean {
  return moved?.gameTurn === turn.gameTurn && moved.side === turn.side;
}
