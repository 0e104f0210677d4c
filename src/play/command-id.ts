import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { SeatId } from '../engine/position/seat.js';

/**
 * The ledger's command id for the idempotency key of a seat. Keys belong to their seats: the same key of another seat is
 * another command, so that nobody can find out which keys the others use.
 */
export function commandIdOf(seat: SeatId, key: string): string {
  return sha256(canonicalJson(['herald order', seat, key]));
}
