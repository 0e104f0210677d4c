import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { CART_MPA, follow, pullOf } from '../07-movement/draught.js';
import { costOf, goStep } from '../07-movement/going.js';
import { whyStaysAfterShot } from '../07-movement/mobility.js';
import { loadOfStep } from '../12-equipment/load.js';
import { isPartOfLeader, isTied, stringOf } from '../core/animals/leads.js';
import { drives, cartOfString } from '../core/carts/carts.js';
import { mpaOf } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import { isInMelee } from '../core/melee/melee.js';
import type { StringPlace } from '../core/orders/animal-orders.js';
import type { Gait } from '../core/orders/define.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';
import { whyNoTie } from './tying.js';

/**
 * Why a led unit may not spend so many MP more in this movement step, or null: its own MPA binds it whoever leads it,
 * the MPA of a leader, less what he carries, what it spends under him (pbem:13.7k, 13.7l, 12.5i). In a string the
 * slowest stops all who must follow (pbem:13.62b). One whose rider has just got off stands still (pbem:12.34a), and a
 * dog that has left its hex and not its melee has to stop (pbem:11.41c).
 */
function whyTooFar(position: Position, leader: Unit, led: Unit, mp: number): Refusal | null {
  const { mpSpent, moveEnded, ledFor = {} } = led.acts;
  // Nobody comes into melee in his own movement step, so a dog that has moved and still is in melee has withdrawn.
  if (mpSpent > 0 && isInMelee(position, led.id))
    return illegal('pbem:11.41c', `${led.id} is still in melee after its first hex and must stop`, led.id);
  const shot = whyStaysAfterShot(led);
  if (shot) return shot;
  if (moveEnded && !isCharacter(led))
    return illegal('pbem:12.34a', `the rider of ${led.id} has got off it in this movement step`, led.id);
  const atCart = position.carts !== undefined && cartOfString(position, stringOf(position, led.id)) !== undefined;
  const mpa = mpaOf(position, led);
  const left = (atCart ? Math.min(mpa, CART_MPA) : mpa) - mpSpent;
  if (mp > left) {
    if (atCart) return illegal('pbem:14c', `a cart goes ${Math.min(mpa, CART_MPA)} MP, ${left} are left`, led.id);
    const changed = Object.keys(ledFor).some((id) => id !== leader.id);
    const rule = changed ? 'pbem:13.7l' : isTied(position, led.id) ? 'pbem:13.62b' : 'pbem:13.7k';
    return illegal(rule, `${led.id} has ${left} MP left, this takes ${mp}`, led.id);
  }
  if (atCart && drives(position, leader, led)) return null;
  const under = mpaOf(position, leader) - loadOfStep(position, leader) - (ledFor[leader.id] ?? 0);
  if (mp <= under) return null;
  const because = `${led.id} may spend ${under} MP more under ${leader.id}, this takes ${mp}`;
  return illegal('pbem:13.7k', because, led.id);
}

/**
 * How a unit goes from some hexes to others (head first), which tells the gait of a horse without its being named
 * (pbem:7.6).
 */
export function gaitTo(from: readonly HexName[], to: readonly HexName[]): Gait {
  const [head, rear] = from;
  if (rear === undefined) return 'step';
  if (to[1] === head) return 'forward';
  if (to[1] === rear) return 'pivotForward';
  return to[0] === rear ? 'backward' : 'pivotBackward';
}

/**
 * Why a horse that is a part of its leader may not go to these hexes, or null: it follows him, so that one end of it
 * comes into the hex that he has left in this step (siege-en:1.54c).
 */
function whyNotInTrack(position: Position, led: Unit, left: HexName | null, hexes: readonly HexName[]): Refusal | null {
  if (!isPartOfLeader(position)) return null;
  const { id, hexes: held } = led;
  if (left === null) return refusal('pbem:13.7m', `${id} goes only where its leader goes before it`, id);
  if (hexes.includes(left) && !held.includes(left)) return null;
  return refusal('pbem:13.7m', `${id} follows into ${left}, which its leader has left`, id);
}

/** A member of a string as it stood, and how it went from there. */
interface Gone {
  readonly before: Unit;
  readonly gait: Gait;
}

/**
 * One step of what a character leads: the first animal goes where it is told, and the others of the string follow hex
 * by hex into what was vacated (pbem:13.7m). Unless told otherwise the rest stands as long as the second is still
 * joined to the first (13.7q), and the dead lie where they are (13.7p). `left`: the hex that the leader has left in
 * this step; null: he stays. Tells what forbids it.
 */
export function leadStep(
  course: Course<PbemEvent>,
  leader: Unit,
  led: UnitId,
  places: readonly StringPlace[],
  left: HexName | null,
): Refusal | null {
  const members = stringOf(course.position, led);
  const astray = places.find(({ unit }, index) => unit !== members[index]);
  if (astray) return refusal('pbem:3.5e', `${astray.unit} is not in this place of the string`, astray.unit);
  let ahead: Gone | null = null;
  for (const [index, id] of members.entries()) {
    const unit = unitNamed(course.position, id);
    const told = places[index]?.hexes;
    if (ahead) {
      const torn = whyNoTie(course.position, unitNamed(course.position, ahead.before.id), unit);
      const stays = told ? isSame(told, unit.hexes) : torn === null && (index === 1 || !isLive(unit));
      if (stays) return torn ?? whyNotAllStay(course.position, places.slice(index + 1));
      const barred = whyNotFollow(ahead, unit, told);
      if (barred) return barred;
    }
    const to = ahead ? followed(ahead, unit) : (told ?? unit.hexes);
    const gait = gaitTo(unit.hexes, to);
    const forbidden = whyNotInTrack(course.position, unit, left, to) ?? moveOne(course, leader, unit, gait, to);
    if (forbidden) return forbidden;
    ahead = { before: unit, gait };
  }
  return null;
}

function unitNamed({ units }: Position, id: UnitId): Unit {
  const unit = units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

function isSame(one: readonly HexName[], other: readonly HexName[]): boolean {
  return one.length === other.length && one.every((hex, index) => hex === other[index]);
}

/** As soon as one member stays all behind it do. */
function whyNotAllStay(position: Position, places: readonly StringPlace[]): Refusal | null {
  const moving = places.find(({ unit, hexes }) => !isSame(hexes, unitNamed(position, unit).hexes));
  return moving ? refusal('pbem:3.5e', `${moving.unit} stays, since the animal before it does`, moving.unit) : null;
}

/** A follower goes straight into what the animal before it has left. */
function followed({ before }: Gone, { hexes }: Unit): readonly HexName[] {
  const vacated = before.hexes.at(-1) ?? '';
  return hexes.length > 1 ? [vacated, hexes[0] ?? ''] : [vacated];
}

function whyNotFollow(ahead: Gone, unit: Unit, told: readonly HexName[] | undefined): Refusal | null {
  if (!isLive(unit)) return refusal('pbem:13.7p', `${unit.id} is dead and holds the string where it lies`, unit.id);
  if (ahead.gait !== 'forward' && ahead.gait !== 'step') {
    const rule = ahead.gait === 'pivotForward' ? 'pbem:13.61c' : 'pbem:13.7o';
    return refusal(rule, `${ahead.before.id} would turn away from ${unit.id} behind it`, unit.id);
  }
  const to = followed(ahead, unit);
  if (told === undefined || isSame(told, to)) return null;
  return refusal('pbem:3.5e', `${unit.id} follows to ${to.join('-')}, not to ${told.join('-')}`, unit.id);
}

function moveOne(
  course: Course<PbemEvent>,
  leader: Unit,
  unit: Unit,
  gait: Gait,
  hexes: readonly HexName[],
): Refusal | null {
  const pull = course.position.carts ? pullOf(course.position, leader, unit, hexes) : null;
  if (pull && 'code' in pull) return pull;
  const gone = goStep(course.position, unit, unit.hexes, { gait, hexes });
  if (!gone.ok) return gone.refusal;
  // A part of its leader has no MP of its own to pay with (siege-en:1.54c).
  const step = isPartOfLeader(course.position) ? { ...gone.value, costs: [] } : gone.value;
  const mp = costOf([step]);
  const tooFar = whyTooFar(course.position, leader, unit, mp);
  if (tooFar) return tooFar;
  const rule = drives(course.position, leader, unit) ? 'pbem:14d' : 'pbem:13.7m';
  // A rider who is led moves, as somebody does who is carried.
  breakOffTask(course, unit.id, 'pbem:12.1c');
  course.emit({ type: 'AnimalLed', data: { unit: unit.id, by: leader.id, step, mp, rule } });
  if (pull) follow(course, pull, leader, mp);
  return null;
}

function refusal(rule: string, because: string, subject: string): Refusal {
  return illegal(rule, because, subject);
}
