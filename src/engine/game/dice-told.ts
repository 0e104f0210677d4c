import { seatId, type SeatId } from '../position/seat.js';
import { defineEvent, type EventIn } from './define/event.js';
import { leaf, named, noted, oneOf, optional, yes, type TypeOf } from './define/form.js';
import { player, side } from './define/names.js';
import { record } from './define/record.js';
import type { GameEvent } from './event.js';
import type { Fault } from './form.js';

/*
 * Facts about the dice that a log of any game records besides their values: the secrets to which the server is bound,
 * the words of the seats, and the secrets that have been opened. None of it is part of a game's state: rules read only
 * the dice. How a die is derived from secrets and words: docs/dice.md and src/ledger/proof/dice.ts.
 */

/**
 * The source of the dice of a game. `server`: the server rolls them. `committed`: the server derives them from secrets
 * to which it has committed itself. `reported`: players may report their own dice; the others are derived as committed
 * dice.
 */
export const DICE_MODES = ['server', 'committed', 'reported'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

/** Length of a word: long enough that nobody can guess it. */
export const WORD_LENGTH = { min: 16, max: 100 } as const;
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** Whether a value can be the word of a seat: a text of the right length without control characters. */
export function isWord(value: unknown): value is string {
  const { min, max } = WORD_LENGTH;
  return typeof value === 'string' && value.length >= min && value.length <= max && !CONTROL.test(value);
}

/** 32 bytes in hexadecimal digits: a secret, a commitment or a seal. */
const HEX_32 = /^[0-9a-f]{64}$/;
export const isSeal = (value: unknown): value is string => typeof value === 'string' && HEX_32.test(value);

const expected = (because: string): Fault => ({ at: '', because: `expected ${because}` });
const bytes = leaf<string>('string', { type: 'string', pattern: HEX_32.source }, (value) =>
  isSeal(value) ? null : expected('64 hexadecimal digits'),
);
const word = leaf<string>(
  'string',
  { type: 'string', minLength: WORD_LENGTH.min, maxLength: WORD_LENGTH.max },
  (value) => (isWord(value) ? null : expected('a word for the dice')),
);
const count = leaf<number>('number', { type: 'integer', minimum: 1 }, (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? null : expected('a whole number above 0'),
);
const SEATED = { side, player: optional(player) };

const terms = record(
  {
    mode: oneOf(['committed', 'reported']),
    commitment: noted(
      'The link before the first of the chain of secrets, one secret a turn; 64 hexadecimal digits.',
      bytes,
    ),
    hiddenCommitment: noted('SHA-256 of the secret of dice that not everybody may see.', bytes),
    corrections: noted(
      'Dice that a correction needs come from the secret of hidden dice. Absent, in older games: from its order alone.',
      optional(yes),
    ),
    awaitsWords: noted(
      'The game does not begin before every seat has shown a word or declined to. Absent: only if one has sealed one.',
      optional(yes),
    ),
  },
  { closed: true },
);
export type DiceTerms = TypeOf<typeof terms>;

/** Member `dice` of the first event of a log. */
export const DICE_MEMBER = noted(
  'Absent: the server rolls the dice and is bound to nothing, as in all games that are older than this.',
  optional(named('DiceTerms', 'The secrets to which the server is bound, and what the seats may add to them.', terms)),
);

/** A player who does not accept reported dice has to say so before the game begins. */
export const DECLINING_RULE = 'pbem:1.3c';

/** The events about dice that the log of any game may have. */
export const DICE_EVENTS = {
  DiceWordSealed: defineEvent('A seat has bound itself to a word. `seal`: a hash of the word (docs/dice.md).', {
    ...SEATED,
    seal: bytes,
  }),
  DiceWordDeclined: defineEvent('A seat gives no word.', SEATED),
  DiceWordShown: defineEvent('The word that a seat has sealed; from now on the word is in every die.', {
    ...SEATED,
    word,
  }),
  ReportedDiceDeclined: defineEvent(
    'A seat does not accept dice that the other side reports, so that the server derives them all (pbem:1.3c).',
    { ...SEATED, rule: oneOf([DECLINING_RULE]) },
  ),
  DiceOpened: defineEvent('The secret of a turn that is over.', {
    turn: count,
    secret: bytes,
    hiddenSecret: noted('When the game is over: the secret of the dice that not everybody might see.', optional(bytes)),
  }),
};

export type DiceEvent = EventIn<typeof DICE_EVENTS>;
export type DiceOpened = Extract<DiceEvent, { type: 'DiceOpened' }>;

/** Statements of seats about the dice before the game begins. */
export type DiceTalk = Exclude<DiceEvent, DiceOpened>;

/** Whether an event tells of the game's dice. */
export function isDiceEvent(event: GameEvent): event is DiceEvent {
  return Object.hasOwn(DICE_EVENTS, event.type);
}

/** Whether an event is the statement of a seat about the dice. No order causes it, and no rule decides it. */
export function isDiceTalk(event: GameEvent): event is DiceTalk {
  return isDiceEvent(event) && event.type !== 'DiceOpened';
}

/** The seat that makes a statement about the dice. */
export function seatOfTalk({ data: { side, player } }: DiceTalk): SeatId {
  return seatId(side, player);
}

/** Whether the data of an event, which may be forged, have the form of its type. */
export function hasDiceForm({ type, data }: DiceEvent): boolean {
  return DICE_EVENTS[type].form.fault(data) === null;
}

/**
 * The dice terms in the first event of a log; null: it has none. `malformed`: the event may be forged, and the member
 * `dice` is no terms.
 */
export function diceTermsOf({ data }: GameEvent): DiceTerms | 'malformed' | null {
  const { dice } = data as { readonly dice?: unknown };
  if (dice === undefined) return null;
  return terms.fault(dice) === null ? (dice as DiceTerms) : 'malformed';
}

/** The first event of a game with dice terms added. */
export function withDiceTerms<Event extends GameEvent>(event: Event, dice: DiceTerms): Event {
  return { ...event, data: { ...event.data, dice } };
}

/** The first event of a log without dice terms, as the rules of the game decide it. */
export function withoutDiceTerms(event: GameEvent): GameEvent {
  if (!Object.hasOwn(event.data, 'dice')) return event;
  const { type, data } = event;
  return { type, data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'dice')) };
}

/** One line for a person. */
export function tellDice(event: DiceEvent): string {
  switch (event.type) {
    case 'DiceWordSealed':
      return `${seatOfTalk(event)} seals a word for the dice`;
    case 'DiceWordDeclined':
      return `${seatOfTalk(event)} gives no word for the dice`;
    case 'DiceWordShown':
      return `${seatOfTalk(event)} shows its word for the dice: ${event.data.word}`;
    case 'ReportedDiceDeclined':
      return `${seatOfTalk(event)} does not accept reported dice: the server rolls them all`;
    case 'DiceOpened':
      return `the dice of turn ${event.data.turn} can be checked: ${event.data.secret}`;
  }
}
