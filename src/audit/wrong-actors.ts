import { hasDiceForm, isDiceTalk, seatOfTalk } from '../engine/game/dice-told.js';
import { actorOf, ARBITER_ACTOR, type Frame, ORGANISER_ACTOR } from '../engine/game/frame.js';
import { hasMessageForm, isMessageEvent, seatOfMessage } from '../engine/game/message/events.js';
import { seatOfParley } from '../engine/game/parley/course.js';
import { hasParleyForm, isParleyTalk } from '../engine/game/parley/events.js';
import type { LogEntry } from './log-entry.js';

const CREATOR = 'service:create';
/** Games that the computer plays against itself may be recorded under one name, whoever orders. */
const SELF_PLAY = 'self-play';

/** An event that somebody else caused than it says. */
export interface WrongActor {
  readonly revision: number;
  readonly because: string;
}

/**
 * Events whose metadata name another actor than what they tell: an order is given by its seat, with all that follows
 * from it. What is said of the dice or in a parley is said by its seat, by the arbiter or by an organiser, a turn
 * message is kept for its seat, and the set-up is made by the service. Of the events of one command only the first is
 * found, since the others say the same.
 */
export function wrongActors(entries: readonly LogEntry[], frame: Frame): readonly WrongActor[] {
  const first = entries[0]?.covered.metadata.actor;
  const found: WrongActor[] = [];
  let [expected, command] = [CREATOR, ''];
  for (const { event, covered } of entries) {
    const { actor } = covered.metadata;
    const order = frame.order(event);
    if (order) expected = actorOf(order.seat);
    else if (isDiceTalk(event) && hasDiceForm(event)) expected = actorOf(seatOfTalk(event));
    else if (isMessageEvent(event) && hasMessageForm(event)) expected = actorOf(seatOfMessage(event));
    else if (isParleyTalk(event) && hasParleyForm(event)) {
      const seat = seatOfParley(event);
      const outsider = event.type === 'ArbiterAppointed' ? ORGANISER_ACTOR : ARBITER_ACTOR;
      expected = seat === null ? outsider : actorOf(seat);
    }
    const isRight = actor === (first === SELF_PLAY ? SELF_PLAY : expected);
    if (isRight || (found.length > 0 && command === covered.commandId)) continue;
    command = covered.commandId;
    found.push({ revision: covered.revision, because: because(event.type, actor, expected) });
  }
  return found;
}

function because(type: string, actor: string, expected: string): string {
  return `${type} was recorded for ${actor.slice(0, 100)}, and is of ${expected.slice(0, 100)}`;
}
