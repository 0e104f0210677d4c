import { seatOfParley } from './course.js';
import type { CorrectionEvent, ParleyEvent, ParleyEventOf } from './events.js';

/** One line for a person. */
export function tellParley(event: ParleyEvent): string {
  const seat = seatOfParley(event) ?? 'nobody';
  switch (event.type) {
    case 'ClaimFiled': {
      const { claim, at, what, rule, own } = event.data;
      const says = own ? 'corrects its own order' : 'claims an error in the order';
      return `claim ${claim}: ${seat} ${says} at event ${at}${byRule(rule)}: ${what}`;
    }
    case 'ClaimJudged': {
      const { claim, standing, verdict, today } = event.data;
      const newest = today ? ` Edition ${today.edition} says: ${today.because}` : '';
      return `claim ${claim} is ${standing}${byRule(verdict.rule)}. ${verdict.because}${newest}`;
    }
    case 'CorrectionBegun':
      return `the turn is being corrected after claim ${event.data.claim}: ${fates(event)}; ${missing(event)}`;
    case 'TurnCorrected':
      return `the turn is corrected after claim ${event.data.claim}: ${fates(event)}`;
    case 'ClaimAnswered':
      return `claim ${event.data.claim}: ${seat} ${event.data.agree ? 'agrees' : 'does not agree'}`;
    case 'CorrectionDieGiven':
      return `claim ${event.data.claim}: ${seat} gives the missing die: ${event.data.value}`;
    case 'ClaimWithdrawn':
      return `claim ${event.data.claim}: ${seat} withdraws it`;
    case 'ClaimAppealed':
      return `claim ${event.data.claim}: ${seat} appeals to the arbiter: ${event.data.what}`;
    case 'ClaimRuled': {
      const { claim, upheld, rule, because } = event.data;
      return `claim ${claim}: the arbiter ${upheld ? 'upholds' : 'dismisses'} it${byRule(rule)}: ${because}`;
    }
    case 'AmendmentProposed': {
      const { claim, at, kind, what } = event.data;
      const asked =
        kind === 'slip'
          ? `reads the order at event ${at} as it was meant`
          : `takes the orders from event ${at} on back`;
      return `amendment ${claim}: ${seat} ${asked}, if the other side agrees: ${what}`;
    }
    case 'AmendmentAnswered':
      return `amendment ${event.data.claim}: ${seat} ${event.data.agree ? 'agrees' : 'does not agree'}`;
    case 'ArbiterProposed':
      return `${seat} proposes ${event.data.name} as the arbiter`;
    case 'ArbiterAppointed':
      return `an organiser of the tournament appoints ${event.data.name} as the arbiter`;
    case 'ArbiterNamed':
      return `${event.data.name} is the arbiter of the game`;
    case 'DrawProposed':
      return `${seat} offers a draw`;
    case 'ProposalDeclined':
      return `${seat} declines ${event.data.proposal === 'draw' ? 'a draw' : 'the proposed arbiter'}`;
    case 'Resigned':
      return `${seat} resigns`;
    case 'GameSettled': {
      const { winner, reason } = event.data;
      return `the game is over by ${reason}: ${winner === null ? 'a draw' : `${winner} wins`}`;
    }
    case 'OutcomeAccepted':
      return `${seat} accepts the outcome`;
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

function missing({ data: { asks } }: ParleyEventOf<'CorrectionBegun'>): string {
  return asks ? `${asks.side} has to give the die for ${asks.purpose}` : 'a decision is missing';
}
