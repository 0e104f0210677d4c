import type { Refusal } from '../../../../game/refusal.js';
import { ladderOf } from '../../../../position/equipment-of.js';
import type { Equipment } from '../../../../position/equipment.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { ordersWith, type OrderType } from '../orders.js';

/** Orders that bearers of a ladder may carry out (pbem:19.11c): carry it, put it up, let go of it. */
const BEARERS_MAY = ordersWith('noDeed', 'withLadder');

/**
 * Orders that a unit on a ladder may carry out: it may move and fight (pbem:19.11u). pbem:6.1l forbids it to fire
 * there.
 */
const CLIMBERS_MAY = ordersWith('noDeed', 'onLadder');

const WITH_WEAPONS = ordersWith('shoots', 'fights');

/** Why a unit with a ladder in its hands, or on a ladder, may not do this; null: it may, or there is no ladder. */
export function barAtLadder(position: Position, unit: Unit, type: OrderType): Refusal | null {
  const { equipment } = position;
  if (equipment === undefined) return null;
  const borne = ladderOf(position, unit.id);
  if (borne && !BEARERS_MAY.has(type)) {
    const rule = WITH_WEAPONS.has(type) || type === 'ToppleLadder' ? 'pbem:19.11e' : 'pbem:19.11c';
    return { code: 'illegal', rule, because: `${unit.id} carries ${borne.id} with both hands`, subject: unit.id };
  }
  const climbed = ladderUnder(position, unit);
  if (!climbed || CLIMBERS_MAY.has(type)) return null;
  const because = `${unit.id} is on ${climbed.id}, where one can only move and fight`;
  return { code: 'illegal', rule: 'pbem:19.11u', because, subject: unit.id };
}

/** The standing ladder on which a unit is, or undefined. */
function ladderUnder({ equipment = [] }: Position, { hexes }: Unit): Equipment | undefined {
  return equipment.find(({ top, hexes: [base = ''] }) => top !== undefined && hexes.includes(base));
}
