import { directionBetween, placesRound, type HexName, type FieldHex } from '../../../board/field.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position, Thing } from '../../../position/position.js';
import { isLive, isDragon, type Unit } from '../../../position/unit.js';
import { goesAlong, terrainPrice } from '../07-movement/entry-price.js';
import { crossingPrice, whyInFire } from '../07-movement/entry.js';
import { DEBRIS_EQUIVALENTS, equivalentsOf, hindranceIn } from '../07-movement/hindrance.js';
import { isTied } from '../core/animals/leads.js';
import { whyHeldByCart } from '../core/carts/boarding.js';
import { cartAt } from '../core/carts/carts.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';

/** A load that workers shift at one time (pbem:12.9): bodies of one hex, one dead animal, or one debris. */
interface Load {
  readonly bodies: readonly Unit[];
  readonly debris: readonly Thing[];
  /** Where it lies: one hex, or two. */
  readonly hexes: readonly HexName[];
  /** Foot characters' equivalents in each of its hexes (pbem:7.8b). */
  readonly equivalents: number;
  /** A dead horse or ox, or debris of two hexes: two turns for two, one for four (pbem:12.9b). */
  readonly large: boolean;
}

/** Bodies that are shifted at one go (pbem:12.9a). */
const BODIES_MAX = 2;
/** Debris of so many hexes is cleared by nobody (pbem:12.9c). */
const TOO_LARGE_HEXES = 3;

/** The load of that name or these names, or why it is none that can be shifted. */
export function loadOf(position: Position, names: readonly string[]): Ruled<Load> {
  const bodies: Unit[] = [];
  const debris: Thing[] = [];
  for (const name of names) {
    const unit = Object.hasOwn(position.units, name) ? position.units[name] : undefined;
    const thing = position.things.find(({ id, kind }) => id === name && kind === 'debris');
    const held = unit && ((position.carts && whyHeldByCart(position, unit)) || whyHeldInString(position, unit));
    if (held) return refused(held);
    if (unit) bodies.push(unit);
    else if (thing) debris.push(thing);
    else return noLoad(position, name);
  }
  if (new Set(names).size < names.length) {
    return refused({ code: 'malformed', rule: null, because: 'a part of the load is named twice' });
  }
  const [thing, ...things] = debris;
  if (thing) {
    if (things.length > 0 || bodies.length > 0)
      return forbidden('pbem:12.9a', `${thing.id} is a load of its own`, thing.id);
    return debrisLoad(thing);
  }
  return bodiesLoad(bodies);
}

/** A dead animal of a string lies where it is until it is untied (ruling of pbem:13.7p). */
function whyHeldInString(position: Position, { id }: Unit): Refusal | null {
  if (!isTied(position, id)) return null;
  return illegal('pbem:13.7p', `${id} must first be untied from its string`, id);
}

/** Rubble is named by its hex, and stays (pbem:12.9g). */
function noLoad(position: Position, name: string): Ruled<never> {
  const hex = fieldOfGame(position).hex(name);
  if (hex?.terrain === 'rubble')
    return forbidden('pbem:12.9g', `the rubble of ${hex.name} stays where it is`, hex.name);
  return refused({ code: 'unknownUnit', rule: null, because: `there is no body or debris ${name}`, subject: name });
}

function debrisLoad(thing: Thing): Ruled<Load> {
  const { id, hexes } = thing;
  if (hexes.length >= TOO_LARGE_HEXES) return forbidden('pbem:12.9c', `${id} is too large to be cleared`, id);
  const large = hexes.length > 1;
  return allowed({ bodies: [], debris: [thing], hexes, equivalents: DEBRIS_EQUIVALENTS, large });
}

function bodiesLoad(bodies: readonly Unit[]): Ruled<Load> {
  const [first, ...others] = bodies;
  if (!first) return forbidden('pbem:12.9a', 'nothing is to be moved');
  for (const { id, health, hexes } of bodies) {
    if (health !== 'dead') return forbidden('pbem:12.9a', `${id} lives`, id);
    if (hexes.length === 0) return forbidden('pbem:12.9a', `${id} is not on the map`, id);
    if (hexes[0] !== first.hexes[0]) return forbidden('pbem:12.9a', `${id} does not lie where ${first.id} lies`, id);
  }
  const heavy = bodies.find((body) => equivalentsOf(body) > 1);
  if (heavy && others.length > 0) return forbidden('pbem:12.9a', `${heavy.id} is a load of its own`, heavy.id);
  if (bodies.length > BODIES_MAX) return forbidden('pbem:12.9a', `${BODIES_MAX} bodies are moved at one go`);
  const equivalents = bodies.reduce((sum, body) => sum + equivalentsOf(body), 0);
  const large = first.sheet.kind === 'horse' || first.sheet.kind === 'ox' || isDragon(first);
  return allowed({ bodies, debris: [], hexes: first.hexes, equivalents, large });
}

/**
 * Loads that lie in one of these hexes and are worth proposing: every body and debris by itself, and pairs of bodies.
 */
export function loadsIn(position: Position, hexes: readonly HexName[]): readonly (readonly string[])[] {
  const lie = (at: readonly HexName[]): boolean => at.some((hex) => hexes.includes(hex));
  const debris = position.things.filter((thing) => thing.kind === 'debris' && lie(thing.hexes)).map(({ id }) => id);
  const bodies = Object.values(position.units)
    .filter((unit) => !isLive(unit) && lie(unit.hexes))
    .map(({ id }) => id);
  const pairs = bodies.flatMap((one, index) => bodies.slice(index + 1).map((other) => [one, other]));
  return [...[...debris, ...bodies].map((id) => [id]), ...pairs].filter((names) => loadOf(position, names).ok);
}

/** Ground that costs a foot character more MP than this takes no load (pbem:12.9e). */
const COST_MAX = 2;

/** One hex of a load that moves: from where to where. */
interface Shift {
  readonly from: FieldHex;
  readonly to: FieldHex;
}

/** The hexes that a load comes to lie in anew, or why it cannot be brought there (pbem:12.9d, 12.9e). */
export function wayOfLoad(position: Position, load: Load, to: readonly HexName[]): Ruled<readonly FieldHex[]> {
  const field = fieldOfGame(position);
  const ends: FieldHex[] = [];
  for (const name of to) {
    const hex = field.hex(name);
    if (!hex) return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name });
    ends.push(hex);
  }
  const shifts = shiftsTo(position, load, ends);
  if (!shifts) {
    const rule = load.large ? 'pbem:12.9b' : 'pbem:12.9d';
    return forbidden(rule, `${to.join('-')} is not one hex away from ${load.hexes.join('-')}`, to[0]);
  }
  const barred = shifts.map((shift) => whyNotInto(position, load, shift)).find((refusal) => refusal !== null);
  return barred ? refused(barred) : allowed(shifts.map((shift) => shift.to));
}

/**
 * Everything moves one way by one hex, or one end of two turns round the other; null: the load does not move like this
 * (pbem:12.9b).
 */
function shiftsTo(position: Position, load: Load, ends: readonly FieldHex[]): readonly Shift[] | null {
  const starts = load.hexes.map((name) => hexOf(position, name));
  const [head, rear] = starts;
  const [toHead, toRear] = ends;
  if (!head || !toHead || starts.length !== ends.length) return null;
  const ahead = directionBetween(head, toHead);
  if (!rear || !toRear) return ahead === null ? null : [{ from: head, to: toHead }];
  if (directionBetween(toHead, toRear) === null) return null;
  const behind = directionBetween(rear, toRear);
  const turned = (head === toHead && behind !== null) || (rear === toRear && ahead !== null);
  if (!turned && (ahead === null || ahead !== behind)) return null;
  return [
    { from: head, to: toHead },
    { from: rear, to: toRear },
  ].filter(({ to }) => !starts.includes(to));
}

/** Into water everything may be thrown, whatever it costs to wade (ruling of pbem:12.9f). */
function whyNotInto(position: Position, load: Load, { from, to }: Shift): Refusal | null {
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, to.name);
  const cart = position.carts && cartAt(position, to.name);
  if (cart) return refusal('pbem:14v', `${cart.id} stands in ${to.name}`);
  const burns = whyInFire(position, to);
  if (burns) return burns;
  const crossing = crossingPrice(position, { kind: 'foot', name: 'the load' }, from, to);
  if (!crossing.ok) return refusal('pbem:12.9e', crossing.refusal.because);
  if (to.depth !== null) return null;
  const ground = terrainPrice(position, 'foot', goesAlong(from, to), to);
  const mp = crossing.value.reduce((sum, cost) => sum + cost.mp, ground ?? Infinity);
  if (mp > COST_MAX) return refusal('pbem:12.9e', `${to.name} is too hard to enter for a load`);
  const { impassableFrom } = terrainOf(to).crowd;
  // The load does not lie in the hex that it comes into, so no part of the load is counted twice.
  const there = hindranceIn(position, to.name, null) + load.equivalents;
  return there >= impassableFrom
    ? refusal('pbem:12.9d', `${to.name} would be blocked by ${there} bodies or more`)
    : null;
}

/** Places one hex away that a load of one or two hexes can be thought to be moved to; most will be barred. */
export function placesBeside(position: Position, load: Load): readonly (readonly HexName[])[] {
  const [head, rear] = load.hexes.map((name) => hexOf(position, name));
  if (!head) return [];
  const around = (hex: FieldHex): readonly FieldHex[] => hex.neighbours.filter((one) => one !== null);
  if (!rear) return placesRound(head).map(({ name }) => [name]);
  const turned = [
    ...around(rear)
      .filter((hex) => hex !== head && directionBetween(head, hex) !== null)
      .map((hex) => [head, hex]),
    ...around(head)
      .filter((hex) => hex !== rear && directionBetween(rear, hex) !== null)
      .map((hex) => [hex, rear]),
  ];
  const shifted = head.neighbours.flatMap((to, direction) => {
    const after = rear.neighbours[direction];
    return to && after ? [[to, after]] : [];
  });
  return [...turned, ...shifted].map((hexes) => hexes.map(({ name }) => name));
}
