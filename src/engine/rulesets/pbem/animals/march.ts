import type { OrderRule } from '../order-rule.js';
import type { March } from '../orders.js';
import { listMarches } from './march-list.js';
import { haltsMarch } from '../pinning/passing.js';
import { marchOnce, whyNotHalt } from './march-step.js';

/**
 * A leader and what he leads move together, hex by hex (pbem:13.7m); either may stay (13.7q). Like a move it may be
 * given in parts, each of which ends where all of them may stop. Where an enemy may try to pin the leader (pbem:8.1b) the
 * march ends, and what was ordered beyond is void.
 */
export const MARCH: OrderRule<March> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit, path }) {
    for (const step of path) {
      const before = course.position.units[unit]?.hexes ?? [];
      const forbidden = marchOnce(course, unit, step);
      if (forbidden) return forbidden;
      if (whyNotHalt(course, unit) === null && haltsMarch(course, unit, before)) return null;
    }
    return whyNotHalt(course, unit);
  },
  list: (position, _side, unit) => listMarches(position, unit),
};
