import { directionBetween, type Field, type FieldHex } from '../../../board/field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupCart } from '../../../game/setup.js';
import type { Cart } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isMounted } from '../../../position/unit.js';
import { goodsIn, passengersOf } from '../core/carts/carts.js';
import { whyNoDraught } from '../14-carts/hitching.js';
import { whyNoGoods } from '../14-carts/load-item.js';
import { crossingPrice } from '../07-movement/entry.js';
import { terrainPrice } from '../07-movement/entry-price.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { malformedSetup, wrongName } from '../core/setup/set-up-words.js';
import { spaced } from '../../../game/spaced.js';

/** The carts of a set-up with hexes by their first names, or what is wrong with one of them (pbem:14a). */
export function settledCarts({ carts, units, items = [] }: Setup, field: Field): Ruled<Pick<Setup, 'carts'>> {
  if (carts === undefined || carts.length === 0) return allowed({});
  const names = new Set([...units, ...items].map(({ id }) => id));
  const taken = new Set<FieldHex>();
  const settled: SetupCart[] = [];
  for (const cart of carts) {
    const misnamed = wrongName('cart', cart.id, names);
    if (misnamed !== null) return refused(malformedSetup('pbem:14a', misnamed, cart.id));
    names.add(cart.id);
    const hexes: FieldHex[] = [];
    for (const name of cart.hexes) {
      const hex = field.hex(name);
      if (!hex) return refused(unknownHex(cart, name));
      if (taken.has(hex))
        return refused(malformedSetup('pbem:14v', `${cart.id}: another cart stands in ${name}`, cart.id));
      taken.add(hex);
      hexes.push(hex);
    }
    const [front, rear] = hexes;
    if (!front || !rear || hexes.length > 2 || directionBetween(front, rear) === null) {
      return refused(malformedSetup('pbem:14a', `${cart.id} stands in two hexes side by side, front first`, cart.id));
    }
    settled.push({ ...cart, hexes: [front.name, rear.name] });
  }
  return allowed({ carts: settled });
}

/**
 * The first fault in the places, draught animals and loads of carts, or null; `position` is the position of the set-up.
 */
export function wrongCarts(position: Position, field: Field): Refusal | null {
  for (const cart of position.carts ?? []) {
    const wrong = wrongGround(position, cart, field) ?? wrongDraft(position, cart) ?? wrongFreight(position, cart);
    if (wrong) return wrong;
  }
  return null;
}

/**
 * Why a cart cannot stand in its hexes, or null: a horse must be able to stand in both and to cross the hexside between
 * them (pbem:14s).
 */
function wrongGround(position: Position, { id, hexes }: Cart, field: Field): Refusal | null {
  const [front, rear] = hexes.map((name) => field.hex(name));
  if (!front || !rear) throw new Error(`${id} stands nowhere`);
  const closed = [front, rear].find((hex) => terrainPrice(position, 'horse', false, hex) === null);
  if (closed) return malformedSetup('pbem:14s', `${id} cannot stand in ${closed.name} (${spaced(closed.terrain)})`, id);
  const crossing = crossingPrice(position, { kind: 'horse', name: id }, rear, front);
  return crossing.ok ? null : malformedSetup('pbem:14s', crossing.refusal.because, id);
}

function wrongDraft(position: Position, cart: Cart): Refusal | null {
  const { draft } = cart;
  if (draft === undefined) return null;
  const animal = Object.hasOwn(position.units, draft) ? position.units[draft] : undefined;
  if (!animal) {
    return { code: 'unknownUnit', rule: null, because: `there is no unit ${draft.slice(0, 60)}`, subject: draft };
  }
  const wrong = whyNoDraught(position, animal, cart);
  return wrong ? malformedSetup(wrong.rule, wrong.because, cart.id) : null;
}

/**
 * The first fault in the load of a cart, or null: each of its hexes has room for one character on foot, or for four
 * barrels and chests (pbem:14y, 14ab, 14ac).
 */
function wrongFreight(position: Position, cart: Cart): Refusal | null {
  const stranger = cart.hexes
    .flatMap((hex) => unitsIn(position, hex))
    .find((unit) => !isCharacter(unit) || isMounted(unit));
  if (stranger) return malformedSetup('pbem:14v', `${stranger.id} cannot be on ${cart.id}`, stranger.id);
  const [first, second] = passengersOf(position, cart);
  if (first && second && first.hexes[0] === second.hexes[0]) {
    return malformedSetup('pbem:14y', `${first.id} and ${second.id} are in one hex of ${cart.id}`, second.id);
  }
  for (const hex of cart.hexes) {
    for (const item of goodsIn(position, cart, hex)) {
      const wrong = whyNoGoods(position, cart, hex, item);
      if (wrong) return malformedSetup(wrong.rule, wrong.because, item.id);
    }
  }
  return null;
}

function unknownHex({ id }: SetupCart, name: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `${id}: the map has no hex ${name}`, subject: id };
}
