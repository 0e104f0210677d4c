import type { DieRequest } from '../dice/dice.js';
import type { Position } from '../position/position.js';
import type { SeatId } from '../position/seat.js';
import type { GameEvent } from './event.js';

/** How long something hidden can decide what follows: for its order only, for its player turn, for the whole game. */
export type Bearing = 'order' | 'turn' | 'game';

/** A member of an event's data that not everybody may see, whatever its value is. */
export interface SecretMember {
  /** A member (`rest`), or a member of a member (`uncontrolled/red`). */
  readonly path: string;
  /** Null: somebody without a seat. */
  readonly maySee: (seat: SeatId | null) => boolean;
}

/**
 * What a seat (or, with null, somebody without one) may see of what has happened and of how things stand. What hides
 * nothing is given back as it is, the very same object. Fingerprints are those of whole positions all the same.
 */
export interface Veil<Event extends GameEvent, State = Position> {
  event(event: Event, seat: SeatId | null): Event;
  position(position: State, seat: SeatId | null): State;
  /** The secrets of an event by its form: they are the same whatever the values are, so that none is told by them. */
  secrets(event: Event): readonly SecretMember[];
  /** Whether not everybody may see all of an order, by its form: then its event has `order` as a secret. */
  hidesOrder(order: unknown): boolean;
  /**
   * Whether not everybody may see a die, whatever it shows. It is derived from a secret of its own, which is opened when
   * the game is over: from that of its turn everybody could compute it.
   */
  hidesDie(request: Pick<DieRequest, 'purpose' | 'rule'>): boolean;
  /** How long what is hidden of an event can decide what follows. */
  bearing(event: GameEvent): Bearing;
}
