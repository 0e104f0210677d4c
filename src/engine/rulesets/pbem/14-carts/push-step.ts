import type { FieldHex, HexName } from '../../../board/field.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { TerrainType } from '../../../board/terrain.js';
import { directionTo } from '../../../hex/lattice.js';
import type { Cart } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { OUT_OF_CONTROL } from '../core/control/limits.js';
import type { PushStep } from '../core/events/carts.js';
import { crossingCost, crossingPrice, entryCost } from '../07-movement/entry.js';
import { mayStop } from '../07-movement/going.js';
import { darkenedForAll } from '../core/night/dark-movement.js';
import { whyNotWithHidden } from '../core/hidden/hidden-units.js';
import { isShutDoorHex } from '../core/movement/barrier.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { cellsOf, cartAt, passengersOf } from '../core/carts/carts.js';
import { whyObstructed } from '../07-movement/draught.js';
import { whyReserved } from '../07-movement/reserved.js';
import { shoveTo, sweepOf, type Shove } from './push-path.js';
import { spaced } from '../../../game/spaced.js';

/** The pushers and their cart, and the map as if they were not on it. */
export interface Team {
  readonly crew: readonly Unit[];
  readonly passengers: readonly Unit[];
  readonly cart: Cart;
  readonly around: Position;
}

/** The hexes of cart and pushers in the course of a push. */
export interface Standing {
  readonly hexes: Cart['hexes'];
  readonly crew: readonly HexName[];
}

/** Backward steps cost twice as much (pbem:14t). */
const BACKWARD_FACTOR = 2;

/**
 * Terrain in which carts may be pushed: flat ground and yard entrances (pbem:14t); an archway is like open ground
 * (pbem:16.31a).
 */
const PUSHING_GROUND: readonly TerrainType[] = ['flatGround', 'yardEntrance', 'archway'];

/** The pushers and their cart, taken off the map together with its passengers. */
export function teamOf(position: Position, cart: Cart, crew: readonly Unit[]): Team {
  const units = { ...position.units };
  const passengers = passengersOf(position, cart);
  for (const unit of [...crew, ...passengers]) units[unit.id] = { ...unit, hexes: [] };
  const around = { ...position, units, carts: (position.carts ?? []).filter(({ id }) => id !== cart.id) };
  return { crew, passengers, cart, around };
}

/** One step of a push into these hexes (pbem:14n, 14q to 14u), or the rule that forbids it. */
export function pushStep(team: Team, from: Standing, to: Cart['hexes']): Ruled<PushStep> {
  const { around, cart, crew } = team;
  const field = fieldOfGame(around);
  const unknown = to.find((name) => !field.hex(name));
  if (unknown !== undefined) {
    return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${unknown}`, subject: unknown });
  }
  const shove = shoveTo(cellsOf(around, from.hexes), cellsOf(around, to));
  const kept = shove && (shove.gait === 'forward' ? to[1] === from.hexes[0] : to[0] === from.hexes[1]);
  if (!shove || !kept) {
    const because = `${cart.id} is pushed forward or backward, not from ${from.hexes.join('-')} to ${to.join('-')}`;
    return forbidden('pbem:14n', because, to[0]);
  }
  const wrong = whyNotInto(team, from, shove, to);
  if (wrong) return refused(wrong);
  const places: HexName[] = [];
  for (const [index, unit] of crew.entries()) {
    const place = swept(team, unit, hexOf(around, from.crew[index] ?? ''), shove);
    if (!place.ok) return place;
    places.push(place.value);
  }
  const mp = priceOf(team, from, shove, { hexes: to, crew: places });
  return allowed({ hexes: to, crew: places, mp });
}

/** Why a cart may not be pushed into a hex (pbem:14t), or what is in its way there (pbem:14u, 14v); or null. */
function whyNotInto({ around, cart, crew }: Team, from: Standing, shove: Shove, to: Cart['hexes']): Refusal | null {
  const [left, entered] = endsOf(from, shove, to);
  const hex = hexOf(around, entered);
  const flat = hex.terrains.every((terrain) => PUSHING_GROUND.includes(terrain));
  if (!flat || isShutDoorHex(around, hex)) {
    return illegal('pbem:14t', `${cart.id} is not pushed into ${entered} (${spaced(hex.terrain)})`, entered);
  }
  if (terrainOf(hex).cost.horse === null) {
    const what = hex.structure?.kind ?? hex.terrain;
    return illegal('pbem:14t', `${cart.id} is not pushed into ${entered}: a ${what} is there`, entered);
  }
  const other = cartAt(around, entered);
  if (other) return illegal('pbem:14v', `${other.id} stands in ${entered}`, entered);
  const crossing = crossingPrice(around, { kind: 'horse', name: cart.id }, hexOf(around, left), hex);
  if (!crossing.ok) return illegal('pbem:14t', crossing.refusal.because, entered);
  const [first] = crew;
  const hides = first ? whyNotWithHidden(around, first, [entered]) : null;
  return hides ?? whyObstructed(around, cart, entered, [], left);
}

/** The hex of the cart that goes ahead, and the hex that it enters. */
function endsOf({ hexes: [front, rear] }: Standing, { gait }: Shove, to: Cart['hexes']): readonly [HexName, HexName] {
  return gait === 'forward' ? [front, to[0]] : [rear, to[1]];
}

/** Price of the hex that the cart enters, in MP: that of flat ground, doubled in the dark (pbem:14t, 21.2a). */
function priceOf(team: Team, from: Standing, shove: Shove, to: Standing): number {
  const [, entered] = endsOf(from, shove, to.hexes);
  const mp = darkenedForAll(team.around, hexOf(team.around, entered), 1, companyOf(team, from, to));
  return shove.gait === 'backward' ? BACKWARD_FACTOR * mp : mp;
}

/** The hexes of the crew and the passengers before and after a step. */
function companyOf({ crew, passengers, cart }: Team, from: Standing, to: Standing): Map<UnitId, readonly HexName[]> {
  const company = new Map<UnitId, readonly HexName[]>();
  for (const [index, { id }] of crew.entries()) company.set(id, [from.crew[index] ?? '', to.crew[index] ?? '']);
  for (const { id, hexes } of passengers) {
    const seat = hexes[0] === cart.hexes[0] ? 0 : 1;
    company.set(id, [from.hexes[seat], to.hexes[seat]]);
  }
  return company;
}

/**
 * The hex to which a pusher comes, through hexes and over hexsides that he could pass (pbem:14q, 14r); this costs him
 * no MP.
 */
function swept({ around, cart }: Team, unit: Unit, from: FieldHex, shove: Shove): Ruled<HexName> {
  const rule = shove.turn === 0 ? 'pbem:14q' : 'pbem:14r';
  let here = from;
  for (const cell of sweepOf(shove, from.cell)) {
    const next = here.neighbours[directionTo(here.cell, cell) ?? 0];
    if (!next) return forbidden(rule, `${unit.id} would be swept off the map beside ${cart.id}`, unit.id);
    const barred = whyNotPass(around, unit, here, next);
    if (barred?.rule === OUT_OF_CONTROL) return refused(barred);
    if (barred) return forbidden(rule, `${unit.id} keeps no place beside ${cart.id}: ${barred.because}`, unit.id);
    here = next;
  }
  return allowed(here.name);
}

function whyNotPass(around: Position, unit: Unit, from: FieldHex, to: FieldHex): Refusal | null {
  const other = cartAt(around, to.name);
  if (other) return illegal('pbem:14v', `${other.id} stands in ${to.name}`, to.name);
  const crossing = crossingCost(around, unit, from, to);
  if (!crossing.ok) return crossing.refusal;
  const entry = entryCost(around, unit, from, to);
  return entry.ok ? null : entry.refusal;
}

/** Why cart and pushers cannot stop there, or null: another unit stands or comes where one of them ends (pbem:7.1a). */
export function whyNotStopThere({ around, cart, crew }: Team, { hexes, crew: places }: Standing): Refusal | null {
  for (const [index, unit] of crew.entries()) {
    const refusal = mayStop(around, unit, [places[index] ?? '']);
    if (refusal) return refusal;
  }
  return whyReserved(around, cart, hexes);
}
