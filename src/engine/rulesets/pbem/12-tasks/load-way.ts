import { directionBetween, placesRound, type FieldHex, type HexName } from '../../../board/field.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { cartAt } from '../core/carts/carts.js';
import { crossingPrice } from '../07-movement/entry.js';
import { goesAlong, terrainPrice } from '../07-movement/entry-price.js';
import { hindranceIn } from '../07-movement/hindrance.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import type { Load } from './load.js';

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
  const refusal = (rule: string, because: string): Refusal => ({ code: 'illegal', rule, because, subject: to.name });
  const cart = position.carts && cartAt(position, to.name);
  if (cart) return refusal('pbem:14v', `${cart.id} stands in ${to.name}`);
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
