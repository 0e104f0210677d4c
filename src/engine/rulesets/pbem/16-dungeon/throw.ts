import { dungeonUnder } from '../../../board/dungeon.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { chargesOfGuard, hasCaptives, isCaptive, type Captive } from '../core/captives/captive.js';
import { isHeld } from '../22-captives/guarding.js';
import { mpaOf } from '../core/combat/strength.js';
import { whyBurdened } from '../12-equipment/load.js';
import { whyEngaged } from '../11-melee/melee.js';
import { whyImmobile } from '../07-movement/mobility.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Throw } from '../core/orders/captive-orders.js';
import { hasRoom, isAtManhole, manholesOf } from '../core/dungeon/dungeon.js';

const RULE = 'pbem:16.33c';

/**
 * Guards throw a prisoner through the manhole into any hex of the dungeon: it takes all their MP, does him no harm, and
 * nobody need guard him there (pbem:16.33c, 16.33e).
 */
export const THROW: OrderRule<Throw> = {
  when: { steps: ['movement'] },
  rule: RULE,
  possible: hasCaptives,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order) {
    const { position } = course;
    const refusal = whyNotThrow(position, order);
    if (refusal) return refusal;
    const spent = guardsOf(position, order.prisoner).map((guard) => ({ unit: guard.id, mp: mpaOf(position, guard) }));
    course.emit({ type: 'PrisonerThrown', data: { prisoner: order.prisoner, to: order.to, spent, rule: RULE } });
    return null;
  },
  list: (position, _side, unit) =>
    chargesOfGuard(position, unit).flatMap((prisoner) =>
      manholesOf(position)
        .flatMap(dungeonUnder)
        .map(({ name }): Throw => ({ type: 'Throw', unit: unit.id, prisoner: prisoner.id, to: name }))
        .filter((order) => whyNotThrow(position, order) === null)
        .map((order): LegalOrder<Throw> => ({
          order,
          mp: mpaOf(position, unit),
          summary: `throw ${order.prisoner} to ${order.to}`,
        })),
    ),
};

function guardsOf(position: Position, id: string): readonly Unit[] {
  return (position.units[id]?.captive?.guards ?? []).flatMap((guard) => position.units[guard] ?? []);
}

function whyNotThrow(position: Position, { unit: id, prisoner: other, to }: Throw): Refusal | null {
  const no = (rule: string, because: string, subject = other): Refusal => illegal(rule, because, subject);
  const prisoner = position.units[other];
  if (!prisoner) return { code: 'unknownUnit', rule: null, because: `there is no unit ${other}`, subject: other };
  if (!isCaptive(prisoner) || !prisoner.captive.guards.includes(id)) return no(RULE, `${id} does not guard ${other}`);
  const manhole = manholesOf(position).find((one) => dungeonUnder(one).some(({ name }) => name === to));
  if (!manhole) return no(RULE, `${to} is no hex of a dungeon with a manhole`, to);
  if (!isAtManhole(position, prisoner, manhole)) return no(RULE, `${other} is not at the manhole ${manhole.name}`);
  if (!hasRoom(position, to)) return no('pbem:16.33f', `${to} has no room for a fourth prisoner`, to);
  return whyNotByGuards(position, prisoner, (guard) => isAtManhole(position, guard, manhole));
}

/** All who guard him take part, in sufficient strength, at the manhole, with their MP unspent (pbem:16.33c, 22.7). */
function whyNotByGuards(position: Position, prisoner: Captive, isThere: (guard: Unit) => boolean): Refusal | null {
  for (const guard of guardsOf(position, prisoner.id)) {
    const immobile = whyEngaged(position, guard) ?? whyImmobile(position, guard) ?? whyBurdened(position, guard);
    if (immobile) return immobile;
    const no = (because: string): Refusal => illegal(RULE, because, guard.id);
    if (!isThere(guard)) return no(`${guard.id} is not at the manhole`);
    if (guard.acts.mpSpent > 0) return no(`${guard.id} has spent MP; it takes all of them`);
  }
  if (isHeld(position, prisoner)) return null;
  return illegal('pbem:22.7j', `${prisoner.id} is not guarded in sufficient strength`, prisoner.id);
}
