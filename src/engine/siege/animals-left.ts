import { canonicalJson, haveSameText } from '../canonical/canonical.js';
import type { Setup, SetupCart } from '../game/setup.js';
import type { Position } from '../position/position.js';
import { isCharacter, isLive, type Unit, type UnitId } from '../position/unit.js';
import type { AnimalLeft } from './left.js';
import type { Report } from './orders.js';
import { fieldOfScenario } from './places.js';
import type { SiegeScenario } from './setup.js';
import type { Siege, SiegeSide } from './siege.js';

/* Animals between detailed days: they stay where a day has left them (ruling of pbem:2.82c). */

type SideOf = (side: string | null) => SiegeSide | null;

/** Live animals, leads and strings that are otherwise than in the set-up with which a detailed day began. */
export function animalsLeft(
  siege: Siege,
  scenario: SiegeScenario,
  begun: Setup,
  position: Position,
  sideOf: SideOf,
): Pick<Report, 'animals' | 'leads' | 'strings'> {
  if (siege.dayDefinition === 'siegeDays') return {};
  const before = herdOf(begun, scenario);
  const animals = begun.units.flatMap(({ id }): NonNullable<Report['animals']> => {
    const unit = position.units[id];
    if (!unit || isCharacter(unit) || !isLive(unit) || isOfOthers(siege, unit)) return [];
    const { side, ...now } = leftNow(siege, position, unit, sideOf);
    return haveSameText(now, before.get(id)) ? [] : [{ unit: id, ...now, ...(side ? { side } : {}) }];
  });
  const { leads = [], strings = [] } = position;
  const isMoved = leads.some(({ led }) => animals.some(({ unit }) => unit === led));
  return {
    ...(animals.length > 0 ? { animals } : {}),
    ...(isMoved || !haveSameText(inOrder(leads), inOrder(begun.leads ?? [])) ? { leads } : {}),
    ...(haveSameText(inOrder(strings), inOrder(begun.strings ?? [])) ? {} : { strings }),
  };
}

/** The horse of somebody who is no fighter of the siege begins as the scenario has it, as he does. */
function isOfOthers({ fighters }: Siege, { rider }: Unit): boolean {
  return rider !== null && !Object.hasOwn(fighters, rider);
}

function leftNow(
  siege: Siege,
  { units, carts = [], leads = [] }: Position,
  unit: Unit,
  sideOf: SideOf,
): AnimalLeft<SiegeSide> {
  const rider = unit.rider === null ? undefined : units[unit.rider];
  const cart = carts.find(({ draft }) => draft === unit.id);
  const leader = leads.find(({ led }) => led === unit.id)?.leader;
  const side = sideOf((leader === undefined ? unit : (units[leader] ?? unit)).side);
  return {
    hexes: unit.hexes,
    ...(rider && isLive(rider) && !rider.captive ? { rider: rider.id } : {}),
    ...(cart ? { cart: cart.id } : {}),
    ...(side ? { side } : {}),
  };
}

/** The animals of a set-up as they begin. */
function herdOf({ units, carts = [] }: Setup, scenario: SiegeScenario): ReadonlyMap<UnitId, AnimalLeft<SiegeSide>> {
  const field = fieldOfScenario(scenario);
  return new Map(
    units.map(({ id, hexes }) => {
      const rider = units.find(({ mount }) => mount === id);
      const cart = carts.find(({ draft }) => draft === id);
      const at = (rider?.hexes ?? hexes).map((hex) => field.hex(hex)?.name ?? hex);
      return [id, { hexes: at, ...(rider ? { rider: rider.id } : {}), ...(cart ? { cart: cart.id } : {}) }];
    }),
  );
}

function inOrder(members: readonly unknown[]): readonly string[] {
  return members.map((one) => canonicalJson(one)).toSorted();
}

/** Whether the siege has an animal on the map as a detailed day has left it. */
export function leftOnMap({ animals }: Siege, id: UnitId | undefined): AnimalLeft<SiegeSide> | undefined {
  const left = id === undefined || !animals || !Object.hasOwn(animals, id) ? undefined : animals[id];
  return left && left.hexes.length > 0 ? left : undefined;
}

/** The animals that those who are not there have ridden off the map. */
export function riddenAway({ animals = {} }: Siege, isHere: (id: UnitId) => boolean): readonly UnitId[] {
  return Object.entries(animals).flatMap(([id, { hexes, rider }]) =>
    hexes.length === 0 && rider !== undefined && !isHere(rider) ? [id] : [],
  );
}

/** Riders with their mounts, and the hexes of animals that are not where the scenario has them. */
export interface Herd {
  readonly mounts: ReadonlyMap<UnitId, UnitId>;
  readonly places: ReadonlyMap<UnitId, readonly string[]>;
}

/**
 * The animals of a scenario as the siege now stands. A horse that no detailed day has left elsewhere is ridden as the
 * scenario has it; if its rider begins on foot, it is where the scenario has him.
 */
export function herdNow(siege: Siege, { units }: Setup, isHere: (id: UnitId) => boolean): Herd {
  const mounts = new Map<UnitId, UnitId>();
  const places = new Map<UnitId, readonly string[]>();
  for (const { id, mount, hexes } of units) {
    if (mount === undefined || !isHere(id) || !isHere(mount) || leftOnMap(siege, mount)) continue;
    if (siege.fighters[id]?.hexes?.length === 1) places.set(mount, hexes);
    else mounts.set(id, mount);
  }
  for (const { id } of units) {
    const left = isHere(id) ? leftOnMap(siege, id) : undefined;
    if (!left) continue;
    const { rider, hexes } = left;
    const isRidden = rider !== undefined && isHere(rider);
    if (isRidden) mounts.set(rider, id);
    places.set(id, isRidden ? [] : hexes);
  }
  return { mounts, places };
}

/** A cart where a detailed day has left it, with the animal that is hitched to it now, if that is there. */
export function cartNow(siege: Siege, cart: SetupCart, isHere: (id: UnitId) => boolean): SetupCart {
  const { draft, ...rest } = cart;
  const hitched = Object.entries(siege.animals ?? {}).find(([, left]) => left.cart === cart.id)?.[0];
  const now = hitched ?? (draft !== undefined && leftOnMap(siege, draft) ? undefined : draft);
  return {
    ...rest,
    hexes: siege.stands?.[cart.id] ?? cart.hexes,
    ...(now !== undefined && isHere(now) ? { draft: now } : {}),
  };
}
