import type { FieldHex, HexName } from '../../../board/field.js';
import { cartAt } from '../core/carts/carts.js';
import type { Position } from '../../../position/position.js';
import { crossingPrice, isOnFire } from '../07-movement/entry.js';
import { terrainPrice } from '../07-movement/entry-price.js';
import { footingIn, hindranceBy, hindranceIn } from '../07-movement/hindrance.js';
import { fieldOfGame, stateOfGround } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { whyNotNatural } from '../core/duel/natural.js';

/** The stretch of open ground that each hex belongs to, by the state of the ground; hexes of none are missing. */
const stretches = new WeakMap<object, ReadonlyMap<HexName, number>>();

/**
 * Stretches of natural ground on which riders get about and which reach the edge of the map. Ground inside walls and
 * fences on all sides is a yard, and no ground for a duel (pbem:12.8n).
 */
export function stretchesOf(position: Position): ReadonlyMap<HexName, number> {
  const field = fieldOfGame(position);
  const ground = stateOfGround(position);
  const known = stretches.get(ground);
  if (known) return known;
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
  stretches.set(ground, found);
  return found;
}

function isAtEdge({ neighbours }: FieldHex): boolean {
  return neighbours.some((next) => next === null);
}

function isRideable(position: Position, hex: FieldHex): boolean {
  return whyNotNatural(hex) === null && terrainPrice(position, 'horse', false, hex) !== null;
}

/** Whether a horse can stand across each hexside, by 6 × hex index + direction: 1 if it can; keyed as `stretches`. */
const openings = new WeakMap<object, Int8Array>();
const UNKNOWN = -1;

/** A horse gets from one neighbour to the other, and can stand across both. */
export function isOpenBetween(position: Position, one: FieldHex, other: FieldHex): boolean {
  const direction = one.neighbours.indexOf(other);
  if (direction < 0) return isOpenBothWays(position, one, other);
  const ground = stateOfGround(position);
  const open = openings.get(ground) ?? new Int8Array(6 * fieldOfGame(position).places.length).fill(UNKNOWN);
  openings.set(ground, open);
  const place = 6 * one.index + direction;
  if (open[place] === UNKNOWN) open[place] = isOpenBothWays(position, one, other) ? 1 : 0;
  return open[place] === 1;
}

function isOpenBothWays(position: Position, one: FieldHex, other: FieldHex): boolean {
  const horse = { kind: 'horse', name: 'a horse' } as const;
  return crossingPrice(position, horse, one, other).ok && crossingPrice(position, horse, other, one).ok;
}

/** Nothing but other live units keeps a rider from standing there. */
export function isFit(position: Position, hex: FieldHex): boolean {
  const { crowd } = terrainOf(hex);
  if (position.carts && cartAt(position, hex.name)) return false;
  return !isOnFire(position, hex) && hindranceBy(hindranceIn(position, hex.name, null), crowd) !== 'impassable';
}

/** A hex in which a unit that stands there has an advantage in combat (pbem:12.8l). */
export function isAdvantageous(position: Position, hex: HexName): boolean {
  return footingIn(position, null, hex).advantage > 0;
}
