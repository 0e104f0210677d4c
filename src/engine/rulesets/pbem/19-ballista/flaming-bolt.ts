import { allowed } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { tryToKindle } from '../20-fire/break-out.js';
import { everythingThatBurns } from '../20-fire/everything.js';
import { hitOdds } from '../20-fire/fire-table.js';
import { openFirePart } from '../06-missiles/open-part.js';
import type { OrderRule } from '../core/order-rule.js';
import type { FlamingBolt } from '../core/orders/burning-orders.js';
import { aimFlamingBolt } from './aim-ballista.js';
import { crewsThatMay } from './shoot-ballista.js';

/** The highest die with which a ballista hits with a flaming bolt (pbem:20.3c). */
const HITS_TO = 6;

/**
 * A crew shoots a flaming bolt with its ballista: it may set fire to what burns, and harms nobody (pbem:20.3a to
 * 20.3e).
 */
export const FLAMING_BOLT: OrderRule<FlamingBolt> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:20.3a',
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ crew }) => crew,
  carryOut(course, _side, order, dice) {
    const aimed = aimFlamingBolt(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    const { firer, shot, fuel } = aimed.value;
    const { crew: units, ballista: equipment, hex, what } = order;
    openFirePart(course, firer, 'ballista');
    const die = dice.roll({ purpose: 'fire', rule: 'pbem:20.3c', faces: 10, subject: equipment });
    const hit = die.value <= HITS_TO;
    const { from, weapon, range } = shot;
    course.emit({
      type: 'FlamingBoltShot',
      data: { units, equipment, hex, what, from, weapon, range, die, hit, rule: 'pbem:20.3c' },
    });
    if (hit) tryToKindle(course, units[0] ?? '', 'flamingArrow', hex, fuel, dice);
    return null;
  },
  list(position, side, unit) {
    const ready = position.equipment?.filter(({ kind, loading }) => kind === 'ballista' && loading === undefined) ?? [];
    return ready.flatMap(({ id: ballista, ...engine }) =>
      crewsThatMay(position, side, unit, { id: ballista, ...engine }).flatMap((crew) =>
        everythingThatBurns(position).flatMap(({ hex, what }): readonly LegalOrder<FlamingBolt>[] => {
          const order: FlamingBolt = { type: 'FlamingBolt', crew, ballista, hex, what };
          const aimed = aimFlamingBolt(position, order);
          if (!aimed.ok) return [];
          const { range } = aimed.value.shot;
          const summary = `${crew.join(' and ')} fire ${ballista}, flaming, at ${what} in ${hex}, range ${range}`;
          return [{ order, mp: null, summary, odds: hitOdds(HITS_TO) }];
        }),
      ),
    );
  },
  preview(position, _side, order) {
    const aimed = aimFlamingBolt(position, order);
    return aimed.ok ? allowed(hitOdds(HITS_TO)) : aimed;
  },
};
