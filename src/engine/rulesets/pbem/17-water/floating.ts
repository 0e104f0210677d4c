import type { Field, FieldHex } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { banksOf } from './climbing.js';
import { canStandIn, isFree, Stretch } from './drifting.js';

const known = new WeakMap<Field, ReadonlyMap<FieldHex, number>>();

/**
 * Hexes through water from each water hex to one beside a bank or shingle (pbem:26.42); without an entry there is none.
 */
function distancesToBank(field: Field): ReadonlyMap<FieldHex, number> {
  const found = known.get(field);
  if (found) return found;
  const beside = field.places.filter(
    (hex) =>
      hex.depth !== null &&
      (banksOf(hex).length > 0 || hex.neighbours.some((next) => next?.terrains.includes('shingle'))),
  );
  const distances = new Map(beside.map((hex) => [hex, 0]));
  // A map is gone through in the order in which it grows, which is that of the distance.
  for (const [hex, distance] of distances) {
    for (const next of hex.neighbours) {
      if (next && next.depth !== null && !distances.has(next)) distances.set(next, distance + 1);
    }
  }
  known.set(field, distances);
  return distances;
}

/**
 * In still water a swimmer comes nearer to the bank or farther from it, hex by hex, as far as there is such a hex
 * (pbem:26.42).
 */
export function floatBy(
  course: Course<PbemEvent>,
  id: UnitId,
  where: 'nears' | 'leaves',
  hexes: number,
  dice: Dice,
): void {
  const { position } = course;
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  const distances = distancesToBank(fieldOfGame(position));
  let at = hexOf(position, unit.hexes[0] ?? '');
  const start = at;
  const stretch = new Stretch(id, 'pbem:26.42', start);
  for (let gone = 0; gone < hexes; gone += 1) {
    const wanted = (distances.get(at) ?? Infinity) + (where === 'nears' ? -1 : 1);
    const ways = at.neighbours.filter((next) => next !== null && distances.get(next) === wanted);
    const next = ways.length === 0 ? null : stretch.draw(ways, dice);
    if (!next) break;
    stretch.way.push(next);
    if (isFree(position, next, unit)) stretch.end = next;
    if (canStandIn(next)) break;
    at = next;
  }
  stretch.tell(course, stretch.end ?? start);
}
