import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * A unit offers to surrender. The die decides whether the offer must be accepted; women need no die (pbem:22.7d,
 * 22.7g).
 */
export type SurrenderOffered = EventOf<
  'SurrenderOffered',
  { readonly unit: UnitId; readonly die: RolledDie | null; readonly must: boolean; readonly rule: string }
>;
/** A unit accepts the offer and takes the other prisoner (pbem:22.7b). */
export type SurrenderAccepted = EventOf<
  'SurrenderAccepted',
  { readonly unit: UnitId; readonly by: UnitId; readonly rule: string }
>;
export type SurrenderRefused = EventOf<'SurrenderRefused', { readonly unit: UnitId; readonly rule: string }>;

/** Surrender (pbem:22.7, option ransomAndSurrender). */
export type SurrenderEvent = SurrenderOffered | SurrenderAccepted | SurrenderRefused;
