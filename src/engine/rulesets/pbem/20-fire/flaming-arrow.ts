import { KnownByKey } from '../../../known/known.js';
import { spaced } from '../../../game/spaced.js';
import type { HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import { structureKey } from '../../../board/structure.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { firesOf } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import type { MissileWeapon } from '../../../position/unit-sheet.js';
import type { Unit } from '../../../position/unit.js';
import { barredFromFire, weaponOf } from '../06-missiles/firer.js';
import { openFirePart } from '../06-missiles/fire-part.js';
import { linesInSteps } from '../06-missiles/lines-in-steps.js';
import { isInRange, shotAt, type Shot } from '../06-missiles/shot.js';
import { standInFor } from '../06-missiles/target.js';
import type { RangeBand, ShotWeapon } from '../core/fire/missile-tables.js';
import type { OrderRule } from '../core/order-rule.js';
import type { FlamingArrow } from '../core/orders/burning-and-light-orders.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { hitOdds } from './fire-table.js';
import { fuelNamed, hexOfPlace, everythingThatBurns, type Fuel } from './fuel.js';
import { tryToKindle } from './spread.js';

/** The target of a flaming arrow: a thing in a hex, called `tent` or by the name of a cart or of equipment. */
interface FlamingTarget {
  readonly hex: HexName;
  readonly what: string;
}

/** A possible shot of a flaming arrow, and the thing that it would light. */
export interface FlamingShot {
  readonly shot: Shot;
  readonly fuel: Fuel;
}

type Sight = Parameters<typeof shotAt>[5];

/**
 * The shot of a flaming arrow by a unit or an engine that may shoot one. The target must be able to burn and be at
 * short range (pbem:20.3a, 20.3b).
 */
export function aimFlaming(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  { hex, what }: FlamingTarget,
  sight?: Sight,
): Ruled<FlamingShot> {
  const fuel = fuelNamed(position, hex, what);
  if (!fuel) return forbidden('pbem:20.3b', `there is no ${what} in ${hex} that can burn`, hex);
  if (firesOf(position).some(({ burns, hexes }) => burns.what === what && hexes.includes(hex))) {
    return forbidden('pbem:20.3b', `${what} burns in ${hex} already`, hex);
  }
  const shot = bestShot(asTarget(position, fuel), firer, weapon, { hex, what }, sight);
  if (!shot.ok) return shot;
  if (shot.value.band !== 'short') {
    return forbidden('pbem:20.3a', `${hex} is ${shot.value.range} hexes away, beyond short range`, hex);
  }
  return allowed({ shot: shot.value, fuel });
}

const ramsShown = new KnownByKey<Position, string, Position>();

/**
 * The position to be used to aim at a thing. A ram hides the men under it (pbem:19.13a) but not itself. It is aimed at
 * like a catapult, which blocks sight in the same way (pbem:19.13j, 19.14d).
 */
function asTarget(position: Position, { kind, hexes }: Fuel): Position {
  if (kind !== 'batteringRam') return position;
  const key = structureKey({ hexes });
  return ramsShown.of(position, key, () => ({ ...position, live: { ...position.live, [key]: 'mangonel' } }));
}

/** The first possible shot at one of the locations of the hex. */
function bestShot(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  { hex, what }: FlamingTarget,
  sight: Sight,
): Ruled<Shot> {
  const shots = standInsFor(position, { hex, what }).map((target) =>
    shotAt(position, firer, weapon, target, {}, sight),
  );
  const [first] = shots;
  if (!first) return forbidden('pbem:20.3b', `the map has no hex ${hex}`, hex);
  return shots.find(({ ok }) => ok) ?? first;
}

/** Stands in for a thing as a target: one unit for each location of its hex. */
function standInsFor(position: Position, { hex, what }: FlamingTarget): readonly Unit[] {
  const field = fieldOfGame(position);
  const places = [hex, hexOfPlace(hex) + UNDER].filter((place) => field.hex(place)?.name === place);
  return [...new Set(places)].map((place) => standInFor(what, [place]));
}

/** The things that can burn within short range of an archer: lines of sight are looked for only there. */
function targetsNear(position: Position, unit: Unit): readonly FlamingTarget[] {
  const weapon = weaponOf(position, unit);
  if (typeof weapon !== 'string' || whyNoArcher(position, unit)) return [];
  return everythingThatBurns(position).filter((thing) =>
    standInsFor(position, thing).some((target) => isInRange(position, unit, weapon, target, isShort)),
  );
}

function isShort(band: RangeBand): boolean {
  return band === 'short';
}

/** Weapons that shoot flaming arrows (pbem:20.3a). */
const BOWS: readonly MissileWeapon[] = ['shortbow', 'longbow'];
/** The highest die with which an archer hits (pbem:20.3c). */
const HITS_TO = 5;

/** A flaming arrow may set fire to what burns, and harms nobody: one die for the hit, one for the fire (pbem:20.3). */
export const FLAMING_ARROW: OrderRule<FlamingArrow> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:20.3a',
  possible: (position) => everythingThatBurns(position).length > 0,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const aimed = aimAt(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    const { firer, weapon, shot, fuel } = aimed.value;
    openFirePart(course, firer, weapon);
    const die = dice.roll({ purpose: 'fire', rule: 'pbem:20.3c', faces: 10, subject: firer.id });
    const hit = die.value <= HITS_TO;
    const { hex, what } = order;
    const missilesLeft = firer.missiles === null ? null : firer.missiles - 1;
    course.emit({
      type: 'FlamingArrowShot',
      data: {
        unit: firer.id,
        hex,
        what,
        from: shot.from,
        weapon: shot.weapon,
        range: shot.range,
        die,
        hit,
        missilesLeft,
        rule: 'pbem:20.3c',
      },
    });
    if (hit) tryToKindle(course, firer.id, 'flamingArrow', hex, fuel, dice);
    return null;
  },
  list(position, _side, unit) {
    return targetsNear(position, unit).flatMap(({ hex, what }): readonly LegalOrder<FlamingArrow>[] => {
      const order: FlamingArrow = { type: 'FlamingArrow', unit: unit.id, hex, what };
      const aimed = aimAt(position, order);
      if (!aimed.ok) return [];
      const summary = `${unit.id} shoots a flaming arrow at ${what} in ${hex}, range ${aimed.value.shot.range}`;
      return [{ order, mp: null, summary, odds: hitOdds(HITS_TO, aimed.value.fuel) }];
    });
  },
  *prepare(position, unit) {
    const weapon = weaponOf(position, unit);
    if (typeof weapon !== 'string') return;
    const targets = targetsNear(position, unit).flatMap((thing) => standInsFor(position, thing));
    yield* linesInSteps(position, unit, weapon, targets, isShort);
  },
  preview(position, _side, order) {
    const aimed = aimAt(position, order);
    return aimed.ok ? allowed(hitOdds(HITS_TO, aimed.value.fuel)) : aimed;
  },
};

interface Aimed extends FlamingShot {
  readonly firer: Unit;
  readonly weapon: MissileWeapon;
}

/** Why a unit shoots no flaming arrow at anything now, or null. */
function whyNoArcher(position: Position, unit: Unit): Refusal | null {
  const weapon = weaponOf(position, unit);
  if (typeof weapon !== 'string') return weapon;
  if (!BOWS.includes(weapon)) {
    return illegal('pbem:20.3a', `${unit.id} has a ${spaced(weapon)}, which shoots no flaming arrows`, unit.id);
  }
  return barredFromFire(position, unit, weapon);
}

function aimAt(position: Position, { unit: id, hex, what }: FlamingArrow): Ruled<Aimed> {
  const firer = position.units[id];
  if (!firer) return refused({ code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id });
  const weapon = weaponOf(position, firer);
  const barred = typeof weapon === 'string' ? whyNoArcher(position, firer) : weapon;
  if (barred || typeof weapon !== 'string') return refused(barred ?? (weapon as Refusal));
  const aimed = aimFlaming(position, firer, weapon, { hex, what });
  return aimed.ok ? allowed({ firer, weapon, ...aimed.value }) : aimed;
}
