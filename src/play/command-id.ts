import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { SeatId } from '../engine/position/seat.js';
import { InvalidRequest } from '../ledger/errors.js';
import { COMMAND_FORM, COMMAND_PATTERN } from '../ledger/names.js';

/**
 * The ledger's command id for the idempotency key of a seat. Keys belong to their seats: the same key of another seat
 * is another command, so that nobody can find out which keys the others use. Throws InvalidRequest if it is no key.
 */
export function commandIdOf(seat: SeatId, key: string): string {
  return idOf('herald order', seat, key);
}

/** The same for a whole turn message, and for taking the rest of one back. */
export function messageIdOf(seat: SeatId, key: string): string {
  return idOf('herald turn', seat, key);
}

function idOf(kind: string, seat: SeatId, key: string): string {
  if (!COMMAND_PATTERN.test(key)) throw new InvalidRequest(COMMAND_FORM);
  return sha256(canonicalJson([kind, seat, key]));
}
