import type { EventOf } from '../../../../game/event.js';
import type { PlayerId } from '../../../../position/seat.js';
import type { SideId, UnitId } from '../../../../position/unit.js';

/** One of several players of the side in turn has closed the step, or all that is left of the turn (pbem:1.2a). */
export type PlayerClosed = EventOf<
  'PlayerClosed',
  { readonly player: PlayerId; readonly side: SideId; readonly until: 'step' | 'turn'; readonly rule: string }
>;
/** A player has told another of his side something (pbem:1.2b); nobody else sees what. */
export type MessageSent = EventOf<
  'MessageSent',
  {
    readonly side: SideId;
    readonly from: PlayerId;
    readonly to: PlayerId;
    /** Null: not for who looks. */
    readonly text: string | null;
    /** His commander, who called it, where talk is limited (pbem:1.2d); else absent. */
    readonly unit?: UnitId;
    readonly rule: string;
  }
>;

/** Several players of a side (pbem:1.2). */
export type PlayersEvent = PlayerClosed | MessageSent;
