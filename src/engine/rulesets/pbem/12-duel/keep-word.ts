import type { Course } from '../../../game/course.js';
import { forbidden } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { KeepWord } from '../core/orders/duel-orders.js';
import { decisionsOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { ownerOfStake } from './challenge.js';

/**
 * The loser of a duel keeps the conditions that were set, or loses his honour and nothing else (pbem:12.8s). He
 * delivers the stake at once, if he has it.
 */
export const KEEP_WORD: OrderRule<KeepWord> = {
  when: { decision: 'KeepWord' },
  rule: 'pbem:12.8s',
  units: () => [],
  carryOut(course, side, { keep }) {
    const [decision] = decisionsOf(course.position, 'KeepWord', side);
    if (!decision) return forbidden('pbem:12.8s', `${side} has no word to keep`, side).refusal;
    const { unit, stake } = decision.about;
    settle(course, decision.id, 'pbem:12.8s');
    course.emit({ type: 'WordGiven', data: { side, kept: keep, rule: 'pbem:12.8s' } });
    if (keep && stake !== undefined) deliver(course, side, stake, unit);
    return null;
  },
  list(position, side, { id }) {
    const [decision] = decisionsOf(position, 'KeepWord', side);
    if (decision?.about.unit !== id) return [];
    return [true, false].map((keep): LegalOrder<KeepWord> => ({
      order: { type: 'KeepWord', keep },
      mp: null,
      summary: keep ? 'keep the conditions of the duel' : 'break them and lose honour',
    }));
  },
};

/** A prisoner goes free where he stands; an item is laid down where the victor is. */
function deliver(course: Course<PbemEvent>, side: SideId, stake: string, victor: UnitId): void {
  const { position } = course;
  if (ownerOfStake(position, stake) !== side) return;
  if (Object.hasOwn(position.units, stake)) {
    course.emit({ type: 'PrisonerReleased', data: { unit: stake, rule: 'pbem:12.8s' } });
    return;
  }
  const carrier = position.items?.find(({ id }) => id === stake)?.carrier ?? null;
  const [hex] = position.units[victor]?.hexes ?? [];
  if (carrier !== null && hex !== undefined) {
    course.emit({ type: 'ItemDropped', data: { unit: carrier, item: stake, hex, rule: 'pbem:12.8s' } });
  }
}
