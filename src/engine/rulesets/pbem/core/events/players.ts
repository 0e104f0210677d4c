import type { EventOf } from '../../../../game/event.js';
import type { PlayerId } from '../../../../position/seat.js';
import type { SideId, UnitId } from '../../../../position/unit.js';

/** One of several players of the side in turn has closed the step, or all remaining steps of the turn (pbem:1.2a). */
export type PlayerClosed = EventOf<
  'PlayerClosed',
  { readonly player: PlayerId; readonly side: SideId; readonly until: 'step' | 'turn'; readonly rule: string }
>;
/** A player has told another player of his side something (pbem:1.2b); nobody else sees the text. */
export type MessageSent = EventOf<
  'MessageSent',
  {
    readonly side: SideId;
    readonly from: PlayerId;
    readonly to: PlayerId;
    /** Null: the viewer may not see it. */
    readonly text: string | null;
    /** The commander of the player, who called the message, if talk is limited (pbem:1.2d); else absent. */
    readonly unit?: UnitId;
    readonly rule: string;
  }
>;

/** Several players of a side (pbem:1.2). */
export type PlayersEvent = PlayerClosed | MessageSent;
