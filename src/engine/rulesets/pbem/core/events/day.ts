import type { EventOf } from '../../../../game/event.js';
import type { SideId } from '../../../../position/unit.js';

/** The things that keep a day going: any action, and any fight. */
export type Stir = 'action' | 'fight';

/** For the first time in this GT a unit acts, or fights or batters. */
export type DayStirred = EventOf<'DayStirred', { readonly gameTurn: number; readonly by: Stir; readonly rule: string }>;
/** The side in turn offers to end the day. */
export type DayEndOffered = EventOf<
  'DayEndOffered',
  { readonly gameTurn: number; readonly side: SideId; readonly rule: string }
>;
export type DayEndAnswered = EventOf<
  'DayEndAnswered',
  { readonly side: SideId; readonly agrees: boolean; readonly rule: string }
>;

/** A day that is played in detail (pbem:2.82b). */
export type DayEvent = DayStirred | DayEndOffered | DayEndAnswered;
