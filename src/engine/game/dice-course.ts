import type { SeatId } from '../position/seat.js';
import { diceTermsOf, isDiceEvent, seatOfTalk, type DiceEvent, type DiceMode, type DiceTerms } from './dice-told.js';
import type { GameEvent } from './event.js';
import type { Frame } from './frame.js';

/** The statement of a seat about its word for the dice, so far. */
export type WordStanding =
  | { readonly kind: 'declined' }
  | { readonly kind: 'sealed'; readonly seal: string }
  | { readonly kind: 'shown'; readonly seal: string; readonly word: string };

/** The state of the dice in a game that has dice terms. All of it is public. Immutable. */
export interface DiceCourse {
  readonly terms: DiceTerms;
  /** The mode of the terms, or `committed` after a seat has declined reported dice. */
  readonly mode: Exclude<DiceMode, 'server'>;
  /** The current turn, from 1: the number of ended turns plus one. */
  readonly turn: number;
  /** Number of orders of that turn so far. */
  readonly orders: number;
  /** Whether the first order of the game was given. */
  readonly begun: boolean;
  /** The last turn whose secret has been opened, with the secret; before the first one: turn 0 and the commitment. */
  readonly opened: { readonly turn: number; readonly secret: string };
  /** The secret of hidden dice once the game is over; null before. */
  readonly hiddenSecret: string | null;
  readonly words: Readonly<Record<SeatId, WordStanding>>;
}

/** State of the dice after the first event of a log; null: the game has no dice terms, or malformed ones. */
export function diceAtFirst(first: GameEvent): DiceCourse | null {
  const terms = diceTermsOf(first);
  if (terms === null || terms === 'malformed') return null;
  return {
    terms,
    mode: terms.mode,
    turn: 1,
    orders: 0,
    begun: false,
    opened: { turn: 0, secret: terms.commitment },
    hiddenSecret: null,
    words: {},
  };
}

/** State of the dice after one more event, in its current version. A dice event must have the form of its type. */
export function diceAfter(course: DiceCourse | null, event: GameEvent, frame: Frame): DiceCourse | null {
  if (course === null) return null;
  if (isDiceEvent(event)) return afterDice(course, event);
  if (frame.order(event)) return { ...course, begun: true, orders: course.orders + 1 };
  return frame.turnEnd(event) ? { ...course, turn: course.turn + 1, orders: 0 } : course;
}

function afterDice(course: DiceCourse, event: DiceEvent): DiceCourse {
  switch (event.type) {
    case 'DiceWordSealed':
      return withWord(course, seatOfTalk(event), { kind: 'sealed', seal: event.data.seal });
    case 'DiceWordDeclined':
      return withWord(course, seatOfTalk(event), { kind: 'declined' });
    case 'DiceWordShown': {
      const before = standingOf(course, seatOfTalk(event));
      const seal = before?.kind === 'sealed' ? before.seal : '';
      return withWord(course, seatOfTalk(event), { kind: 'shown', seal, word: event.data.word });
    }
    case 'ReportedDiceDeclined':
      return { ...course, mode: 'committed' };
    case 'DiceOpened': {
      const { turn, secret, hiddenSecret = course.hiddenSecret } = event.data;
      return { ...course, opened: { turn, secret }, hiddenSecret };
    }
  }
}

function withWord(course: DiceCourse, seat: SeatId, standing: WordStanding): DiceCourse {
  return { ...course, words: Object.fromEntries([...Object.entries(course.words), [seat, standing]]) };
}

/** How the word of a seat stands; null: the seat has said nothing of it. */
export function standingOf({ words }: DiceCourse, seat: SeatId): WordStanding | null {
  return Object.hasOwn(words, seat) ? (words[seat] ?? null) : null;
}

/** The words that are used for every die, by seat. */
export function wordsIn({ words }: DiceCourse): Readonly<Record<SeatId, string>> {
  const shown = Object.entries(words).flatMap(([seat, one]) =>
    one.kind === 'shown' ? [[seat, one.word] as const] : [],
  );
  return Object.fromEntries(shown);
}
