import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Character } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { hexOf } from '../core/terrain/ground.js';
import { driftDownstream } from './drift.js';
import { letSink } from './drowning.js';
import { floatBy } from './floating.js';
import { rollInOpenWater } from './roll.js';

/**
 * A swimmer in open water, or who could not climb out, rolls on the table of his water and fares accordingly
 * (pbem:17.13a).
 */
export function fareInOpenWater(course: Course<PbemEvent>, unit: Character, dice: Dice): void {
  const water = hexOf(course.position, unit.hexes[0] ?? '').terrain === 'river' ? 'river' : 'pool';
  const { outcome, hexes } = rollInOpenWater(course, unit, water, dice);
  switch (outcome) {
    case 'drowns':
      return letSink(course, unit.id, water === 'river' ? 'pbem:26.43' : 'pbem:26.42');
    case 'drifts':
      return driftDownstream(course, unit.id, hexes, dice);
    case 'nears':
    case 'leaves':
      return floatBy(course, unit.id, outcome, hexes, dice);
    default:
      return;
  }
}
