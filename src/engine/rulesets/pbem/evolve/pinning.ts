import type { Position } from '../../../position/position.js';
import type { PinningEvent } from '../core/events/pinning.js';
import type { PbemEventOf } from '../core/events.js';
import { acted, unitOf, type Appliers } from './applier.js';

/** Pinning a passing character (pbem:8). */
export const PINNING_APPLIERS: Appliers<PinningEvent> = {
  MoveHalted: halt,
  PinAttempted: attempt,
};

function halt(position: Position, event: PbemEventOf<'MoveHalted'>): Position {
  const { unit, rest, by } = event.data;
  unitOf(position, event, unit);
  return rest.length === 0 ? position : { ...position, plan: { unit, rest, ...(by ? { by } : {}) } };
}

/** A pin ends the move with all that was planned, a charge too (pbem:8.1i, 7.10f). */
function attempt(position: Position, event: PbemEventOf<'PinAttempted'>): Position {
  const { unit, target, pinned } = event.data;
  const tried = acted(position, event, unit, { triedToPin: true });
  if (!pinned) return tried;
  return withoutPlan(acted(tried, event, target, { pinned: true, charging: [] }));
}

function withoutPlan({ plan: _void, ...position }: Position): Position {
  return position;
}
