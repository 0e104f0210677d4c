import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { continueWith } from '../09-attacks/combat.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Quarter, Surrender } from '../core/orders/captive-orders.js';
import { decisionsOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { accept, askNext, offer, type Asked, type Asking } from '../22-surrender/asking.js';

/**
 * Goes on after a surrender decision: with the other units to be asked, then with the declared attack, unless the
 * attacker has taken his prisoner.
 */
function goOnAsking(course: Course<PbemEvent>, asking: Asking, after: Asked, dice: Dice): void {
  const { attack, ready, others } = asking;
  if (after === 'waits' || (attack && after === 'yielded')) return;
  if (attack) continueWith(course, { attack, ready, others }, dice);
  else askNext(course, asking, 0, dice);
}

/** Answers whether a unit that may surrender does so (pbem:22.7c, 22.7f). */
export const SURRENDER: OrderRule<Surrender> = {
  when: { decision: 'Surrender' },
  rule: 'pbem:22.7c',
  units: ({ unit }) => [unit],
  carryOut(course, side, { unit: id, offer: offers }, dice) {
    const decision = decisionsOf(course.position, 'Surrender', side).find(({ about }) => about.unit === id);
    const unit = course.position.units[id];
    if (!decision || !unit) return illegal('pbem:22.7c', `${id} may not surrender now`, id);
    const { about } = decision;
    settle(course, decision.id, decision.rule);
    const after = offers ? offer(course, unit, about.captors, about, dice) : 'none';
    goOnAsking(course, about, after, dice);
    return null;
  },
  list: (position, side, { id }) =>
    decisionsOf(position, 'Surrender', side).some(({ about }) => about.unit === id)
      ? [true, false].map((offers): LegalOrder<Surrender> => ({
          order: { type: 'Surrender', unit: id, offer: offers },
          mp: null,
          summary: offers ? `${id} offers to surrender` : `${id} fights on`,
        }))
      : [],
};

/** Answers whether quarter is given, and which unit gives it (pbem:22.7d, 22.7g). */
export const QUARTER: OrderRule<Quarter> = {
  when: { decision: 'Quarter' },
  rule: 'pbem:22.7d',
  units: ({ unit }) => (unit === undefined ? [] : [unit]),
  carryOut(course, side, { unit: captor }, dice) {
    const [decision] = decisionsOf(course.position, 'Quarter', side);
    if (!decision) return illegal('pbem:22.7d', `nobody has surrendered to ${side}`, side);
    const { about, rule } = decision;
    if (captor !== undefined && !about.units.includes(captor)) {
      return illegal(rule, `${about.prisoner} does not surrender to ${captor}`, captor);
    }
    if (captor === undefined && about.must) {
      return illegal(rule, `the surrender of ${about.prisoner} must be accepted`, about.prisoner);
    }
    settle(course, decision.id, rule);
    if (captor === undefined) course.emit({ type: 'SurrenderRefused', data: { unit: about.prisoner, rule } });
    else accept(course, about.prisoner, captor, dice, rule === 'pbem:22.9o' ? rule : undefined);
    goOnAsking(course, about, captor === undefined ? 'none' : 'yielded', dice);
    return null;
  },
  list(position, side, { id }) {
    const [decision] = decisionsOf(position, 'Quarter', side);
    if (!decision?.about.units.includes(id)) return [];
    const { prisoner, units, must } = decision.about;
    const gives: LegalOrder<Quarter> = {
      order: { type: 'Quarter', unit: id },
      mp: null,
      summary: `${id} takes ${prisoner} prisoner`,
    };
    const refuses: LegalOrder<Quarter> = {
      order: { type: 'Quarter' },
      mp: null,
      summary: `no quarter for ${prisoner}`,
    };
    return must || units[0] !== id ? [gives] : [gives, refuses];
  },
};
