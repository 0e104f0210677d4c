import type { Position } from '../position/position.js';
import type { GameEvent } from './event.js';

/** The events of a decision as they come, with the position after each of them. Lives for one decision only. */
export class Course<Event extends GameEvent> {
  private readonly emitted: Event[] = [];

  constructor(
    private current: Position,
    private readonly evolve: (position: Position, event: Event) => Position,
  ) {}

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
