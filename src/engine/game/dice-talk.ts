import type { SeatId } from '../position/seat.js';
import { standingOf, type DiceCourse } from './dice-course.js';
import { DECLINING_RULE, isSeal, isWord, seatOfTalk, WORD_LENGTH, type DiceTalk } from './dice-told.js';
import { refused, type Refusal } from './refusal.js';

/** Whether a word is the one that a seal is of; how seals are made is no matter of rules. */
export type FitsSeal = (seat: SeatId, word: string, seal: string) => boolean;

/**
 * Why a seat may not say this of the dice now, or null. Words are sealed first and shown when every seat has sealed one
 * or declined to, so that nobody chooses his word when he knows another's, and nobody is shut out by haste.
 */
export function whyNotSaid(
  course: DiceCourse | null,
  seats: readonly SeatId[],
  talk: DiceTalk,
  fits: FitsSeal,
): Refusal | null {
  if (course === null) return wrong('notInThisRuleset', 'the server has not committed itself to the dice of this game');
  const seat = seatOfTalk(talk);
  if (!seats.includes(seat)) return wrong('illegal', `there is no seat ${seat.slice(0, 60)}`);
  if (course.begun) return tooLate(talk);
  switch (talk.type) {
    case 'DiceWordSealed':
      if (!isSeal(talk.data.seal)) return wrong('malformed', 'a seal has 64 hexadecimal digits');
      return whyGivenBefore(course, seat);
    case 'DiceWordDeclined':
      return whyGivenBefore(course, seat);
    case 'DiceWordShown':
      return whyNotShown(course, seats, seat, talk.data.word, fits);
    case 'ReportedDiceDeclined':
      if (course.mode === 'reported') return null;
      return wrong('illegal', 'no dice are reported in this game', DECLINING_RULE);
  }
}

function tooLate({ type }: DiceTalk): Refusal {
  return type === 'ReportedDiceDeclined'
    ? wrong('wrongStep', 'the game has begun: how dice are rolled is fixed from then on', DECLINING_RULE)
    : wrong('wrongStep', 'the game has begun: words for the dice are given before its first order');
}

function whyGivenBefore(course: DiceCourse, seat: SeatId): Refusal | null {
  const before = standingOf(course, seat);
  if (before === null) return null;
  const did = before.kind === 'declined' ? 'declined to give a word' : 'sealed a word';
  return wrong('illegal', `${seat} has ${did} already: that holds for the whole game`);
}

function whyNotShown(
  course: DiceCourse,
  seats: readonly SeatId[],
  seat: SeatId,
  word: string,
  fits: FitsSeal,
): Refusal | null {
  const { min, max } = WORD_LENGTH;
  if (!isWord(word)) return wrong('malformed', `a word has ${min} to ${max} letters, and none that cannot be seen`);
  const before = standingOf(course, seat);
  if (before?.kind === 'shown') return wrong('illegal', `${seat} has shown its word already`);
  if (before?.kind !== 'sealed') return wrong('illegal', `${seat} has sealed no word that could be shown`);
  if (!fits(seat, word, before.seal)) return wrong('diceWrong', `this is not the word that ${seat} has sealed`);
  const open = seats.find((one) => standingOf(course, one) === null);
  if (open === undefined) return null;
  return wrong('wrongStep', `${open} has yet to seal a word or to decline: words are shown after that`);
}

/** Whether the game does not begin before every seat has shown a word or declined to. */
export function awaitsWords({ begun, terms, words }: DiceCourse): boolean {
  return !begun && (terms.awaitsWords === true || Object.values(words).some(({ kind }) => kind !== 'declined'));
}

/**
 * Why the first order cannot be given yet, or null: once a seat has sealed a word (or if the game awaits words) every
 * seat must have shown one or declined to.
 */
export function whyNotBegun(course: DiceCourse | null, seats: readonly SeatId[]): Refusal | null {
  if (course === null || !awaitsWords(course)) return null;
  for (const seat of seats) {
    const standing = standingOf(course, seat);
    if (standing?.kind === 'sealed') return wrong('diceMissing', `${seat} has yet to show the word that it sealed`);
    if (standing === null) return wrong('diceMissing', `${seat} has yet to give a word for the dice, or to decline`);
  }
  return null;
}

function wrong(code: Refusal['code'], because: string, rule: string | null = null): Refusal {
  return refused({ code, rule, because }).refusal;
}
