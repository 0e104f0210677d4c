import { hexsideName } from '../../../board/field-hexside.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isLive, isMounted, type Unit } from '../../../position/unit.js';
import { destroyCart } from '../19-battering/destroy.js';
import { drawHex } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { letFollow } from '../10-results/aftermath.js';
import { throwOff } from '../10-results/landing.js';
import { sufferResult } from '../10-results/result.js';
import { rightToMount } from '../12-tasks/mounting.js';
import { reveal } from '../22-hidden/reveal.js';
import { hiddenUnits } from '../core/hidden/hidden-units.js';
import { hexOf } from '../core/terrain/ground.js';
import { statesOf, type Portcullis } from '../core/winch/device.js';

const RULE = 'pbem:16.27d';

/** Raises a portcullis, on all of its hexsides. */
export function raisePortcullis(course: Course<PbemEvent>, portcullis: Portcullis): void {
  course.emit({ type: 'TerrainChanged', data: { states: statesOf(portcullis, 'raised'), rule: 'pbem:16.27b' } });
}

/**
 * It falls on the horse, cart or ladder that is under it, and parts those on its two sides (pbem:16.27a, 16.27d,
 * 18.0b). A horse that hides under it is found by it.
 */
export function lowerPortcullis(course: Course<PbemEvent>, portcullis: Portcullis, dice: Dice): void {
  for (const unit of hiddenUnits(course.position)) {
    if (straddles(course.position, unit, portcullis)) reveal(course, unit, RULE);
  }
  for (const { id } of Object.values(course.position.units)) {
    const unit = course.position.units[id];
    if (unit && isLive(unit) && unit.rider === null && straddles(course.position, unit, portcullis))
      strike(course, unit, dice);
  }
  for (const cart of course.position.carts ?? []) {
    if (straddles(course.position, cart, portcullis)) destroyCart(course, cart, 'pbem:16.27e', dice);
  }
  for (const one of course.position.equipment ?? []) {
    if (!straddles(course.position, one, portcullis)) continue;
    course.emit({ type: 'EquipmentLost', data: { equipment: one.id, rule: 'pbem:18.0b' } });
  }
  course.emit({ type: 'TerrainChanged', data: { states: statesOf(portcullis, 'lowered'), rule: 'pbem:16.27b' } });
  for (const { a } of course.position.links) breakDistantMelee(course, a, 'pbem:16.27a');
}

/** One of its two hexes is the archway, and the other lies behind the portcullis, not before the doors of the gate. */
function straddles(position: Position, { hexes }: Pick<Unit, 'hexes'>, { archway, sides }: Portcullis): boolean {
  const other = hexes.find((name) => name !== archway.name);
  if (other === undefined || !hexes.includes(archway.name)) return false;
  return sides.includes(hexsideName(archway, hexOf(position, other)));
}

/**
 * The horse dies. Its rider lands in one of its two hexes, at random, and is wounded (pbem:16.27d); if somebody else is
 * in that hex, by the rules of dismounting.
 */
function strike(course: Course<PbemEvent>, unit: Unit, dice: Dice): void {
  const blow = { rule: RULE, from: [], missile: false, firedFrom: null };
  if (!isMounted(unit)) {
    sufferResult(course, unit.id, { kind: 'killed', horseKilled: true }, blow, dice);
    return;
  }
  const horse = unit.mount ?? '';
  course.emit({ type: 'UnitKilled', data: { unit: horse, cause: { rule: RULE } } });
  const { drawn, dice: rolled } = drawHex(dice, unit.hexes, RULE, unit.id);
  if (liveUnitsIn(course.position, drawn, unit).length > 0) throwOff(course, unit, blow, dice);
  else {
    const data = {
      unit: unit.id,
      horse,
      to: drawn,
      horseHexes: unit.hexes,
      mp: 0,
      cause: { rule: RULE },
      dice: rolled,
    };
    course.emit({ type: 'RiderDismounted', data: { ...data, ...rightToMount(course.position, unit) } });
  }
  letFollow(course, unit.id, 'dismounted', dice);
  sufferResult(course, unit.id, { kind: 'wounded' }, blow, dice);
  breakDistantMelee(course, unit.id, 'pbem:10.6f');
}
