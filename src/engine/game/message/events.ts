import { seatId, type SeatId } from '../../position/seat.js';
import { defineEvent, type EventIn } from '../define/event.js';
import { leaf, list, named, noted, oneOf, optional, orNull, text, type TypeOf } from '../define/form.js';
import { player, rule, side } from '../define/names.js';
import { record } from '../define/record.js';
import type { GameEvent } from '../event.js';
import { REFUSAL_CODES } from '../refusal.js';

/*
 * A turn that a seat sends as one message is carried out up to the first decision of another side. The rest waits
 * sealed (pbem:8.2a). The log holds the rest as a secret of its sender, so that it is kept, proven and shown to nobody
 * else (ADR 40).
 */

const lineNumber = leaf<number>('number', { type: 'integer', minimum: 1 }, (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? null : { at: '', because: 'expected a number above 0' },
);

const keptLine = named(
  'KeptLine',
  'An order of a turn message, with its line in the message.',
  record({ line: lineNumber, text: noted('The order with its dice and statements, as it will be read.', text) }),
);
export type KeptLine = TypeOf<typeof keptLine>;

const stop = named(
  'MessageStop',
  'The order at which a turn message stopped, and why it was refused.',
  record({ line: lineNumber, text, code: oneOf(REFUSAL_CODES), rule: orNull(rule), because: text }),
);
const kept = named(
  'KeptMessage',
  'What is left of a turn message.',
  record({
    message: noted('SHA-256 of the message and of how far it was to be carried out.', text),
    lines: noted('The orders that wait; empty: none does.', list(keptLine)),
    stopped: noted('The order that was refused; the orders after it are dropped. Null: none was.', orNull(stop)),
  }),
);
export type KeptMessage = TypeOf<typeof kept>;

/** Whether the holder of a seat sent the message. */
function isSender(of: { readonly side: string; readonly player?: string }, seat: SeatId | null): boolean {
  return seat !== null && seat === seatId(of.side, of.player);
}

/** The events of turn messages that the log of any game may have. */
export const MESSAGE_EVENTS = {
  RestSealed: defineEvent(
    'What is left of a turn message after a part of it was carried out or taken back. All messages have this event, ' +
      'so that nobody but the sender learns whether anything waits (pbem:8.2a).',
    {
      side,
      player: optional(player),
      kept: noted('Only the sender sees it; null for everybody else.', orNull(kept)),
    },
    { secret: { kept: { seenBy: isSender, instead: null } }, bearing: 'none' },
  ),
};

export type MessageEvent = EventIn<typeof MESSAGE_EVENTS>;

/** Whether an event is about the rest of a turn message. */
export function isMessageEvent(event: GameEvent): event is MessageEvent {
  return Object.hasOwn(MESSAGE_EVENTS, event.type);
}

/** The seat that sent the message of an event. */
export function seatOfMessage({ data }: MessageEvent): SeatId {
  return seatId(data.side, data.player);
}

/** Whether the data of an event, which may be forged, have the form of its type. */
export function hasMessageForm({ type, data }: MessageEvent): boolean {
  return MESSAGE_EVENTS[type].form.fault(data) === null;
}

/** One line for a person. */
export function tellMessage(event: MessageEvent): string {
  const { kept: left } = event.data;
  const seat = seatOfMessage(event);
  if (!left) return `${seat} has sent a turn message`;
  const { lines, stopped } = left;
  if (stopped) return `the turn message of ${seat} stopped at line ${stopped.line}: ${stopped.because}`;
  if (lines.length === 0) return `nothing of the turn message of ${seat} waits`;
  return `of the turn message of ${seat} ${lines.length} orders wait, from line ${lines[0]?.line ?? 0} on`;
}
