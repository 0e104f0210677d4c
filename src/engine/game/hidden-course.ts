import type { SeatId } from '../position/seat.js';
import type { GameEvent } from './event.js';
import type { Frame } from './frame.js';
import type { GameState } from './game.js';
import { lastsLonger, type Lasting } from './hidden-facts.js';
import type { Veil } from './veil.js';

/** A reader of a log: a seat, or null for a person without one. */
type Reader = SeatId | null;

/** Facts that are withheld from a reader. `since`: the revision of the order whose events first hid one. */
interface Withheld {
  readonly lasts: Lasting;
  readonly since: number;
}

/**
 * The facts that a log withholds from each reader and that can still influence its events. So somebody who sees only a
 * part can be given the state of a game where the part is all that counts.
 */
export interface HiddenCourse {
  /** Revision of the order, or of the set-up, to which the last event belongs. */
  readonly batch: number;
  /** A player turn has ended since `batch`. */
  readonly turnEnded: boolean;
  /** By seat, and under the empty name for somebody without one; readers from whom nothing is withheld are absent. */
  readonly from: Readonly<Record<string, Withheld>>;
}

/** Somebody asks about the order to which the event at a revision belongs. */
export interface OrderAsked {
  readonly revision: number;
  /** A seat, null for somebody without one, undefined for somebody who may see everything. */
  readonly reader: SeatId | null | undefined;
}

/** An order of a log, and the part of the log by which a reader can judge it. Revisions, `end` exclusive. */
export interface OrderKnown {
  /** From here on events bear on the order of which the reader does not see all; without such events `order`. */
  readonly start: number;
  /** Of the order's first event; 0: the set-up. */
  readonly order: number;
  readonly end: number;
  /** Before the event at `start`, with all its secrets, none of which bears on the order; null: `start` is 0. */
  readonly state: GameState | null;
}

/** Before the first event. */
export const NOTHING_HIDDEN: HiddenCourse = { batch: 0, turnEnded: false, from: {} };

interface Ground {
  readonly frame: Frame;
  readonly veil?: Pick<Veil<GameEvent, never>, 'secrets' | 'bearing'>;
  readonly seats: () => readonly SeatId[];
}

/** The course after one more event in its current version. */
export function hiddenCourseAfter(
  before: HiddenCourse,
  { revision, event }: { readonly revision: number; readonly event: GameEvent },
  { frame, veil, seats }: Ground,
): HiddenCourse {
  let course = frame.order(event) ? { batch: revision, turnEnded: false, from: stillHidden(before) } : before;
  if (frame.turnEnd(event)) course = { ...course, turnEnded: true };
  const members = veil?.secrets(event) ?? [];
  const lasts = members.length > 0 ? (veil?.bearing(event) ?? 'game') : 'none';
  if (lasts === 'none') return course;
  const from = { ...course.from };
  for (const reader of [...seats(), null]) {
    if (members.every(({ maySee }) => maySee(reader))) continue;
    const { [keyOf(reader)]: known } = from;
    const isLonger = known === undefined || lastsLonger(lasts, known.lasts);
    from[keyOf(reader)] = { lasts: isLonger ? lasts : known.lasts, since: known?.since ?? course.batch };
  }
  return { ...course, from };
}

/**
 * The revision from which on a reader has to know all events to judge an order that follows the course; null: nothing
 * before the order bears on it that the reader does not see.
 */
export function hiddenSince(course: HiddenCourse, reader: Reader): number | null {
  return stillHidden(course)[keyOf(reader)]?.since ?? null;
}

/** The facts that can influence the next order, as `hiddenAfter` has it for a batch. */
function stillHidden({ turnEnded, from }: HiddenCourse): HiddenCourse['from'] {
  const lasting = Object.entries(from).filter(([, { lasts }]) => lasts === 'game' || (lasts === 'turn' && !turnEnded));
  return Object.fromEntries(lasting);
}

function keyOf(reader: Reader): string {
  return reader ?? '';
}
