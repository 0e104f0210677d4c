import { canonicalJson, haveSameText, sha256 } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameState } from '../engine/game/game.js';
import {
  messageOf,
  messagesAfter,
  NO_MESSAGES,
  waitingSeats,
  type MessageCourse,
} from '../engine/game/message/course.js';
import { hasMessageForm, isMessageEvent, seatOfMessage, type KeptMessage } from '../engine/game/message/events.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import { KNOWS_NOTHING, knownNames } from '../engine/notation/known-names.js';
import { readLine } from '../engine/notation/turn-message.js';
import type { SeatId } from '../engine/position/seat.js';
import type { LogEntry } from './log-entry.js';

/** An event of a turn message that goes on otherwise than it was sent. */
export interface WrongRest {
  readonly revision: number;
  readonly because: string;
}

/** The rest of a message while it goes on: the orders that waited, and how many of them have been given. */
interface GoingOn {
  readonly seat: SeatId;
  readonly kept: KeptMessage;
  given: number;
}

/**
 * Compares the orders of a turn message that went on by themselves with those that waited sealed (ADR 40). The part of
 * a message that a reader may not see is not compared.
 */
export class RestAudit {
  readonly findings: WrongRest[] = [];
  #messages: MessageCourse = NO_MESSAGES;
  #command = '';
  #hash = '';
  #goingOn: GoingOn | null = null;

  /** The next event in its current version; `before`: the state before it. */
  take(revision: number, event: GameEvent, { covered }: LogEntry, book: AnyRulebook, before: GameState | null): void {
    if (covered.commandId !== this.#command) this.#goingOn = this.#begun(covered.commandId);
    this.#command = covered.commandId;
    this.#hash = covered.hash;
    const going = this.#goingOn;
    const given = book.ruleset.frame.order(event);
    if (going && given && before) {
      const line = going.kept.lines[going.given];
      going.given += 1;
      const isSent = line && haveSameText(orderIn(line, going.seat, book, before), given.order);
      if (given.seat !== going.seat || !isSent) {
        this.#wrong(revision, `the order is not the one of ${going.seat} that waited sealed`);
      }
    }
    if (isMessageEvent(event)) {
      if (!hasMessageForm(event)) return this.#wrong(revision, `${event.type} has no form that is known`);
      if (going && event.data.kept && seatOfMessage(event) === going.seat) this.#rest(revision, going, event.data.kept);
    }
    this.#messages = messagesAfter(this.#messages, event);
  }

  /** The rest that goes on in a command: its id tells that no seat has sent it. */
  #begun(commandId: string): GoingOn | null {
    for (const seat of waitingSeats(this.#messages)) {
      const kept = messageOf(this.#messages, seat);
      const own = sha256(canonicalJson(['herald rest', seat, this.#hash]));
      if (kept && own === commandId) return { seat, kept, given: 0 };
    }
    return null;
  }

  /** The rest that waits after a part went on: the orders behind it, or none if one of them was refused. */
  #rest(revision: number, { kept, given }: GoingOn, now: KeptMessage): void {
    const left = kept.lines.slice(given);
    const isStopped = now.stopped !== null && now.lines.length === 0 && now.stopped.line === left[0]?.line;
    if (now.message === kept.message && (isStopped || haveSameText(now.lines, left))) return;
    this.#wrong(revision, 'what waits now is not the rest of what waited before');
  }

  #wrong(revision: number, because: string): void {
    this.findings.push({ revision, because });
  }
}

/** The order in a line that waited, as its seat could write it in a state; null: it cannot be read. */
function orderIn(
  { line, text }: KeptMessage['lines'][number],
  seat: SeatId,
  book: AnyRulebook,
  before: GameState,
): unknown {
  const { ruleset } = book;
  const seen = ruleset.veil?.position(before, seat) ?? before;
  const board = ruleset.field?.(seen);
  const read = readLine(text, line, book, board ? knownNames(board) : KNOWS_NOTHING);
  const parsed = 'written' in read ? ruleset.parseOrder(read.written.order) : null;
  return parsed?.ok ? parsed.value : null;
}
