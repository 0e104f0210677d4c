import { canonicalJson } from '../engine/canonical/canonical.js';
import { statementIn, type Statement } from '../engine/game/honour/statement.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import type { SeatId } from '../engine/position/seat.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import type { DiceChoice } from './commands.js';

/** The content of a submission: its seat, its order and its dice. */
export interface Asked {
  readonly seat: SeatId;
  readonly order: unknown;
  readonly dice: DiceChoice;
  readonly stated: Statement | null;
}

/** Whether the events that a command once recorded are those of this very order, side and dice. */
export function isSameSubmission(book: AnyRulebook, recorded: readonly RecordedEvent[], asked: Asked): boolean {
  const [first] = recorded;
  const given = first ? book.ruleset.frame.order(first) : null;
  if (given?.seat !== asked.seat || canonicalJson(given.order) !== canonicalJson(asked.order)) return false;
  if (canonicalJson(statementIn(recorded)) !== canonicalJson(asked.stated)) return false;
  const dice = book.ruleset.diceOf(recorded);
  if (asked.dice.kind === 'server') return dice.every(({ source }) => source === 'server' || source === 'committed');
  const { values } = asked.dice;
  return (
    dice.length === values.length &&
    dice.every(({ source, value }, index) => source === 'reported' && value === values[index])
  );
}
