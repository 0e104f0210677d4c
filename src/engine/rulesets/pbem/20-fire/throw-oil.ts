import type { FieldHex, HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder, Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { isSparedPrisoner } from '../06-missiles/target.js';
import { revealIn } from '../22-hidden/reveal.js';
import { fixedOdds, strikeAtOdds, throwInto } from '../09-combat/fixed-odds.js';
import { itemOf, itemsOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';
import { isInMelee } from '../core/melee/melee.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { ThrowOil } from '../core/orders/burning-and-light-orders.js';
import { settleForced } from '../10-results/retreat-carried-out.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { tryToKindle } from './spread.js';
import { kindlingOdds } from './fire-table.js';
import { firesConsuming } from '../core/burning/fires.js';
import { fuelsIn, hexOfPlace, isTowerOrRam, type Fuel } from './fuel.js';

/**
 * A character throws a barrel of burning oil in place of an attack: from above it strikes a unit, and it may set a
 * thing on fire (pbem:20.2).
 */
export const THROW_OIL: OrderRule<ThrowOil> = {
  when: { steps: ['combat'] },
  rule: 'pbem:20.2c',
  possible: ({ items }) => items?.some(({ kind }) => kind === 'barrel') ?? false,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const judged = judge(course.position, order);
    if (!judged.ok) return judged.refusal;
    const { unit, item, hex } = order;
    const { fromAbove, target, strikes, fuel } = judged.value;
    course.emit({
      type: 'OilThrown',
      data: { unit, item, hex, fromAbove, rule: 'pbem:20.2i', inPlaceOfAttack: 'pbem:20.2c' },
    });
    // Somebody hidden in a hex that looks empty is struck like anybody.
    const [lurking] = strikes && target === null ? revealIn(course, [hex], 'pbem:20.2d') : [];
    const struck = target ?? lurking?.id;
    if (struck !== undefined) strikeAtOdds(course, unit, struck, STRIKES_AT, 'pbem:20.2d', dice);
    const burns = fuel && tryToKindle(course, unit, 'thrownOil', hex, fuel, dice);
    if (burns && fromAbove && isTowerOrRam(fuel)) strikeCrew(course, unit, fuel, dice);
    settleForced(course, dice);
    return null;
  },
  list(position, _side, unit) {
    const barrels = itemsOf(position, unit.id).filter(({ kind }) => kind === 'barrel');
    return barrels.flatMap(({ id }) => throwsOf(position, unit, id));
  },
  preview(position, _side, order) {
    const judged = judge(position, order);
    if (!judged.ok) return judged;
    const odds = oddsOf(position, judged.value);
    if (odds) return allowed(odds);
    const because = `nothing in ${order.hex} can catch fire, and nobody is struck there`;
    return refused({ code: 'malformed', rule: null, because });
  },
};

/** Oil strikes at these odds: a unit from above, and the crew of what it sets on fire (pbem:20.2d, 20.2g). */
const STRIKES_AT = '8-1';
const CREW_STRUCK_AT = '6-1';

/** The dice of a throw, in their order: the stroke at a unit, what catches fire, and one of the crew of that. */
function oddsOf(position: Position, { target: id, strikes, fuel, fromAbove }: OilThrow): Preview | undefined {
  const target = strikes && id !== null ? position.units[id] : undefined;
  const [crewman] = fuel && fromAbove && isTowerOrRam(fuel) ? crewOf(position, fuel) : [];
  const crew = crewman ? { next: fixedOdds(position, crewman, CREW_STRUCK_AT) } : {};
  const burning = fuel ? { ...kindlingOdds('thrownOil', fuel), ...crew } : undefined;
  if (!target) return burning;
  return { ...fixedOdds(position, target, STRIKES_AT), ...(burning ? { next: burning } : {}) };
}

/**
 * Strikes all characters in or on a tower or ram that burning oil has lit from above, in the order of their names
 * (pbem:20.2g).
 */
function strikeCrew(course: Course<PbemEvent>, by: UnitId, fuel: Fuel, dice: Dice): void {
  const ids = crewOf(course.position, fuel).map(({ id }) => id);
  for (const id of ids) strikeAtOdds(course, by, id, CREW_STRUCK_AT, 'pbem:20.2g', dice);
}

/** Characters in or on a tower or ram, in the order of their names. */
function crewOf(position: Position, { hexes }: Fuel): readonly Unit[] {
  return Object.values(position.units)
    .filter(
      (unit) => isCharacter(unit) && isLive(unit) && unit.hexes.some((place) => hexes.includes(hexOfPlace(place))),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

interface OilThrow {
  readonly fromAbove: boolean;
  /** The unit that is struck; null: none. */
  readonly target: UnitId | null;
  /** The oil strikes units in the hex. */
  readonly strikes: boolean;
  /** The thing that may catch fire; null: none. */
  readonly fuel: Fuel | null;
}

function judge(position: Position, order: ThrowOil): Ruled<OilThrow> {
  const unit = position.units[order.unit];
  if (!unit) {
    const because = `there is no unit ${order.unit}`;
    return refused({ code: 'unknownUnit', rule: null, because, subject: order.unit });
  }
  const unable = whyNotThrow(position, unit, order.item);
  if (unable) return refused(unable);
  const to = fieldOfGame(position).hex(order.hex);
  if (!to) {
    const because = `the map has no hex ${order.hex}`;
    return refused({ code: 'unknownHex', rule: null, because, subject: order.hex });
  }
  const way = throwInto(position, unit, to);
  if (way === 'slit') return forbidden('pbem:20.2b', `no oil is thrown through an arrow slit into ${to.name}`, to.name);
  if (way === 'apart') return forbidden('pbem:20.2a', `${to.name} is not adjacent to ${unit.id}`, to.name);
  if (way === 'upwards') return forbidden('pbem:20.2a', `${to.name} lies higher than ${unit.id}`, to.name);
  const fromAbove = way === 'above';
  const target = targetOf(position, to, fromAbove, order.target);
  if (!target.ok) return target;
  const fuel = fuelOf(position, to.name, order.what);
  if (!fuel.ok) return fuel;
  const strikes = fromAbove && !fuelsIn(position, to.name).some(isTowerOrRam);
  return allowed({ fromAbove, target: target.value, strikes, fuel: fuel.value });
}

/**
 * Why a unit cannot throw oil, or null: it throws in place of an attack, must carry the barrel and be free of melee
 * (pbem:20.2c).
 */
function whyNotThrow(position: Position, unit: Unit, item: string): Refusal | null {
  const no = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  if (!isCharacter(unit) || !isActive(unit)) return no('pbem:2.53b', `${unit.id} cannot act`);
  const { kind, carrier } = itemOf(position, item) ?? {};
  if (kind === 'torch') return no('pbem:20.4a', `${item} is a torch, and may not be thrown`);
  if (kind !== 'barrel' || carrier !== unit.id) return no('pbem:20.2c', `${unit.id} carries no barrel ${item}`);
  // An attack bars the throw by itself, also one that has led to the melee.
  if (unit.acts.attacked) return no('pbem:20.2c', `${unit.id} has attacked in this turn`);
  return isInMelee(position, unit.id) ? no('pbem:11.2a', `${unit.id} is in melee`) : null;
}

/**
 * The unit that oil from above strikes, or null. Units in or on a tower or ram are not struck, nor are prisoners
 * (pbem:22.7n); if several units can be struck, the order names one (pbem:20.2d).
 */
function targetOf(
  position: Position,
  to: FieldHex,
  fromAbove: boolean,
  named: UnitId | undefined,
): Ruled<UnitId | null> {
  const all = liveUnitsIn(position, to.name);
  const target = all.find(({ id }) => id === named);
  if (target && isSparedPrisoner(position, target)) return forbidden('pbem:22.7n', `${named} is a prisoner`, named);
  const there = all.filter((unit) => !isSparedPrisoner(position, unit));
  // On the same level the order may name a unit, but the oil does it no harm.
  if (!fromAbove && (named === undefined || there.some(({ id }) => id === named))) return allowed(null);
  const shielded = fuelsIn(position, to.name).some(isTowerOrRam);
  const struck = fromAbove && !shielded ? there : [];
  const [first, other] = struck;
  if (named !== undefined && !struck.some(({ id }) => id === named)) {
    return forbidden('pbem:20.2d', `oil does not strike ${named} in ${to.name}`, named);
  }
  if (named === undefined && first && other) {
    return forbidden('pbem:20.2d', `several units are in ${to.name}: one of them is named`, to.name);
  }
  return allowed(named ?? first?.id ?? null);
}

/** The thing that may catch fire, or null; if there are several, the order names one (ruling of pbem:20.2f). */
function fuelOf(position: Position, hex: HexName, named: string | undefined): Ruled<Fuel | null> {
  const fuels = fuelsIn(position, hex).filter(({ what }) => firesConsuming(position, what, hex).length === 0);
  const [first, other] = fuels;
  const chosen = named === undefined ? first : fuels.find(({ what }) => what === named);
  if (named !== undefined && !chosen) return forbidden('pbem:20.2f', `there is no ${named} in ${hex} to burn`, hex);
  if (named === undefined && first && other) {
    return forbidden('pbem:20.2f', `several things in ${hex} burn: one of them is named`, hex);
  }
  return allowed(chosen ?? null);
}

function throwsOf(position: Position, unit: Unit, item: string): readonly LegalOrder<ThrowOil>[] {
  return placesAround(position, unit).flatMap((hex) => {
    const targets = liveUnitsIn(position, hex).map(({ id }) => id);
    const fuels = fuelsIn(position, hex).map(({ what }) => what);
    const orders = choices(targets).flatMap((target) =>
      choices(fuels).map((what): ThrowOil => ({
        type: 'ThrowOil',
        unit: unit.id,
        item,
        hex,
        ...(target === undefined ? {} : { target }),
        ...(what === undefined ? {} : { what }),
      })),
    );
    return orders.flatMap((order) => {
      const judged = judge(position, order);
      // A throw without any effect is allowed, but not listed.
      if (!judged.ok || (judged.value.target === null && judged.value.fuel === null)) return [];
      const odds = oddsOf(position, judged.value);
      return [{ order, mp: null, summary: `throw ${item} into ${hex}`, ...(odds ? { odds } : {}) }];
    });
  });
}

/** The ways to fill a member of the order: absent, and, if there are several names, each of them. */
function choices(names: readonly string[]): readonly (string | undefined)[] {
  return names.length > 1 ? [undefined, ...names] : [undefined];
}

/** All places that oil might reach: around the unit, and below it. */
function placesAround(position: Position, unit: Unit): readonly HexName[] {
  const field = fieldOfGame(position);
  const own = unit.hexes.flatMap((name) => field.hex(name) ?? []);
  const around = own.flatMap((hex) => [
    hex.below,
    ...hex.neighbours,
    ...hex.neighbours.map((one) => one?.below ?? null),
  ]);
  const dungeon = field.places.filter(({ terrain }) => terrain === 'dungeon');
  return [...new Set([...around, ...dungeon].flatMap((hex) => hex?.name ?? []))];
}
