import { Known } from '../../../known/known.js';
import type { Field, FieldHex } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { UnitId, Character } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { orderOfPlay } from '../core/initiative/initiative.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { hasWater, isFoundering, isSwimmer } from '../core/water/water.js';
import { canStandIn, isFree, Stretch, driftDownstream } from './drift.js';
import { letSink } from './drowning.js';
import { rollInOpenWater, rollToClimb, rollToWade } from './swimming-rolls.js';
import { banksOf, landingsOf } from './way-out.js';

const known = new Known<Field, ReadonlyMap<FieldHex, number>>();

/**
 * Hexes through water from each water hex to one beside a bank or shingle (pbem:26.42); without an entry there is none.
 */
function distancesToBank(field: Field): ReadonlyMap<FieldHex, number> {
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
  return distances;
}

/**
 * In still water a swimmer comes nearer to the bank or farther from it, hex by hex, as far as there is such a hex
 * (pbem:26.42).
 */
function floatBy(course: Course<PbemEvent>, id: UnitId, where: 'nears' | 'leaves', hexes: number, dice: Dice): void {
  const { position } = course;
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  const distances = known.of(fieldOfGame(position), distancesToBank);
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

/** The water that he swims in, by the table that he rolls on. */
export function openWaterAt(position: Position, { hexes: [at = ''] }: Character): 'river' | 'pool' {
  return hexOf(position, at).terrain === 'river' ? 'river' : 'pool';
}

/**
 * A swimmer in open water, or who could not climb out, rolls on the table of his water and fares accordingly
 * (pbem:17.13a).
 */
export function fareInOpenWater(course: Course<PbemEvent>, unit: Character, dice: Dice): void {
  const water = openWaterAt(course.position, unit);
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
