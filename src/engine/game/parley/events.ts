import { defineEvent, type EventIn } from '../define/event.js';
import { flag, leaf, named, noted, oneOf, optional, orNull, yes, type TypeOf } from '../define/form.js';
import { player, rule, side } from '../define/names.js';
import { anything, ASKED_DIE, CORRECTION, CORRECTION_SECRETS } from './correction-forms.js';
import { record } from '../define/record.js';
import type { GameEvent } from '../event.js';
import type { Fault } from '../form.js';

/*
 * Events of a parley: what the seats of any game say to each other besides their orders. They claim errors, resign,
 * offer a draw, accept an outcome and name an arbiter (docs/quarrels.md). No rule of a game decides such an event, and
 * only `GameSettled` changes the state of a game.
 */

/** Length of what somebody writes about a claim, in characters. */
export const WORDS_LENGTH = { min: 1, max: 1000 } as const;
const ARBITER_NAME_MAX = 60;
/** Line breaks are allowed in words; other signs that cannot be seen are not. */
const UNSEEN = /[^\P{Cc}\n]|\p{Cs}/u;

const expected = (because: string): Fault => ({ at: '', because: `expected ${because}` });
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim().length > 0 && value.length <= max && !UNSEEN.test(value);

/** Whether a value may be written about a claim. */
export const areWords = (value: unknown): value is string => isText(value, WORDS_LENGTH.max);

/** Whether a value may be the name of an arbiter. */
export const isArbiterName = (value: unknown): value is string => isText(value, ARBITER_NAME_MAX);

/** Whether a value may be the SHA-256 of a key, in hexadecimal digits. */
export const isKeyHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const words = leaf<string>(
  'string',
  { type: 'string', minLength: WORDS_LENGTH.min, maxLength: WORDS_LENGTH.max },
  (value) => (areWords(value) ? null : expected(`${WORDS_LENGTH.min} to ${WORDS_LENGTH.max} letters`)),
);
const count = leaf<number>('number', { type: 'integer', minimum: 1 }, (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? null : expected('a whole number above 0'),
);
const arbiterName = leaf<string>('string', { type: 'string', maxLength: ARBITER_NAME_MAX }, (value) =>
  isArbiterName(value) ? null : expected(`a name of at most ${ARBITER_NAME_MAX} letters`),
);
const keyHash = leaf<string>('string', { type: 'string', pattern: '^[0-9a-f]{64}$' }, (value) =>
  isKeyHash(value) ? null : expected('64 hexadecimal digits'),
);

const SEATED = { side, player: optional(player) };
const claim = noted('Number of the claim in its game, from 1.', count);
const keyed = noted('SHA-256 of the key with which the arbiter comes.', keyHash);

const verdict = record({
  edition: noted('Version of the rules that judged.', count),
  verdict: noted(
    'Whether the order and all that followed from it are what the rules decide.',
    oneOf(['right', 'wrong']),
  ),
  rule: noted('The rule on which the verdict rests; null: no single rule, or it is withheld.', orNull(rule)),
  because: words,
  withheld: noted('The reason is not told, since not everybody may know it (pbem:8.2a, 22.8a).', optional(yes)),
});

/** The verdict of one edition of the rules on a claimed order. */
export type ClaimVerdict = TypeOf<typeof verdict>;

const aVerdict = named('ClaimVerdict', 'What the rules in one edition say of a claimed order.', verdict);

/** `slip`: an order was written wrong (pbem:1.4l). `takeBack`: orders are taken back. */
export const AMENDMENT_KINDS = ['slip', 'takeBack'] as const;
export type AmendmentKind = (typeof AMENDMENT_KINDS)[number];

/** How an amendment stands. `proposed`: the other side has to answer. */
export const AMENDMENT_STANDINGS = ['proposed', 'agreed', 'declined', 'withdrawn'] as const;
export type AmendmentStanding = (typeof AMENDMENT_STANDINGS)[number];

/** How a claim stands. `open`: the arbiter has to decide, or in a siege the other side or the arbiter. */
export const CLAIM_STANDINGS = ['upheld', 'dismissed', 'lapsed', 'withdrawn', 'open'] as const;
export type ClaimStanding = (typeof CLAIM_STANDINGS)[number];

/** The kinds of proposals to which all seats together can agree. */
export const PROPOSALS = ['draw', 'arbiter'] as const;
export type Proposal = (typeof PROPOSALS)[number];

/** The events of a parley that the log of any game may have. */
export const PARLEY_EVENTS = {
  ClaimFiled: defineEvent('A seat claims that an order of another side, or what followed from it, was an error.', {
    claim,
    ...SEATED,
    own: noted('The order is one of the own side, which corrects itself (pbem:1.4c).', optional(yes)),
    at: noted('Revision of the first event of the claimed order.', count),
    what: noted('The error in the words of the claimant.', words),
    rule: noted('The rule that was broken, if the claimant knows it.', optional(rule)),
  }),
  ClaimJudged: defineEvent(
    'The server judges a claim at once. `lapsed`: the claim came too late and changes nothing (pbem:1.4a, 1.4b). ' +
      '`open`: the rules find an error, and the other side or the arbiter has to agree (days of a siege).',
    {
      claim,
      standing: oneOf(['upheld', 'dismissed', 'lapsed', 'open']),
      verdict: aVerdict,
      today: noted('What the newest edition says, if the game pins an older one.', optional(aVerdict)),
    },
  ),
  CorrectionBegun: defineEvent(
    'A turn is being corrected: the plotted orders are carried out again up to one that has to wait for a decision or ' +
      'for a die, which only the correction asks for (pbem:1.4d, 1.4h). The game accepts nothing else until then.',
    { ...CORRECTION, next: noted('Revision of the plotted order that waits.', count), asks: ASKED_DIE },
    CORRECTION_SECRETS,
  ),
  TurnCorrected: defineEvent(
    'A turn is corrected after a claim or an amendment: its plotted orders are carried out again from the position ' +
      'before the claimed order, each with its own dice (pbem:1.4d to 1.4k). Nothing that was recorded is rewritten.',
    CORRECTION,
    CORRECTION_SECRETS,
  ),
  ClaimAnswered: defineEvent(
    'A seat of the other side agrees that a claimed order was an error, or does not agree (days of a siege).',
    { claim, ...SEATED, agree: flag },
  ),
  CorrectionDieGiven: defineEvent('The side whose turn is corrected gives the die that is missing (pbem:1.4h).', {
    claim,
    ...SEATED,
    value: noted('The number that the die shows.', count),
  }),
  ClaimWithdrawn: defineEvent('The claimant takes a claim back.', { claim, ...SEATED }),
  ClaimAppealed: defineEvent('A seat asks the arbiter to decide about a claim that the server has judged.', {
    claim,
    ...SEATED,
    what: noted('The reasons of the appeal.', words),
  }),
  ClaimRuled: defineEvent('The arbiter decides about a claim.', {
    claim,
    upheld: flag,
    rule: noted('The rule on which the decision rests.', rule),
    because: words,
  }),
  AmendmentProposed: defineEvent(
    'A seat asks the other side to agree that an order of its own is read as it was meant, where it was written wrong ' +
      '(pbem:1.4l), or that its orders from one on are taken back.',
    {
      claim: noted('Number of the amendment in its game; claims and amendments are counted together.', count),
      ...SEATED,
      at: noted('Revision of the first event of the order.', count),
      kind: oneOf(AMENDMENT_KINDS),
      what: noted('The reasons in the words of the seat.', words),
      meant: noted('For a slip: the order as it was meant.', optional(anything)),
    },
  ),
  AmendmentAnswered: defineEvent(
    'A seat of the other side agrees to an amendment or declines it, or the seat that proposed it takes it back.',
    { claim, ...SEATED, agree: flag },
  ),
  ArbiterProposed: defineEvent('A seat proposes an arbiter, or agrees with the same proposal of another seat.', {
    ...SEATED,
    name: arbiterName,
    keyHash: keyed,
  }),
  ArbiterAppointed: defineEvent('An organiser of the tournament of the game gives it an arbiter.', {
    name: arbiterName,
    keyHash: keyed,
  }),
  ArbiterNamed: defineEvent('All seats have agreed on an arbiter, or an organiser has given the game one.', {
    name: arbiterName,
    keyHash: keyed,
  }),
  DrawProposed: defineEvent('A seat offers a draw, or agrees with the offer of another seat.', SEATED),
  ProposalDeclined: defineEvent('A seat declines what was proposed, or takes its own proposal back.', {
    ...SEATED,
    proposal: oneOf(PROPOSALS),
  }),
  Resigned: defineEvent('A seat resigns. A side has resigned when all of its seats have.', SEATED),
  GameSettled: defineEvent('The game is over by resignation or by agreement.', {
    winner: noted('Null: a draw.', orNull(side)),
    reason: oneOf(['resignation', 'agreement']),
  }),
  OutcomeAccepted: defineEvent(
    'A seat accepts how the game ended and claims no error of its last turn any more.',
    SEATED,
  ),
};

export type ParleyEvent = EventIn<typeof PARLEY_EVENTS>;
export type ParleyEventOf<Type extends ParleyEvent['type']> = Extract<ParleyEvent, { readonly type: Type }>;

/** Events that follow from what a seat says; nobody says them. */
const CONSEQUENCES = ['ClaimJudged', 'ArbiterNamed', 'GameSettled', 'CorrectionBegun', 'TurnCorrected'] as const;

/** A statement of a seat, of the arbiter (`ClaimRuled`) or of an organiser (`ArbiterAppointed`), in a parley. */
export type ParleyTalk = Exclude<ParleyEvent, { readonly type: (typeof CONSEQUENCES)[number] }>;

/** An event by which a turn is corrected, or begins to be. */
export type CorrectionEvent = ParleyEventOf<'CorrectionBegun'> | ParleyEventOf<'TurnCorrected'>;

/** Whether a turn is corrected by the event, or begins to be. */
export function isCorrection(event: GameEvent): event is CorrectionEvent {
  return event.type === 'CorrectionBegun' || event.type === 'TurnCorrected';
}

/** Whether an event is part of the parley. */
export function isParleyEvent(event: GameEvent): event is ParleyEvent {
  return Object.hasOwn(PARLEY_EVENTS, event.type);
}

/** Whether somebody says the event; the others follow from what was said. */
export function isParleyTalk(event: GameEvent): event is ParleyTalk {
  return isParleyEvent(event) && !(CONSEQUENCES as readonly string[]).includes(event.type);
}

/** Whether the data of an event, which may be forged, have the form of its type. */
export function hasParleyForm({ type, data }: ParleyEvent): boolean {
  return PARLEY_EVENTS[type].form.fault(data) === null;
}
