import { Known } from '../../../known/known.js';
import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Duel } from '../../../position/duel.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type SideId, type Unit } from '../../../position/unit.js';
import { terrainPrice } from '../07-movement/entry-price.js';
import { crossingPrice, isOnFire } from '../07-movement/entry.js';
import { mayStop } from '../07-movement/going.js';
import { footingIn, hindranceBy, hindranceIn } from '../07-movement/hindrance.js';
import { whyTiedToCart } from '../core/carts/boarding.js';
import { cartAt } from '../core/carts/carts.js';
import { isKnight } from '../core/combat/strength.js';
import { whyNotNatural } from '../core/duel/fighters.js';
import { fieldOfGame, stateOfGround } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';

/** The stretch of open ground that each hex belongs to, by the state of the ground; hexes of none are missing. */
const stretches = new Known<object, ReadonlyMap<HexName, number>>();

/**
 * Stretches of natural ground on which riders get about and which reach the edge of the map. Ground inside walls and
 * fences on all sides is a yard, and no ground for a duel (pbem:12.8n).
 */
function stretchesOf(position: Position): ReadonlyMap<HexName, number> {
  return stretches.of(stateOfGround(position), () => stretchesIn(position));
}

function stretchesIn(position: Position): ReadonlyMap<HexName, number> {
  const field = fieldOfGame(position);
  const found = new Map<HexName, number>();
  const open = field.places.filter((hex) => isRideable(position, hex));
  let count = 0;
  for (const start of open) {
    if (found.has(start.name) || !isAtEdge(start)) continue;
    count += 1;
    const queue = [start];
    found.set(start.name, count);
    for (let hex = queue.pop(); hex; hex = queue.pop()) {
      for (const next of hex.neighbours) {
        if (!next || found.has(next.name) || !isRideable(position, next) || !isOpenBetween(position, hex, next))
          continue;
        found.set(next.name, count);
        queue.push(next);
      }
    }
  }
  return found;
}

function isAtEdge({ neighbours }: FieldHex): boolean {
  return neighbours.some((next) => next === null);
}

function isRideable(position: Position, hex: FieldHex): boolean {
  return whyNotNatural(hex) === null && terrainPrice(position, 'horse', false, hex) !== null;
}

/** Whether a horse can stand across each hexside, by 6 × hex index + direction: 1 if it can; keyed as `stretches`. */
const openings = new Known<object, Int8Array>();
const UNKNOWN = -1;

/** A horse gets from one neighbour to the other, and can stand across both. */
function isOpenBetween(position: Position, one: FieldHex, other: FieldHex): boolean {
  const direction = one.neighbours.indexOf(other);
  if (direction < 0) return isOpenBothWays(position, one, other);
  const open = openings.of(stateOfGround(position), () =>
    new Int8Array(6 * fieldOfGame(position).places.length).fill(UNKNOWN),
  );
  const place = 6 * one.index + direction;
  if (open[place] === UNKNOWN) open[place] = isOpenBothWays(position, one, other) ? 1 : 0;
  return open[place] === 1;
}

function isOpenBothWays(position: Position, one: FieldHex, other: FieldHex): boolean {
  const horse = { kind: 'horse', name: 'a horse' } as const;
  return crossingPrice(position, horse, one, other).ok && crossingPrice(position, horse, other, one).ok;
}

/** Nothing but other live units keeps a rider from standing there. */
function isFit(position: Position, hex: FieldHex): boolean {
  const { crowd } = terrainOf(hex);
  if (position.carts && cartAt(position, hex.name)) return false;
  return !isOnFire(position, hex) && hindranceBy(hindranceIn(position, hex.name, null), crowd) !== 'impassable';
}

/** A hex in which a unit that stands there has an advantage in combat (pbem:12.8l). */
function isAdvantageous(position: Position, hex: HexName): boolean {
  return footingIn(position, null, hex).advantage > 0;
}

/** Head and rear. */
export type Stand = readonly [HexName, HexName];

/** Active mounted knights of a side who are on the map and alerted, no cart tied to their horses. */
export function mountedKnights(position: Position, side: SideId): readonly Unit[] {
  return Object.values(position.units).filter(
    (unit) =>
      unit.side === side &&
      isCharacter(unit) &&
      isKnight(unit) &&
      isMounted(unit) &&
      isActive(unit) &&
      !unit.unaware &&
      unit.hexes.length > 0 &&
      !whyTiedToCart(position, unit),
  );
}

type Terms = Pick<Duel, 'ground'> & Partial<Pick<Duel, 'champions'>>;

/** Why a champion may not be placed so, head first, or null (pbem:12.8l, 12.8n). */
export function whyNotPlace(position: Position, unit: Unit, hexes: readonly HexName[], terms: Terms): Refusal | null {
  const field = fieldOfGame(position);
  const no = (rule: string, because: string, subject?: string): Refusal => illegal(rule, because, subject);
  const places: FieldHex[] = [];
  for (const name of hexes) {
    const hex = field.hex(name);
    if (!hex) return { code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name };
    places.push(hex);
  }
  const [head, rear] = places;
  if (!head || !rear || directionBetween(rear, head) === null || !isOpenBetween(position, rear, head)) {
    return no('pbem:7.6', `${unit.id} on his horse holds two hexes side by side`, hexes.join('-'));
  }
  const outside = places.find(({ name }) => terms.ground && !terms.ground.includes(name));
  if (outside) return no('pbem:12.8e', `${outside.name} is not the ground that was agreed upon`, outside.name);
  if (places.every(({ name }) => isAdvantageous(position, name))) {
    return no('pbem:12.8l', `${unit.id} would have the advantage of the ground`, head.name);
  }
  for (const hex of places) {
    const refusal = whyNotStand(position, unit, hex);
    if (refusal) return refusal;
  }
  return whyApart(position, places, terms);
}

function whyNotStand(position: Position, unit: Unit, hex: FieldHex): Refusal | null {
  const unnatural = whyNotNatural(hex);
  if (unnatural) return unnatural;
  if (!stretchesOf(position).has(hex.name)) {
    return illegal('pbem:12.8n', `${hex.name} is no open ground on which riders get about`, hex.name);
  }
  if (!isFit(position, hex)) return illegal('pbem:7.8a', `nobody gets into ${hex.name}`, hex.name);
  return mayStop(position, unit, [hex.name]);
}

/** Both stand on one stretch of ground, so that they can come to blows (pbem:12.8l). */
function whyApart(position: Position, places: readonly FieldHex[], { champions = {} }: Terms): Refusal | null {
  const grounds = stretchesOf(position);
  const [first] = Object.values(champions);
  const other = first === undefined ? undefined : position.units[first]?.hexes[0];
  const ground = other === undefined ? undefined : grounds.get(other);
  const apart = places.find(({ name }) => grounds.get(name) !== (ground ?? grounds.get(places[0]?.name ?? '')));
  if (!apart) return null;
  const because = `there is no way for riders from ${other ?? places[0]?.name ?? ''} to ${apart.name}`;
  return illegal('pbem:12.8l', because, apart.name);
}

/** Everywhere a champion may be placed, found one by one. */
export function* standsOf(position: Position, unit: Unit, terms: Terms): Generator<Stand, void, undefined> {
  const grounds = stretchesOf(position);
  // Each hex is in twelve stands: a hex where nobody can be placed is found out once.
  const fits = new Map<FieldHex, boolean>();
  const isFitting = (hex: FieldHex): boolean => {
    let fitting = fits.get(hex);
    if (fitting === undefined) {
      fitting = grounds.has(hex.name) && whyNotStand(position, unit, hex) === null;
      fits.set(hex, fitting);
    }
    return fitting;
  };
  for (const head of fieldOfGame(position).places) {
    if (!isFitting(head)) continue;
    for (const rear of head.neighbours) {
      if (!rear || !isFitting(rear)) continue;
      const stand = [head.name, rear.name] as const;
      if (whyNotPlace(position, unit, stand, terms) === null) yield stand;
    }
  }
}

/** A place that leaves the opponent one on the same ground. */
export function leavesRoom(position: Position, stand: Stand, others: Iterable<Stand>): boolean {
  const grounds = stretchesOf(position);
  for (const other of others) {
    if (grounds.get(other[0]) === grounds.get(stand[0]) && !other.some((hex) => stand.includes(hex))) return true;
  }
  return false;
}
