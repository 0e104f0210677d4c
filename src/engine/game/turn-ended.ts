import type { SideId } from '../position/unit.js';
import type { EventOf, GameEvent } from './event.js';

/** Last event of a side's player turn, in every ruleset; it holds the fingerprint of the position it left. */
export type TurnEnded = EventOf<
  'PlayerTurnEnded',
  { readonly gameTurn: number; readonly side: SideId; readonly fingerprint: string }
>;

/** Whether an event ends a player turn. */
export function isTurnEnded(event: GameEvent): event is TurnEnded {
  return event.type === 'PlayerTurnEnded';
}
