import type { DieRequest } from '../dice/dice.js';
import type { Position } from '../position/position.js';
import type { SeatId } from '../position/seat.js';
import type { GameEvent } from './event.js';

/**
 * How long a hidden fact can influence other events: never, in its order only, in its player turn, or in the whole
 * game.
 */
export type Bearing = 'none' | 'order' | 'turn' | 'game';

/** A member of an event's data that some seats may not see, whatever its value is. */
export interface SecretMember {
  /** A member (`rest`), or a member of a member (`uncontrolled/red`). */
  readonly path: string;
  /** `seat` null: a person without a seat. */
  readonly maySee: (seat: SeatId | null) => boolean;
}

/**
 * The part of events and states that a seat may see (null: a person without a seat). If nothing is hidden, the same
 * object is returned. Fingerprints are always those of whole positions.
 */
export interface Veil<Event extends GameEvent, State = Position> {
  event(event: Event, seat: SeatId | null): Event;
  position(position: State, seat: SeatId | null): State;
  /**
   * The secret members of an event, found by its form: they do not depend on the values, so the list itself reveals
   * nothing.
   */
  secrets(event: Event): readonly SecretMember[];
  /**
   * Whether some seats may not see all of an order, found by its form; then the event of the order has `order` as a
   * secret member.
   */
  hidesOrder(order: unknown): boolean;
  /**
   * Whether some seats may not see a die, whatever it shows. Such a die is derived from a secret of its own, which is
   * opened when the game is over. With the secret of its turn everybody could compute it.
   */
  hidesDie(request: Pick<DieRequest, 'purpose' | 'rule'>): boolean;
  /** How long the hidden part of an event can influence later events. */
  bearing(event: GameEvent): Bearing;
}
