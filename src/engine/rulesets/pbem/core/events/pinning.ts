import type { EventOf } from '../../../../game/event.js';
import type { ItemId, SideId, UnitId } from '../../../../position/unit.js';
import type { MarchStep } from '../orders/animal-orders.js';
import type { Beat, CarryStep, StepGone, TableLook } from './facts.js';

/** The order that the plan of a halted move belongs to, if it is not a move of one unit alone. */
export type PlannedBy =
  | { readonly type: 'March' }
  | { readonly type: 'Escort' }
  | { readonly type: 'Drive' }
  | { readonly type: 'Carry'; readonly bearers: readonly UnitId[]; readonly burden: UnitId }
  | { readonly type: 'BearLadder'; readonly bearers: readonly [UnitId, UnitId]; readonly ladder: ItemId };

/** A step that is still to come: of a move, a march, an escort, a party that carries. */
export type PlannedStep = StepGone | MarchStep | Beat | CarryStep;

/**
 * A move waits for the first time for units that may pin. Only the mover's side knows the steps not yet gone
 * (pbem:8.2a); none are left if the move has come to its end.
 */
export type MoveHalted = EventOf<
  'MoveHalted',
  {
    readonly unit: UnitId;
    readonly side: SideId | null;
    readonly rest: readonly PlannedStep[];
    readonly by?: PlannedBy;
  }
>;

/** One attempt to pin (pbem:8.1g): a look into the combat table that hurts nobody. */
export type PinAttempted = EventOf<
  'PinAttempted',
  TableLook & {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly pinned: boolean;
    readonly rule: string;
  }
>;

/** Pinning a passing character (pbem:8). */
export type PinningEvent = MoveHalted | PinAttempted;
