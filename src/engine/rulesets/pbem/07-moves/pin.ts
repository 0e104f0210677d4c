import type { Course } from '../../../game/course.js';
import { allowed, illegal, type Refusal, refused } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../position/unit.js';
import { previewOf } from '../09-combat/odds.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Pin } from '../core/orders/combat-orders.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { whyNotOwn } from '../01-players/command.js';
import { raise, settle } from '../core/turn/pending.js';
import { tryToPin, pinOdds, whyNotPin } from '../08-pinning/attempt.js';
import { goOnAsPlanned } from './going-on.js';

/** Tries to stop a passing enemy, or lets him pass (pbem:8.1). The move goes on when nobody is left who may try. */
export const PIN: OrderRule<Pin> = {
  when: { decision: 'Pin' },
  rule: 'pbem:8.1b',
  units: ({ unit }) => (unit === undefined ? [] : [unit]),
  carryOut(course, side, order, dice) {
    const decision = offeredTo(course.position, side);
    if (!decision) return { code: 'wrongStep', rule: 'pbem:8.1b', because: `${side} has nobody to pin now` };
    const { target } = decision.about;
    if (order.unit === undefined) {
      settle(course, decision.id, 'pbem:8.1b');
    } else {
      const refusal = whyNot(course.position, decision, order.unit);
      if (refusal) return refusal;
      if (!tryToPin(course, order.unit, target, dice)) letOthersTry(course, order.unit);
    }
    const { position } = course;
    if (decisionsOf(position, 'Pin').length === 0 && decisionsOf(position, 'GoOn').length === 0)
      goOnAsPlanned(course, target, dice);
    return null;
  },
  list(position, side, unit) {
    const decision = offeredTo(position, side);
    if (!decision?.about.units.includes(unit.id)) return [];
    const { target, units } = decision.about;
    const mover = unitIn(position, target);
    const tries: LegalOrder<Pin> = {
      order: { type: 'Pin', unit: unit.id },
      mp: null,
      summary: `${unit.id} tries to pin ${target}`,
      odds: previewOf(pinOdds(position, unit, mover)),
    };
    const passes: LegalOrder<Pin> = { order: { type: 'Pin' }, mp: null, summary: `nobody tries to pin ${target}` };
    return unit.id === units[0] ? [tries, passes] : [tries];
  },
  preview(position, side, { unit }) {
    const decision = offeredTo(position, side);
    if (!decision || unit === undefined) {
      return refused({ code: 'malformed', rule: 'pbem:8.1g', because: 'only an attempt to pin takes a die' });
    }
    const refusal = whyNot(position, decision, unit);
    if (refusal) return refused(refusal);
    return allowed(previewOf(pinOdds(position, unitIn(position, unit), unitIn(position, decision.about.target))));
  },
};

function offeredTo(position: Position, side: SideId): DecisionOf<'Pin'> | undefined {
  return decisionsOf(position, 'Pin', side).find((decision) => isDue(position, decision));
}

function unitIn(position: Position, id: UnitId): Unit {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

/** The rule that keeps a unit from trying; the unit need not even belong to the side. */
function whyNot(position: Position, { owner, about }: DecisionOf<'Pin'>, id: UnitId): Refusal | null {
  if (about.units.includes(id)) return null;
  const unit = unitIn(position, id);
  const another = whyNotOwn(unit, owner);
  if (another) return another;
  const because = `${id} is none of those who may pin ${about.target}`;
  return whyNotPin(position, unit, unitIn(position, about.target), about.hexes) ?? illegal('pbem:8.1b', because, id);
}

/** Several units may try in the same hex, but each only once, whichever unit of a party it tried to pin (pbem:8.1d). */
function letOthersTry(course: Course<PbemEvent>, tried: UnitId): void {
  for (const { id, owner, about } of decisionsOf(course.position, 'Pin')) {
    if (!about.units.includes(tried)) continue;
    const units = about.units.filter((unit) => unit !== tried);
    if (units.length === 0) settle(course, id, 'pbem:8.1j');
    else raise(course, 'Pin', owner, 'pbem:8.1b', { ...about, units }, id);
  }
}
