import { seatId, type PlayerId, type SeatId } from '../position/seat.js';
import type { SideId } from '../position/unit.js';
import type { EventOf, GameEvent } from './event.js';

/*
 * What a log tells of its dice besides their values, in every game: to which secrets the server is bound, the words of
 * the seats, and the secrets that are open by now. None of it is part of a game's state: rules read dice, and nothing
 * else. How a die comes from secrets and words: docs/dice.md and src/ledger/proof/dice.ts.
 */

/**
 * Where the dice of a game come from. `server`: the server rolls them. `committed`: the server derives them from secrets
 * to which it has committed itself. `reported`: players may report their own; others are derived as committed ones.
 */
export const DICE_MODES = ['server', 'committed', 'reported'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

/** Member `dice` of the first event. Absent: the server rolls, as in all games that are older than this. */
export interface DiceTerms {
  readonly mode: Exclude<DiceMode, 'server'>;
  /** The link before the first of the chain of secrets, one secret a turn; 64 hexadecimal digits. */
  readonly commitment: string;
  /** SHA-256 of the secret of dice that not everybody may see. */
  readonly hiddenCommitment: string;
  /** The game does not begin before every seat has shown a word or declined to. Absent: only if one has sealed one. */
  readonly awaitsWords?: true;
}

type Seated = { readonly side: SideId; readonly player?: PlayerId };

/** A seat has bound itself to a word. `seal`: a hash of it (docs/dice.md). */
export type DiceWordSealed = EventOf<'DiceWordSealed', Seated & { readonly seal: string }>;
/** A seat gives no word. */
export type DiceWordDeclined = EventOf<'DiceWordDeclined', Seated>;
/** The word that a seat has sealed; from now on it is in every die. */
export type DiceWordShown = EventOf<'DiceWordShown', Seated & { readonly word: string }>;
/** A seat does not accept dice that the other side reports, so that the server derives them all (pbem:1.3c). */
export type ReportedDiceDeclined = EventOf<'ReportedDiceDeclined', Seated & { readonly rule: string }>;
/** The secret of a turn that is over. `hiddenSecret`, when the game is over: the secret of dice that not all might see. */
export type DiceOpened = EventOf<
  'DiceOpened',
  { readonly turn: number; readonly secret: string; readonly hiddenSecret?: string }
>;

export type DiceEvent = DiceWordSealed | DiceWordDeclined | DiceWordShown | ReportedDiceDeclined | DiceOpened;

/** What seats say of the dice before the game begins. */
export type DiceTalk = Exclude<DiceEvent, DiceOpened>;

/** The event types, all of them in their first version. */
export const DICE_EVENTS = {
  DiceWordSealed: [],
  DiceWordDeclined: [],
  DiceWordShown: [],
  ReportedDiceDeclined: [],
  DiceOpened: [],
} satisfies Record<DiceEvent['type'], readonly []>;

export function isDiceEvent(event: GameEvent): event is DiceEvent {
  return Object.hasOwn(DICE_EVENTS, event.type);
}

/** An event by which a seat says something of the dice. Nobody orders it, and no rule decides it. */
export function isDiceTalk(event: GameEvent): event is DiceTalk {
  return isDiceEvent(event) && event.type !== 'DiceOpened';
}

export function seatOfTalk({ data: { side, player } }: DiceTalk): SeatId {
  return seatId(side, player);
}

/** 32 bytes in hexadecimal digits. */
const SECRET = /^[0-9a-f]{64}$/;
const isSecret = (value: unknown): value is string => typeof value === 'string' && SECRET.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isSeated = ({ side, player }: Members): boolean =>
  typeof side === 'string' && (player === undefined || typeof player === 'string');

/** Letters of a word: enough that nobody finds it by trying. */
export const WORD_LENGTH = { min: 16, max: 100 } as const;
const CONTROL = /[\p{Cc}\p{Cs}]/u;

export function isWord(value: unknown): value is string {
  const { min, max } = WORD_LENGTH;
  return typeof value === 'string' && value.length >= min && value.length <= max && !CONTROL.test(value);
}

export const isSeal = isSecret;

type Members = Readonly<Record<string, unknown>>;

/** Forms of the data of dice events, by their types. */
const FORMS: Readonly<Record<DiceEvent['type'], (data: Members) => boolean>> = {
  DiceWordSealed: (data) => isSeated(data) && isSeal(data['seal']),
  DiceWordDeclined: isSeated,
  DiceWordShown: (data) => isSeated(data) && isWord(data['word']),
  ReportedDiceDeclined: (data) => isSeated(data) && data['rule'] === DECLINING_RULE,
  DiceOpened: ({ turn, secret, hiddenSecret }) =>
    isCount(turn) && isSecret(secret) && (hiddenSecret === undefined || isSecret(hiddenSecret)),
};

/** A player who does not accept reported dice has to say so before the game begins. */
export const DECLINING_RULE = 'pbem:1.3c';

/** Whether an event that may be forged has the form of its type. */
export function hasDiceForm({ type, data }: DiceEvent): boolean {
  return FORMS[type](data);
}

/** The terms in the first event of a log; null: it has none. The event may be forged: `malformed` if they are none. */
export function diceTermsOf({ data }: GameEvent): DiceTerms | 'malformed' | null {
  const { dice } = data as { readonly dice?: unknown };
  if (dice === undefined) return null;
  return isTerms(dice) ? dice : 'malformed';
}

function isTerms(value: unknown): value is DiceTerms {
  if (typeof value !== 'object' || value === null) return false;
  const { mode, commitment, hiddenCommitment, awaitsWords, ...others } = value as Members;
  const isMode = mode === 'committed' || mode === 'reported';
  const isWhole = isSecret(commitment) && isSecret(hiddenCommitment);
  const awaits = awaitsWords === undefined || awaitsWords === true;
  return isMode && isWhole && awaits && Object.keys(others).length === 0;
}

/** The first event of a game with terms for its dice. */
export function withDiceTerms<Event extends GameEvent>(event: Event, dice: DiceTerms): Event {
  return { ...event, data: { ...event.data, dice } };
}

/** The first event of a log as the game's own rules make it. */
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
