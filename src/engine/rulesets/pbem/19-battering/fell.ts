import { UNDER } from '../../../board/location.js';
import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { destroyCart } from './destroy.js';
import type { PbemEvent } from '../core/events.js';
import { letFall } from '../10-results/fall.js';
import { breakDistantMelee } from '../11-melee/disengage.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { footHexesBeside, withoutLadder } from '../core/siege/without-ladder.js';
import { comingOut } from './coming-out.js';
import { destroyEquipment } from './destroy-equipment.js';
import { woundIn } from './wounds.js';

/**
 * A hex of a wall, tower, gate or house falls to rubble (pbem:16.114c, 19.2o): all in it, on both levels of a gate, are
 * wounded and stand in the rubble (19.2p), carts and equipment in it are destroyed, and ladders that leaned on it fall
 * (ruling of 19.2p).
 */
export function fell(course: Course<PbemEvent>, hex: HexName, rule: string, dice: Dice): void {
  const levels = [hex, hex + UNDER];
  for (const cart of course.position.carts ?? []) {
    if (cart.hexes.some((name) => levels.includes(name))) destroyCart(course, cart, rule, dice);
  }
  for (const one of course.position.equipment ?? []) {
    const stands = one.kind !== 'ladder' && one.hexes.some((name) => levels.includes(name));
    if (stands) destroyEquipment(course, one, rule, dice);
  }
  const { position } = course;
  const within = levels.flatMap((name) => liveUnitsIn(position, name)).map(({ id }) => id);
  const places = comingOut(position, [hex + UNDER]);
  const halves = liveUnitsIn(position, hex).flatMap(({ id, half }) =>
    half === undefined ? [] : [{ unit: id, half: null }],
  );
  course.emit({
    type: 'TerrainChanged',
    data: {
      states: [{ where: hex, state: 'rubble' }],
      ...(halves.length > 0 ? { halves } : {}),
      ...(places.length > 0 ? { places } : {}),
      rule,
    },
  });
  for (const { a } of course.position.links) breakDistantMelee(course, a, rule);
  letLaddersFall(course, hex, dice);
  woundIn(course, within, 'pbem:19.2p', dice);
}

/** They fall without a roll, away from the wall, and who is on them falls too (pbem:19.11aa, ruling of 19.2p). */
function letLaddersFall(course: Course<PbemEvent>, top: HexName, dice: Dice): void {
  for (const ladder of course.position.equipment ?? []) {
    const [base = ''] = ladder.hexes;
    if (ladder.top !== top) continue;
    const climbers = liveUnitsIn(course.position, base);
    const bare = withoutLadder(course.position, ladder);
    const [to = top] = footHexesBeside(bare, base).filter((name) => name !== top);
    course.emit({ type: 'LadderFell', data: { equipment: ladder.id, hexes: [base, to], rule: 'pbem:19.2p' } });
    for (const climber of climbers) {
      letFall(course, climber, footHexesBeside(course.position, base), 'pbem:19.11aa', dice);
    }
  }
}
