import type { Position } from '../position/position.js';
import type { PlayerId } from '../position/seat.js';
import type { GameEvent } from './event.js';
import type { Statement } from './honour/statement.js';

/** Events that one decision may have: far more than any order of a real game brings about. */
const EVENTS_PER_ORDER_MAX = 10_000;

/**
 * The events of a decision as they come, with the position (or whatever state a game has) after each of them. Lives for
 * one decision only.
 */
export class Course<Event extends GameEvent, State = Position> {
  private readonly emitted: Event[] = [];
  /** The position in which the decision is made, before any of its events. */
  readonly start: State;

  constructor(
    private current: State,
    private readonly evolve: (position: State, event: Event) => State,
    /** Of several players of a side the one who gave the order; null: his side has one. */
    readonly player: PlayerId | null = null,
    /** Names the rules in an event as the book of the game does; absent: they stay as they are. */
    private readonly cited: (event: Event) => Event = (event) => event,
    /** The statement of the sender in a game of honour; null: the sender states nothing. */
    readonly stated: Statement | null = null,
  ) {
    this.start = current;
  }

  get position(): State {
    return this.current;
  }

  get events(): readonly Event[] {
    return this.emitted;
  }

  /** Throws an Error if the events come to no end, which is a bug of the ruleset. */
  emit(named: Event): void {
    const event = this.cited(named);
    if (this.emitted.length >= EVENTS_PER_ORDER_MAX) {
      throw new Error(`an order has more than ${EVENTS_PER_ORDER_MAX} events; the next would be ${event.type}`);
    }
    this.current = this.evolve(this.current, event);
    this.emitted.push(event);
  }
}
