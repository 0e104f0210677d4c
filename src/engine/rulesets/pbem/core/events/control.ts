import type { EventOf } from '../../../../game/event.js';
import type { PlayerId } from '../../../../position/seat.js';
import type { SideId, UnitId } from '../../../../position/unit.js';
import type { Group } from '../orders/group-orders.js';

/**
 * The characters that are out of control, by side (pbem:22.3f). `secret`: only their own side may know, since units may
 * be hidden (22.8a).
 */
export type ControlChecked = EventOf<
  'ControlChecked',
  {
    readonly uncontrolled: Readonly<Record<SideId, readonly UnitId[]>>;
    readonly secret?: true;
    readonly rule: string;
  }
>;
/** A side, or one of its several players, has assigned its men to sergeants (pbem:23.15b). */
export type MenGrouped = EventOf<
  'MenGrouped',
  { readonly side: SideId; readonly player?: PlayerId; readonly groups: readonly Group[]; readonly rule: string }
>;

/** Command control (pbem:22.3). */
export type ControlEvent = ControlChecked | MenGrouped;
