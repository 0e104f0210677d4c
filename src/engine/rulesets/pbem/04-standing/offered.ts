import type { StandingOffer } from '../../../game/standing-offer.js';
import type { Position } from '../../../position/position.js';
import { bookOf } from '../core/books/of.js';
import { ODDS_COLUMNS } from '../core/combat/combat-tables.js';
import type { OrderType } from '../core/orders.js';
import { STANDING_KINDS } from '../core/orders/standing-orders.js';

/**
 * Kinds of standing orders that can matter in a game: those whose decisions its book has, with its options. None: its
 * book knows no standing orders.
 */
export function standingOffers(position: Position): readonly StandingOffer[] {
  const { orders } = bookOf(position);
  if (!orders.includes('Stand')) return [];
  return Object.entries(STANDING_KINDS)
    .filter(([on, { option }]) => {
      return orders.includes(on as OrderType) && (option === null || position.options[option] === true);
    })
    .map(([on, { question, answers, byOdds, rule }]) => ({
      on,
      question,
      rule,
      answers: Object.entries(answers).map(([answer, words]) => ({
        answer,
        words,
        odds: answer === byOdds ? ODDS_COLUMNS : [],
      })),
    }));
}
