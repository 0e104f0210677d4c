import type { FieldHex } from '../../../board/field.js';
import { isAloft } from '../../../board/location.js';
import { allowed, forbidden, illegal, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isLive, isMounted, type Character, type Unit } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import { crossingCost } from '../07-movement/entry.js';
import { barsMounting, mountingHexes, wrongPlace } from '../07-movement/side-hexes.js';
import { whyBurdened } from '../12-equipment/load.js';
import { breakAway } from '../13-animals/let-go.js';
import { isTied, leaderOf } from '../core/animals/leads.js';
import { bookOf } from '../core/books/of.js';
import { mayRideAtCart } from '../core/carts/boarding.js';
import { isKnight } from '../core/combat/strength.js';
import { isShutOff } from '../core/doors/door-side.js';
import { isInMelee } from '../core/melee/melee.js';
import { areEnemies } from '../core/movement/occupancy.js';
import type { Mount } from '../core/orders/movement-orders.js';
import { demandOf, mountersOf, type TaskKind } from '../core/tasks/task.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { declaring, type Declared } from './declaring.js';

/**
 * The effect of getting off for characters whose class may not mount: they have ridden, so they may mount again
 * (pbem:12.31a); peasants who get off a cart horse may not (12.31b).
 */
export function rightToMount(position: Position, rider: Unit): { readonly mayMount?: true } {
  if (!isCharacter(rider) || mayRide(position, rider)) return {};
  const horse = position.units[rider.mount ?? ''];
  return horse && mayRideAtCart(position, rider, horse) ? {} : { mayMount: true };
}

/**
 * Knights of all kinds, sergeants, and those who began mounted or are allowed to by special rules (pbem:12.31a); in
 * Siege no sergeants who began on foot (siege-en:1.53c).
 */
export function mayRide(position: Position, unit: Character): boolean {
  if (isKnight(unit) || unit.mayMount === true) return true;
  return unit.sheet.classes.includes('sergeant') && bookOf(position).riding.mounters === 'knightsAndSergeants';
}

/** Mounting a horse: a task of one PT, of which the man and the horse stand still (pbem:12.33a). */
export const MOUNTING: TaskKind<'mount'> = {
  rule: 'pbem:12.33a',
  completes: 'asTask',
  whyNot(position, [id = ''], { horse: horseId }) {
    const unit = position.units[id];
    const horse = position.units[horseId];
    if (!unit || !horse) {
      const subject = unit ? horseId : id;
      return { code: 'unknownUnit', rule: null, because: `there is no unit ${subject}`, subject };
    }
    return (
      whyNotRide(position, unit, horse) ??
      whyTooHurt(position, unit) ??
      whyBurdened(position, unit, 'pbem:12.31e') ??
      whyLed(position, unit, horse) ??
      whyNotFrom(position, unit, horse)
    );
  },
  /** Another's whole MPA makes one turn of the two of a wounded man (pbem:12.33c). */
  isHelped: (position, { workers: [id = ''] }) =>
    Object.values(position.units).some((unit) => unit.acts.helping === id && isActive(unit)),
  takeEffect(course, { workers: [unit = ''], about: { horse } }) {
    // A friend who held the horse for him lets go: now the horse has a rider, who goes where he likes (pbem:12.31d).
    breakAway(course, horse, 'pbem:12.33a');
    const hexes = course.position.units[horse]?.hexes ?? [];
    course.emit({ type: 'RiderMounted', data: { unit, horse, hexes, rule: 'pbem:12.33a' } });
  },
};

/** Why this character may not ride this animal, wherever they stand, or null (pbem:12.31a, 2.54b). */
function whyNotRide(position: Position, unit: Unit, horse: Unit): Refusal | null {
  const refusal = (rule: string, because: string, subject: string): Refusal => illegal(rule, because, subject);
  if (isMounted(unit)) return refusal('pbem:2.54a', `${unit.id} is mounted already`, unit.id);
  if (!isCharacter(unit) || (!mayRide(position, unit) && !mayRideAtCart(position, unit, horse))) {
    const { mounters } = bookOf(position).riding;
    const who = mounters === 'knights' ? 'knight' : 'knight or sergeant';
    return refusal('pbem:12.31a', `${unit.id} is no ${who}, and did not begin mounted`, unit.id);
  }
  if (horse.sheet.kind !== 'horse') return refusal('pbem:12.31a', `${horse.id} is no horse`, horse.id);
  if (!isLive(horse)) return refusal('pbem:12.31a', `${horse.id} is dead`, horse.id);
  if (horse.rider !== null) return refusal('pbem:12.31a', `${horse.rider} rides ${horse.id}`, horse.id);
  if (isInMelee(position, unit.id)) return refusal('pbem:12.33b', `${unit.id} is in melee`, unit.id);
  const stall = horse.hexes.map((name) => terrainOf(hexOf(position, name))).find(({ barsRiders }) => barsRiders);
  return stall ? refusal(stall.rule, `nobody rides where ${horse.id} stands`, horse.id) : null;
}

/** Where the wounded do not mount at all, why this one does not, or null (siege-en:1.53d). */
function whyTooHurt(position: Position, { id, health }: Unit): Refusal | null {
  if (health !== 'wounded' || bookOf(position).riding.wounded === 'slowly') return null;
  return illegal('pbem:12.33c', `${id} is wounded and cannot mount`, id);
}

/**
 * A horse that an enemy leads cannot be taken (pbem:13.7t), and a horse that goes in a string is not free for a rider.
 * A friend may hold the horse, but he may not lead it away in that PT (pbem:12.33a).
 */
function whyLed(position: Position, unit: Unit, horse: Unit): Refusal | null {
  const leader = leaderOf(position, horse.id);
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, horse.id);
  if (leader && areEnemies(leader, unit)) return refusal('pbem:13.7t', `${horse.id} is led by ${leader.id}`);
  return isTied(position, horse.id) ? refusal('pbem:12.33a', `${horse.id} goes in a string`) : null;
}

/**
 * Why he cannot get up from where he stands, or null: from a side hex, over a free hexside (pbem:12.32), or from any
 * hex beside the horse (siege-en:1.53b).
 */
function whyNotFrom(position: Position, unit: Unit, horse: Unit): Refusal | null {
  const [at = ''] = unit.hexes;
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  const side = mountingHexes(position, horse).find(({ name }) => name === at);
  if (!side) return refusal('pbem:12.32a', `${at} is ${wrongPlace(position)} ${horse.id}`);
  if (isAloft(side)) return refusal('pbem:19.12i', `nobody mounts from the tower in ${at}`);
  const reached = horse.hexes.map((name) => hexOf(position, name)).filter((hex) => mayStep(position, unit, side, hex));
  if (reached.length === 0) return refusal('pbem:12.32a', `${horse.id} is not ADJACENT to ${at}`);
  const barred = reached.every((hex) => barsMounting(position, side, hex));
  return barred ? refusal('pbem:12.32b', `nobody mounts over the edge of ${at}`) : null;
}

function mayStep(position: Position, unit: Unit, from: FieldHex, to: FieldHex): boolean {
  return !isShutOff(position, unit, from, to) && crossingCost(position, unit, from, to).ok;
}

/** Turns that mounting takes a healthy character (pbem:12.33a). */
const TURNS = 1;

/**
 * Declares that a character mounts a horse (pbem:12.33); he is mounted at the end of the PT, and on foot until then
 * (2.54c).
 */
export const MOUNT = declaring<'mount', Mount>({
  kind: MOUNTING,
  meleeRule: 'pbem:12.33b',
  workers: ({ unit }) => [unit],
  besides: ({ horse }) => [horse],
  declared,
  candidates(position, unit) {
    if (isMounted(unit)) return [];
    const horses = unitsBeside(position, unit).filter(({ sheet, rider }) => sheet.kind === 'horse' && rider === null);
    return horses.map(({ id }): Mount => ({ type: 'Mount', unit: unit.id, horse: id }));
  },
  summary: ({ unit, horse }) => `${unit} mounts ${horse}`,
});

/** A horse carries one rider, so that two friends do not mount the same one; an enemy may be faster (pbem:2.54b). */
function declared(position: Position, { unit, horse }: Mount): Ruled<Declared<'mount'>> {
  const side = position.units[unit]?.side;
  const friend = mountersOf(position, horse).find((id) => id !== unit && position.units[id]?.side === side);
  if (friend !== undefined) return forbidden('pbem:12.33a', `${friend} is mounting ${horse} already`, horse);
  return allowed({ kind: 'mount', workers: [unit], about: { horse }, demand: demandOf(1, TURNS) });
}
