import { canonicalJson } from '../engine/canonical/canonical.js';
import { isOrderGiven } from '../engine/game/order-given.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import { seatId, type SeatId } from '../engine/position/seat.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import type { DiceChoice } from './contract.js';

/** What a submission asks for: who orders what, with which dice. */
export interface Asked {
  readonly seat: SeatId;
  readonly order: unknown;
  readonly dice: DiceChoice;
}

/** Whether the events that a command once recorded are those of this very order, side and dice. */
export function isSameSubmission(book: Rulebook, recorded: readonly RecordedEvent[], asked: Asked): boolean {
  const [first] = recorded;
  if (!first || !isOrderGiven(first) || seatId(first.data.side, first.data.player) !== asked.seat) return false;
  if (canonicalJson(first.data.order) !== canonicalJson(asked.order)) return false;
  const dice = book.ruleset.diceOf(recorded);
  if (asked.dice.kind === 'server') return dice.every(({ source }) => source === 'server');
  const { values } = asked.dice;
  return (
    dice.length === values.length &&
    dice.every(({ source, value }, index) => source === 'reported' && value === values[index])
  );
}
