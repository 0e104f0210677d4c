import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Character } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { orderOfPlay } from '../core/initiative/initiative.js';
import { hexOf } from '../core/terrain/ground.js';
import { landingsOf } from './climbing.js';
import { hasWater, isFoundering, isSwimmer } from '../core/water/depth.js';
import { Stretch } from './drifting.js';
import { letSink } from './drowning.js';
import { fareInOpenWater } from './open-water.js';
import { rollToClimb, rollToWade } from './roll.js';

/**
 * Neutrals in the water roll in the first player turn of each game turn (ruling of pbem:17.11a), unasked: they climb
 * out where they can, into a hex drawn at random.
 */
export function letNeutralsSwim(course: Course<PbemEvent>, dice: Dice): void {
  const { position } = course;
  if (position.turn.side !== orderOfPlay(position)[0] || !hasWater(position)) return;
  const ids = Object.values(position.units).flatMap((unit) => (unit.side === null ? [unit.id] : []));
  for (const id of ids.sort()) {
    const unit = course.position.units[id];
    if (!unit) continue;
    if (isSwimmer(course.position, unit)) swim(course, unit, dice);
    else if (isFoundering(course.position, unit) && rollToWade(course, unit, false, dice) === 'drowns') {
      letSink(course, id, 'pbem:17.42e');
    }
  }
}

function swim(course: Course<PbemEvent>, unit: Character, dice: Dice): void {
  const landings = landingsOf(course.position, unit).map((name) => hexOf(course.position, name));
  if (landings.length === 0 || !rollToClimb(course, unit, false, dice)) {
    fareInOpenWater(course, unit, dice);
    return;
  }
  const climb = new Stretch(unit.id, 'pbem:17.11c', null);
  const out = climb.draw(landings, dice);
  if (!out) throw new Error(`${unit.id} climbs out to nowhere`);
  climb.way.push(out);
  climb.tell(course, out);
}
