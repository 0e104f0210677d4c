import type { SeatId } from '../../position/seat.js';
import { seatOfParley } from './course.js';
import type { CorrectionEvent, ParleyEvent, ParleyEventOf } from './events.js';

/** A seat with its verb, for one or for several: `red resigns`, `the besieged resign`. */
export type SeatDoes = (seat: SeatId, one: string, many: string) => string;

/** A seat by the name that orders have of it. */
const byItsName: SeatDoes = (seat, one) => `${seat} ${one}`;

/** One line for a person. */
export function tellParley(event: ParleyEvent, seatDoes: SeatDoes = byItsName): string {
  const seat = seatOfParley(event);
  const does = (one: string, many: string): string => (seat === null ? `nobody ${one}` : seatDoes(seat, one, many));
  switch (event.type) {
    case 'ClaimFiled': {
      const { claim, at, what, rule, own } = event.data;
      const says = own
        ? does('corrects its own order', 'correct their own order')
        : does('claims an error in the order', 'claim an error in the order');
      return `claim ${claim}: ${says} at event ${at}${byRule(rule)}: ${what}`;
    }
    case 'ClaimJudged': {
      const { claim, standing, verdict, today } = event.data;
      const newest = today ? ` Edition ${today.edition} says: ${today.because}` : '';
      return `claim ${claim} is ${standing}${byRule(verdict.rule)}. ${verdict.because}${newest}`;
    }
    case 'CorrectionBegun':
      return `the turn is being corrected after claim ${event.data.claim}: ${fates(event)}; ${missing(event, seatDoes)}`;
    case 'TurnCorrected':
      return `the turn is corrected after claim ${event.data.claim}: ${fates(event)}`;
    case 'ClaimAnswered':
      return `claim ${event.data.claim}: ${answers(event, does)}`;
    case 'CorrectionDieGiven':
      return `claim ${event.data.claim}: ${does('gives', 'give')} the missing die: ${event.data.value}`;
    case 'ClaimWithdrawn':
      return `claim ${event.data.claim}: ${does('withdraws', 'withdraw')} it`;
    case 'ClaimAppealed':
      return `claim ${event.data.claim}: ${does('appeals', 'appeal')} to the arbiter: ${event.data.what}`;
    case 'ClaimRuled': {
      const { claim, upheld, rule, because } = event.data;
      return `claim ${claim}: the arbiter ${upheld ? 'upholds' : 'dismisses'} it${byRule(rule)}: ${because}`;
    }
    case 'AmendmentProposed': {
      const { claim, at, kind, what } = event.data;
      const asked =
        kind === 'slip'
          ? `${does('reads', 'read')} the order at event ${at} as it was meant`
          : `${does('takes', 'take')} the orders from event ${at} on back`;
      return `amendment ${claim}: ${asked}, if the other side agrees: ${what}`;
    }
    case 'AmendmentAnswered':
      return `amendment ${event.data.claim}: ${answers(event, does)}`;
    case 'ArbiterProposed':
      return `${does('proposes', 'propose')} ${event.data.name} as the arbiter`;
    case 'ArbiterAppointed':
      return `an organiser of the tournament appoints ${event.data.name} as the arbiter`;
    case 'ArbiterNamed':
      return `${event.data.name} is the arbiter of the game`;
    case 'DrawProposed':
      return `${does('offers', 'offer')} a draw`;
    case 'ProposalDeclined':
      return `${does('declines', 'decline')} ${event.data.proposal === 'draw' ? 'a draw' : 'the proposed arbiter'}`;
    case 'Resigned':
      return does('resigns', 'resign');
    case 'GameSettled': {
      const { winner, reason } = event.data;
      return `the game is over by ${reason}: ${winner === null ? 'a draw' : seatDoes(winner, 'wins', 'win')}`;
    }
    case 'OutcomeAccepted':
      return `${does('accepts', 'accept')} the outcome`;
  }
}

function byRule(rule: string | null | undefined): string {
  return rule === undefined || rule === null ? '' : ` by ${rule}`;
}

/** How many plotted orders came out how: `3 orders kept, 1 changed, 1 voided`. */
function fates({ data: { orders } }: CorrectionEvent): string {
  const count = (fate: string): number => orders.filter((order) => order.fate === fate).length;
  return `${count('kept')} orders kept, ${count('changed')} changed, ${count('voided')} voided`;
}

function answers(
  { data: { agree } }: ParleyEventOf<'ClaimAnswered' | 'AmendmentAnswered'>,
  does: (one: string, many: string) => string,
): string {
  return agree ? does('agrees', 'agree') : does('does not agree', 'do not agree');
}

function missing({ data: { asks } }: ParleyEventOf<'CorrectionBegun'>, seatDoes: SeatDoes): string {
  return asks ? `${seatDoes(asks.side, 'has', 'have')} to give the die for ${asks.purpose}` : 'a decision is missing';
}
