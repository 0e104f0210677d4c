import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { drawHex } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import { breakDistantMelee } from '../11-melee/disengage.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';
import { hasWater } from '../core/water/depth.js';
import { plunge } from './plunge.js';

/** A wounded man falls off the stones if the die is at most this (pbem:16.126c). */
const FALLS_TO = 5;

/** Free water beside the stepping stones on which a unit stands; none if it stands on no stones. */
function waterBeside(position: Position, unit: Unit): readonly HexName[] {
  const [name] = unit.hexes;
  if (name === undefined || !hasWater(position)) return [];
  const hex = hexOf(position, name);
  if (hex.terrain !== 'steppingStones') return [];
  return hex.neighbours.flatMap((next) =>
    next && next.depth !== null && liveUnitsIn(position, next.name).length === 0 ? [next.name] : [],
  );
}

/** The unit stands on stepping stones beside free water, and would fall into it (pbem:16.126c). */
export function canFallOffStones(position: Position, unit: Unit): boolean {
  return isLive(unit) && waterBeside(position, unit).length > 0;
}

/**
 * A unit that is driven back or stunned on stepping stones falls into water beside them (pbem:16.126c). False: it is
 * not on stepping stones, or no water is free.
 */
export function letFallOffStones(course: Course<PbemEvent>, { id }: Unit, dice: Dice): boolean {
  const unit = course.position.units[id];
  const into = unit && isLive(unit) ? waterBeside(course.position, unit) : [];
  if (into.length === 0) return false;
  const { drawn, dice: rolled } = drawHex(dice, into, 'pbem:16.126c', id);
  course.emit({ type: 'UnitFell', data: { unit: id, hexes: [drawn], dice: rolled, rule: 'pbem:16.126c' } });
  breakDistantMelee(course, id, 'pbem:11.45');
  plunge(course, id, dice);
  return true;
}

/** Rolls whether a man who was wounded on stepping stones falls off them (pbem:16.126c); elsewhere no die is rolled. */
export function losesBalance(course: Course<PbemEvent>, id: UnitId, dice: Dice): boolean {
  const unit = course.position.units[id];
  if (!unit || waterBeside(course.position, unit).length === 0) return false;
  const die = dice.roll({ purpose: 'balance', rule: 'pbem:16.126c', faces: 10, subject: id });
  const outcome = die.value <= FALLS_TO ? 'falls' : 'stays';
  course.emit({
    type: 'WaterRolled',
    data: { unit: id, rule: 'pbem:16.126c', die, modifiers: [], final: die.value, outcome },
  });
  return outcome === 'falls';
}
