import type { Position } from '../position/position.js';
import type { SeatId } from '../position/seat.js';
import type { GameEvent } from './event.js';

/**
 * What a seat (or, with null, somebody without one) may see of what has happened and of how things stand. What hides
 * nothing is given back as it is, the very same object. Fingerprints are those of whole positions all the same.
 */
export interface Veil<Event extends GameEvent> {
  event(event: Event, seat: SeatId | null): Event;
  position(position: Position, seat: SeatId | null): Position;
}
