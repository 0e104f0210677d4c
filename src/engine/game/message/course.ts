import type { SeatId } from '../../position/seat.js';
import type { GameEvent } from '../event.js';
import { isParleyEvent } from '../parley/events.js';
import { isMessageEvent, seatOfMessage, type KeptMessage } from './events.js';

/** The rest of the last turn message of each seat, by seat. It holds secrets of the seats. Immutable. */
export type MessageCourse = Readonly<Record<SeatId, KeptMessage>>;

/** The messages of a game in which nobody has sent one. */
export const NO_MESSAGES: MessageCourse = {};

/** The messages after one more event of the log, which must have the form of its type. */
export function messagesAfter(course: MessageCourse, event: GameEvent): MessageCourse {
  if (isParleyEvent(event) && event.type === 'AmendmentAnswered' && event.data.agree) return allStopped(course);
  if (!isMessageEvent(event) || event.data.kept === null) return course;
  return Object.fromEntries([...Object.entries(course), [seatOfMessage(event), event.data.kept]]);
}

/** The last message of a seat; null: it has sent none. */
export function messageOf(course: MessageCourse, seat: SeatId): KeptMessage | null {
  return Object.hasOwn(course, seat) ? (course[seat] ?? null) : null;
}

/** The seats of which orders wait. */
export function waitingSeats(course: MessageCourse): readonly SeatId[] {
  return Object.entries(course).flatMap(([seat, { lines }]) => (lines.length > 0 ? [seat] : []));
}

/** An amendment stops the orders that wait, since they were sent for another position. */
function allStopped(course: MessageCourse): MessageCourse {
  const because = 'orders were amended by consent: send the rest again as you want it now';
  const stopped = Object.entries(course).map(([seat, kept]) => {
    const [first] = kept.lines;
    if (!first) return [seat, kept] as const;
    return [
      seat,
      { ...kept, lines: [], stopped: { ...first, code: 'illegal', rule: null, because } as const },
    ] as const;
  });
  return Object.fromEntries(stopped);
}
