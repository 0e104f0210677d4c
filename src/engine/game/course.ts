import type { Position } from '../position/position.js';
import type { PlayerId } from '../position/seat.js';
import type { GameEvent } from './event.js';

/** The events of a decision as they come, with the position after each of them. Lives for one decision only. */
export class Course<Event extends GameEvent> {
  private readonly emitted: Event[] = [];
  /** The position in which the decision is made, before any of its events. */
  readonly start: Position;

  constructor(
    private current: Position,
    private readonly evolve: (position: Position, event: Event) => Position,
    /** Of several players of a side the one who gave the order; null: his side has one. */
    readonly player: PlayerId | null = null,
  ) {
    this.start = current;
  }

  get position(): Position {
    return this.current;
  }

  get events(): readonly Event[] {
    return this.emitted;
  }

  emit(event: Event): void {
    this.current = this.evolve(this.current, event);
    this.emitted.push(event);
  }
}
