import type { PinningEvent } from '../core/events/pinning.js';
import type { StandingEvent } from '../core/events/standing.js';
import { printOrder } from './print-order.js';
import { resultInWords } from './result-words.js';
import { printStanding } from './standing.js';
import type { Tellings } from './tellings.js';
import { amount, listed, modifiersInWords, rolled } from '../../../notation/words.js';

export const PINNING_TELLINGS: Tellings<PinningEvent | StandingEvent> = {
  MoveHalted: ({ unit }) => `${unit} is passing enemies`,
  PinAttempted: (data) => tellAttempt(data),
  StandingOrdersChanged: ({ side, player, orders }) =>
    orders.length === 0
      ? `${whose(side, player)} has changed its standing orders`
      : `standing orders of ${whose(side, player)}: ${listed(orders.map(printStanding))}`,
  StandingOrderApplied: ({ side, player, order }) =>
    `by a standing order of ${whose(side, player)}: ${printOrder(order)}`,
};

function whose(side: string, player: string | undefined): string {
  return player === undefined ? side : `${player} of ${side}`;
}

function tellAttempt(attempt: Extract<PinningEvent, { type: 'PinAttempted' }>['data']): string {
  const { unit, target, attack, defence, shifts, finalOdds, die, result, pinned } = attempt;
  const why = [`${amount(attack)} against ${amount(defence)}`, modifiersInWords(shifts)].filter((part) => part !== '');
  const outcome = pinned ? `${target} is pinned` : `${target} gets past`;
  const sign = resultInWords(result, [unit], [target]);
  return `${unit} tries to pin ${target} at ${finalOdds} (${why.join(', ')}): ${rolled(die)} (as ${sign}), ${outcome}`;
}
