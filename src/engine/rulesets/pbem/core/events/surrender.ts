import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { UnitId } from '../../../../position/unit.js';

/** Somebody offers to surrender; whether it must be accepted the die tells, which women do not need (pbem:22.7d, 22.7g). */
export type SurrenderOffered = EventOf<
  'SurrenderOffered',
  { readonly unit: UnitId; readonly die: RolledDie | null; readonly must: boolean; readonly rule: string }
>;
/** The offer is accepted by one who takes him prisoner (pbem:22.7b). */
export type SurrenderAccepted = EventOf<
  'SurrenderAccepted',
  { readonly unit: UnitId; readonly by: UnitId; readonly rule: string }
>;
export type SurrenderRefused = EventOf<'SurrenderRefused', { readonly unit: UnitId; readonly rule: string }>;

/** Surrender (pbem:22.7, option ransomAndSurrender). */
export type SurrenderEvent = SurrenderOffered | SurrenderAccepted | SurrenderRefused;
