import { UNDER } from '../../../board/location.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Equipment } from '../../../position/equipment.js';
import { isLive } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { breakDistantMelee } from '../11-melee/disengage.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { comingOut } from './coming-out.js';
import { leaveDebris } from './debris.js';
import { woundIn } from './wounds.js';

/** Ladders leave nothing (ruling of pbem:18.0c). */
function leavesDebris({ kind }: Equipment): boolean {
  return kind !== 'ladder';
}

/**
 * A screen or an engine is destroyed, by battering or by fire (pbem:18.0b): debris lies in its hexes, and who was in or
 * on a tower or ram is wounded and stands in it, those from the platform too (pbem:19.2z). `rule` tells what destroyed
 * it.
 */
export function destroyEquipment(course: Course<PbemEvent>, equipment: Equipment, rule: string, dice: Dice): void {
  const { id, kind, hexes } = equipment;
  const { position } = course;
  const under = kind === 'siegeTower' ? hexes.map((name) => name + UNDER) : [];
  // Nobody is in or on what is still being built.
  const houses = (kind === 'siegeTower' || kind === 'batteringRam') && !equipment.unbuilt;
  const within = houses ? [...under, ...hexes] : [];
  const inside = within.flatMap((name) => unitsIn(position, name)).filter(isLive);
  const places = comingOut(position, under);
  course.emit({ type: 'EquipmentLost', data: { equipment: id, rule, ...(places.length > 0 ? { places } : {}) } });
  if (leavesDebris(equipment)) leaveDebris(course, hexes, 'pbem:18.0c');
  for (const { id: unit } of inside) breakDistantMelee(course, unit, 'pbem:19.2z');
  woundIn(
    course,
    inside.map((unit) => unit.id),
    'pbem:19.2z',
    dice,
  );
}
