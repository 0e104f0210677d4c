import { messageOf, waitingSeats } from '../engine/game/message/course.js';
import { correctionUnderWay } from '../engine/game/parley/course.js';
import type { SeatId } from '../engine/position/seat.js';
import type { TurnFault } from './commands.js';
import type { LoadedGame } from './loaded-game.js';
import { waitsForOthers } from './turn-check.js';

/** Whether the rest of a message waits that can be carried out now. */
export function restGoesOn(game: LoadedGame): boolean {
  return seatThatGoesOn(game) !== null;
}

/** The seat of which orders wait that can be carried out now; null: there is none. */
export function seatThatGoesOn(game: LoadedGame): SeatId | null {
  if (game.position.outcome || correctionUnderWay(game.parley)) return null;
  return waitingSeats(game.messages).find((seat) => !waitsForOthers(game, seat)) ?? null;
}

/** Why no message of this seat is taken now, whatever stands in it; null: one is. */
export function whyNoMessage({ book, parley, messages }: LoadedGame, seat: SeatId): TurnFault | null {
  const whole = { line: 1, column: null, expected: null, found: null, meant: null };
  if (correctionUnderWay(parley)) {
    const because = 'a turn is being corrected: the decisions that it asks for are answered one by one';
    return { ...whole, code: 'decisionPending', rule: book.claimRules?.modified ?? null, because };
  }
  const [first] = messageOf(messages, seat)?.lines ?? [];
  if (!first) return null;
  const because = `orders of your last message wait, from line ${first.line} on: take them back first`;
  return { ...whole, code: 'decisionPending', rule: null, because };
}
