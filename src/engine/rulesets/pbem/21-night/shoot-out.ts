import { allowed, forbidden, refused, unknown, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { itemOf } from '../core/equipment/items.js';
import { halfOfLight } from '../core/night/light-source.js';
import { previewOf, tableOf, type Aimed } from '../06-missiles/aim.js';
import { barredFromFire, weaponOf } from '../06-missiles/firer.js';
import { shotAt } from '../06-missiles/shot.js';
import { standInFor } from '../06-missiles/target.js';
import { oneLess, takeShot } from '../06-missiles/missile.js';
import type { OrderRule } from '../core/order-rule.js';
import type { ShootOut } from '../core/orders/burning-and-light-orders.js';

/** All missiles are read on the line of infantry, and only this result puts a lantern out (pbem:18.5e). */
const LINE = 'infantry';
const OUT = 'dk';

/**
 * A missile may put a lantern out, which has no cover of its own hex, and does it no other harm (pbem:18.5e, 18.5f).
 */
export const SHOOT_OUT: OrderRule<ShootOut> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:18.5e',
  possible: ({ items }) => items !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const aimed = aimAt(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    const { firer, target } = aimed.value;
    const facts = takeShot(course, aimed.value, 'pbem:18.5e', dice);
    const missilesLeft = oneLess(firer.missiles);
    course.emit({ type: 'LanternShotAt', data: { unit: firer.id, item: target.id, ...facts, missilesLeft } });
    if (facts.result === OUT) {
      course.emit({ type: 'LightPutOut', data: { unit: firer.id, light: target.id, rule: 'pbem:18.5e' } });
    }
    return null;
  },
  list(position, _side, unit) {
    const lanterns = (position.items ?? []).filter(({ kind, unlit }) => kind === 'lantern' && unlit === undefined);
    return lanterns.flatMap(({ id }): readonly LegalOrder<ShootOut>[] => {
      const order: ShootOut = { type: 'ShootOut', unit: unit.id, item: id };
      const aimed = aimAt(position, order);
      if (!aimed.ok) return [];
      const { at, range } = aimed.value.shot;
      const summary = `${unit.id} fires at ${id} in ${at}, range ${range}`;
      return [{ order, mp: null, summary, odds: previewOf(aimed.value) }];
    });
  },
  preview(position, _side, order) {
    const aimed = aimAt(position, order);
    return aimed.ok ? allowed(previewOf(aimed.value)) : aimed;
  },
};

function aimAt(position: Position, { unit: id, item: name }: ShootOut): Ruled<Aimed> {
  const firer = position.units[id];
  if (!firer) return refused({ code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id });
  const weapon = weaponOf(position, firer);
  if (typeof weapon !== 'string') return refused(weapon);
  const barred = barredFromFire(position, firer, weapon);
  if (barred) return refused(barred);
  const lantern = itemOf(position, name);
  if (!lantern) return refused(unknown(`there is no lantern ${name}`, name, 'pbem:18.5e'));
  if (lantern.kind !== 'lantern') return forbidden('pbem:18.5e', `${name} is no lantern`, name);
  if (lantern.unlit) return forbidden('pbem:18.5f', `${name} does not burn`, name);
  const half = halfOfLight(position, lantern);
  const standIn = standInFor(lantern.id, lantern.hex === null ? [] : [lantern.hex]);
  const target = half === undefined ? standIn : { ...standIn, half };
  const shot = shotAt(position, firer, weapon, target, {});
  // A lantern takes no cover of its own, so that no side of a door is fixed by it.
  if (!shot.ok) return shot;
  const table = tableOf(position, LINE);
  return allowed({ firer, target, weapon, shot: { ...shot.value, fixes: null }, line: LINE, table });
}
