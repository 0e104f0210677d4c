import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isCharacter, isLive, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { drawHex } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import { itemsOf } from '../core/equipment/items.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { revealIn } from '../22-hidden/reveal.js';
import type { Blow } from './effect.js';
import { letFollow } from './aftermath.js';
import { sufferResult } from './result.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { isDeep } from '../core/water/water.js';
import { letSink, whyDrowns } from '../17-water/drowning.js';
import { plunge } from './plunge.js';
import { landBeside } from './landing.js';

/**
 * A unit falls into one of some hexes, drawn at random, and comes to lie there as a whole (pbem:7.7a): animals die,
 * characters are wounded, riders come off, and their loads are destroyed (7.7b); deep water breaks the fall and drowns
 * (7.7c). A unit that is hit by the fall is stunned (7.21a). `rule`: the rule that made the unit fall.
 */
export function letFall(
  course: Course<PbemEvent>,
  unit: Unit,
  into: readonly HexName[],
  rule: string,
  dice: Dice,
): void {
  const { id } = unit;
  const first = drawHex(dice, into, rule, id);
  const second = unit.hexes.length > 1 ? drawHex(dice, besideOf(course, unit, first.drawn), 'pbem:7.7a', id) : null;
  const hexes = second ? [first.drawn, second.drawn] : [first.drawn];
  if (isLive(unit)) revealIn(course, hexes, 'pbem:7.21a');
  const hit = isLive(unit) ? hexes.flatMap((hex) => liveUnitsIn(course.position, hex, unit)).map((one) => one.id) : [];
  const rolled = [...first.dice, ...(second?.dice ?? [])];
  course.emit({ type: 'UnitFell', data: { unit: id, hexes, dice: rolled, rule } });
  breakDistantMelee(course, id, 'pbem:7.7a');
  const wet = hexes.some((hex) => isDeep(hexOf(course.position, hex).depth));
  for (const { id: item } of itemsOf(course.position, id)) {
    course.emit({ type: 'ItemLost', data: { unit: id, item, rule: wet ? 'pbem:7.7c' : 'pbem:7.7b' } });
  }
  for (const other of hit) stunBelow(course, other, id, dice);
  if (isMounted(unit)) sufferAsRider(course, unit, wet, dice);
  else sufferFall(course, unit, hit.length > 0, wet, dice);
}

/** Hexes ADJACENT to the hex that it falls into; it covers one of them as well (pbem:7.7a). */
function besideOf({ position }: Course<PbemEvent>, unit: Unit, into: HexName): readonly HexName[] {
  const beside = hexOf(position, into).neighbours.flatMap((hex) => hex?.name ?? []);
  return beside.filter((name) => ADJACENT(position, unit, into, name));
}

/** Characters hit by a falling live unit are stunned (pbem:7.21a), and drown if they are in water (pbem:7.21b). */
function stunBelow(course: Course<PbemEvent>, id: UnitId, by: UnitId, dice: Dice): void {
  sufferResult(course, id, { kind: 'stunned' }, { ...NO_BLOW, rule: 'pbem:7.21a', by }, dice);
  const after = course.position.units[id];
  const [at] = after?.hexes ?? [];
  if (!after || at === undefined || !isCharacter(after) || after.health !== 'stunned') return;
  if (hexOf(course.position, at).depth !== null) letSink(course, id, 'pbem:7.21b');
}

/** The effect of the fall on a character on foot, an animal without a rider, or a body. */
function sufferFall(course: Course<PbemEvent>, unit: Unit, hits: boolean, wet: boolean, dice: Dice): void {
  if (wet) {
    plunge(course, unit.id, dice);
    return;
  }
  if (!isLive(unit)) return;
  const blow = { ...NO_BLOW, rule: hits ? 'pbem:7.21a' : 'pbem:7.7b' };
  sufferResult(course, unit.id, isCharacter(unit) ? { kind: 'wounded' } : DEATH, blow, dice);
}

/**
 * The horse dies or drowns. Its rider is thrown to a hex beside it and wounded, unless the water broke the fall
 * (pbem:7.7b, 7.7c).
 */
function sufferAsRider(course: Course<PbemEvent>, rider: Unit, wet: boolean, dice: Dice): void {
  const horse = rider.mount ?? '';
  if (!wet) course.emit({ type: 'UnitKilled', data: { unit: horse, cause: { rule: 'pbem:7.7b' } } });
  landBeside(course, rider.id, dice);
  letFollow(course, rider.id, 'dismounted', dice);
  if (wet) letSink(course, horse, 'pbem:17.1c');
  const thrown = course.position.units[rider.id];
  const [at] = thrown?.hexes ?? [];
  if (!thrown || at === undefined) return;
  const { depth } = hexOf(course.position, at);
  const drowns = whyDrowns(thrown, depth);
  if (drowns !== null) letSink(course, rider.id, drowns);
  else if (!wet) sufferResult(course, rider.id, { kind: 'wounded' }, { ...NO_BLOW, rule: 'pbem:7.7b' }, dice);
}

const NO_BLOW: Omit<Blow, 'rule'> = { from: [], missile: false, firedFrom: null };
const DEATH = { kind: 'killed', horseKilled: true } as const;
