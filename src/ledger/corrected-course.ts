import { stateAfter, turnCourse, type LoggedEvent } from '../engine/game/correction/turn-course.js';
import type { AnyGame, GameState } from '../engine/game/game.js';
import { correctionUnderWay, firstOfCorrections, type ParleyCourse } from '../engine/game/parley/course.js';
import { isCorrection, isParleyEvent, type ParleyEvent } from '../engine/game/parley/events.js';
import { diceOfCorrections } from './proof/correction-dice.js';

/** How a turn is told that was corrected: as it was played, or as it holds after all corrections. */
export const TELLINGS = ['played', 'corrected'] as const;
export type Telling = (typeof TELLINGS)[number];

/** Events that are read at once. */
const PAGE = 100;

/** An event of a log in its current version. */
export interface HashedEvent extends LoggedEvent {
  readonly hash: string;
}

/** A log of a game that can be read at any place. */
export interface CourseLog {
  readonly game: AnyGame;
  /** After the last event. */
  readonly parley: ParleyCourse;
  /** Of the last event. */
  readonly revision: number;
  /** Events from a revision on, at most `limit`, fewer only at the end. */
  events(from: number, limit: number): Promise<readonly HashedEvent[]>;
  stateAfter(revision: number): Promise<GameState>;
}

/** An instant of a log: the state after an event, with the parley at that time. */
export interface LogInstant {
  readonly revision: number;
  readonly parley: ParleyCourse;
}

/**
 * The revision at which the log shows an instant as it was played: the instant itself, or if no order was given since a
 * correction, the event before that correction. What the players played on from the corrected position stays as it is.
 */
export async function revisionAsPlayed(log: CourseLog, { revision, parley }: LogInstant): Promise<number> {
  if (parley.corrections.length === 0) return revision;
  let played = revision;
  let claim = correctionUnderWay(parley)?.claim ?? null;
  for (let end = revision; end > 0; end -= PAGE) {
    const from = Math.max(1, end - PAGE + 1);
    for (const one of (await log.events(from, end - from + 1)).toReversed()) {
      const { event } = one;
      if (claim !== null) {
        if (!isParleyEvent(event) || !raises(event, claim)) continue;
        played = one.revision;
        claim = null;
      } else if (isCorrection(event)) claim = event.data.claim;
      else if (log.game.frame.order(event)) return played;
    }
  }
  return played;
}

/**
 * The state at an instant as it holds after all corrections of the log: after the order to which the event belongs, as
 * the corrections carry this order out. Null: no correction concerns the instant.
 */
export async function stateAsCorrected(log: CourseLog, { revision, parley }: LogInstant): Promise<GameState | null> {
  if (log.parley.corrections.length === 0) return null;
  const underWay = correctionUnderWay(parley)?.claim;
  if (underWay !== undefined) return log.stateAfter(await endOfCorrections(log, revision + 1, [underWay]));
  const order = await orderBefore(log, revision);
  const first = firstOfCorrections(log.parley, order);
  const claims = log.parley.corrections
    .filter(({ at, until }) => first <= at && at <= order && order <= until)
    .map(({ claim }) => claim);
  if (claims.length === 0) return null;
  const last = await endOfCorrections(log, order, claims);
  const base = await log.stateAfter(first - 1);
  const events = await eventsBetween(log, first, last);
  const hashes = new Map(events.map((one) => [one.revision, one.hash]));
  const course = turnCourse(
    log.game,
    base,
    events,
    diceOfCorrections(log.game, (at) => hashes.get(at) ?? ''),
  );
  const index = course.orders.findIndex(({ at }) => at === order);
  const orders = index < 0 ? course.orders : course.orders.slice(0, index + 1);
  return stateAfter(log.game, { base, orders });
}

/** Whether the correction with a number follows from an event of the parley. */
function raises(event: ParleyEvent, claim: number): boolean {
  if (event.type === 'ClaimJudged') return event.data.claim === claim;
  return event.type === 'AmendmentAnswered' && event.data.agree && event.data.claim === claim;
}

/** Revision of the first event of the order to which the event at a revision belongs; 0: it belongs to the set-up. */
async function orderBefore(log: CourseLog, revision: number): Promise<number> {
  for (let end = revision; end > 0; end -= PAGE) {
    const from = Math.max(1, end - PAGE + 1);
    const found = (await log.events(from, end - from + 1)).findLast(({ event }) => log.game.frame.order(event));
    if (found) return found.revision;
  }
  return 0;
}

/** Revision of the event that completes the last of these corrections; the end of the log if one still waits. */
async function endOfCorrections(log: CourseLog, from: number, claims: readonly number[]): Promise<number> {
  const open = new Set(claims);
  for (let next = from; next <= log.revision; next += PAGE) {
    for (const { revision, event } of await log.events(next, PAGE)) {
      if (isParleyEvent(event) && event.type === 'TurnCorrected') open.delete(event.data.claim);
      if (open.size === 0) return revision;
    }
  }
  return log.revision;
}

/** The events of a log from one revision to another, both included, however many they are. */
export async function eventsBetween(
  log: Pick<CourseLog, 'events'>,
  first: number,
  last: number,
): Promise<readonly HashedEvent[]> {
  const all: HashedEvent[] = [];
  for (let from = first; from <= last; from += PAGE) {
    all.push(...(await log.events(from, Math.min(PAGE, last - from + 1))));
  }
  return all;
}
