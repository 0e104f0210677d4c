import type { Refusal } from '../../../game/refusal.js';

/**
 * Neither the rules nor the sender's statement give a result (pbem:1.4b). `missing`: what he must state. The rule that
 * forbids the order is not named, since nobody is told of errors in a game of honour.
 */
export function incomplete(missing: string, subject?: string): Refusal {
  const because = `the order gives no result by itself: state ${missing}`;
  return { code: 'incomplete', rule: 'pbem:1.4b', because, ...(subject === undefined ? {} : { subject }) };
}
