import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Duel } from '../../../position/duel.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type SideId, type Unit } from '../../../position/unit.js';
import { whyTiedToCart } from '../core/carts/cart-bar.js';
import { isKnight } from '../core/combat/strength.js';
import { mayStop } from '../07-movement/going.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { isAdvantageous, isFit, isOpenBetween, stretchesOf } from './ground.js';
import { whyNotNatural } from '../core/duel/natural.js';

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
  const no = (rule: string, because: string, subject?: string): Refusal => forbidden(rule, because, subject).refusal;
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
    return forbidden('pbem:12.8n', `${hex.name} is no open ground on which riders get about`, hex.name).refusal;
  }
  if (!isFit(position, hex)) return forbidden('pbem:7.8a', `nobody gets into ${hex.name}`, hex.name).refusal;
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
  return forbidden('pbem:12.8l', because, apart.name).refusal;
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
