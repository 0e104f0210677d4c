import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type UnitId, type Unit } from '../../../position/unit.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { letSink, whyDrowns } from '../17-water/drowning.js';
import { drawHex } from '../core/combat/draw.js';
import { itemsOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';
import { isDeep, waterAt, hasWater } from '../core/water/water.js';
import { letFollow } from './aftermath.js';

/**
 * The effect on a unit of getting into water against its will (pbem:17.1): it loses its load, its led animals, its
 * prisoners and its tasks; then it drowns at once or has to swim.
 */
export function plunge(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const unit = course.position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  const depth = waterAt(course.position, unit);
  if (isDeep(depth)) {
    for (const { id: item } of itemsOf(course.position, id)) {
      course.emit({ type: 'ItemLost', data: { unit: id, item, rule: 'pbem:17.1f' } });
    }
  }
  if (isLive(unit) && isCharacter(unit)) letFollow(course, id, 'retreats', dice);
  const rule = whyDrowns(unit, depth);
  if (rule !== null) letSink(course, id, rule);
}

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
