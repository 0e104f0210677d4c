import type { SeatId } from '../../position/seat.js';
import { refused, type Refusal, type RuleId } from '../refusal.js';
import { seatOfParley } from './course.js';
import { type ParleyTalk, WORDS_LENGTH } from './events.js';
import type { ParleySituation } from './situation.js';

/** Refuses whatever needs a game that goes on. */
export function whyOver({ outcome }: ParleySituation): Refusal | null {
  return outcome === null ? null : wrong('gameOver', 'the game is over');
}

/** The seat that says it; only the arbiter has none. */
export function said(talk: ParleyTalk): SeatId {
  return seatOfParley(talk) ?? '';
}

/** Refuses a number that no claim has. */
export function noClaim(number: number): Refusal {
  return wrong('illegal', `there is no claim ${number}`, null, `${number}`);
}

/** Refuses a seat that says the same a second time. */
export function again(did: string, seat: SeatId): Refusal {
  return wrong('illegal', `${seat} ${did} already`);
}

/** Refuses words that are too short, too long, or hold control characters. */
export function badWords(): Refusal {
  const { min, max } = WORDS_LENGTH;
  return wrong('malformed', `the words of a claim have ${min} to ${max} letters, and no control characters`);
}

/** A text that a client brings may be long. */
export function shown(text: string): string {
  return text.slice(0, 60);
}

/** A refusal of something that was said; a long subject is cut. */
export function wrong(code: Refusal['code'], because: string, rule: RuleId | null = null, subject?: string): Refusal {
  return refused({ code, rule, because, ...(subject === undefined ? {} : { subject: shown(subject) }) }).refusal;
}
