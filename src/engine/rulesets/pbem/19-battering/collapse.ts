import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { UnitId } from '../../../position/unit.js';
import { destroyCart } from './destroy.js';
import { cartNamed } from '../core/carts/carts.js';
import type { PbemEvent } from '../core/events.js';
import { breakDistantMelee } from '../11-melee/disengage.js';
import { joinOverstacked } from '../11-melee/overstacked-melee.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { leaveDebris } from './debris.js';
import { destroyEquipment } from './destroy-equipment.js';
import { fell } from './fell.js';
import { breakBridge, breakGate } from './gate-works.js';
import { RESISTANCES } from './resistances.js';
import { dropRoofs } from './roofs.js';
import type { Target } from './target.js';
import { woundIn } from './wounds.js';

const RULE = 'pbem:19.2o';

/**
 * Lets a target collapse whose resistance is used up (pbem:19.2o, 19.2p, 19.2y); `by`: the units that battered it by
 * hand.
 */
export function collapse(course: Course<PbemEvent>, target: Target, by: readonly UnitId[], dice: Dice): void {
  const equipment = equipmentOf(course.position, target.name);
  const cart = cartNamed(course.position, target.name);
  if (equipment) destroyEquipment(course, equipment, RULE, dice);
  else if (cart) destroyCart(course, cart, RULE, dice);
  else if (target.kind === 'tent' || target.kind === 'table') tearDown(course, target, by, dice);
  else if (target.kind === 'raisedDrawbridge') breakBridge(course, target);
  else if (target.kind === 'gateDoor' || target.kind === 'portcullis') breakGate(course, target);
  else if (RESISTANCES[target.kind].hand === undefined) {
    fell(course, target.name, RULE, dice);
    if (target.kind === 'buildingWall') dropRoofs(course, target.name, dice);
  } else breakOpen(course, target);
}

/** Turns a tent or table hex into debris and wounds the other units in it (pbem:16.121, 16.38c, 19.2p). */
function tearDown(course: Course<PbemEvent>, { name, hexes }: Target, by: readonly UnitId[], dice: Dice): void {
  const within = liveUnitsIn(course.position, name).filter(({ id }) => !by.includes(id));
  course.emit({ type: 'TerrainChanged', data: { states: [{ where: name, state: 'destroyed' }], rule: RULE } });
  leaveDebris(course, hexes, 'pbem:18.0c');
  woundIn(
    course,
    within.map(({ id }) => id),
    'pbem:19.2p',
    dice,
  );
}

/** Opens a door or window for good; two units in the halves of its hex now share the hex (pbem:7.22b). */
function breakOpen(course: Course<PbemEvent>, { name, hexes }: Target): void {
  const halves = hexes
    .flatMap((hex) => liveUnitsIn(course.position, hex))
    .flatMap(({ id, half }) => (half === undefined ? [] : [{ unit: id, half: null }]));
  const states = [{ where: name, state: 'broken' }];
  course.emit({ type: 'TerrainChanged', data: { states, ...(halves.length > 0 ? { halves } : {}), rule: RULE } });
  if (halves.length > 0) joinOverstacked(course, 'pbem:7.22b');
  for (const { a } of course.position.links) breakDistantMelee(course, a, RULE);
}
