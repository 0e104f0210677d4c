import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { MissileWeapon } from '../../../position/unit-sheet.js';
import { barredFromFire, weaponOf } from '../06-missiles/firer.js';
import { openFirePart } from '../06-missiles/open-part.js';
import type { OrderRule } from '../core/order-rule.js';
import type { FlamingArrow } from '../core/orders/burning-orders.js';
import { aimFlaming, type FlamingShot } from './aim-flaming.js';
import { tryToKindle } from './break-out.js';
import { hitOdds } from './fire-table.js';
import { everythingThatBurns } from './everything.js';

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
    if (whyNoArcher(position, unit)) return [];
    return everythingThatBurns(position).flatMap(({ hex, what }): readonly LegalOrder<FlamingArrow>[] => {
      const order: FlamingArrow = { type: 'FlamingArrow', unit: unit.id, hex, what };
      const aimed = aimAt(position, order);
      if (!aimed.ok) return [];
      const summary = `${unit.id} shoots a flaming arrow at ${what} in ${hex}, range ${aimed.value.shot.range}`;
      return [{ order, mp: null, summary, odds: hitOdds(HITS_TO) }];
    });
  },
  preview(position, _side, order) {
    const aimed = aimAt(position, order);
    return aimed.ok ? allowed(hitOdds(HITS_TO)) : aimed;
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
    return forbidden('pbem:20.3a', `${unit.id} has a ${weapon}, which shoots no flaming arrows`, unit.id).refusal;
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
