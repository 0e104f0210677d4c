import type { SiegeEvent } from './events.js';
import { evolveSiege } from './evolve.js';
import type { Siege } from './siege.js';

/** The events of a decision as they come, with the siege after each of them. */
export class SiegeCourse {
  private readonly emitted: SiegeEvent[] = [];

  constructor(private current: Siege) {}

  get siege(): Siege {
    return this.current;
  }

  get events(): readonly SiegeEvent[] {
    return this.emitted;
  }

  emit(event: SiegeEvent): void {
    this.current = evolveSiege(this.current, event);
    this.emitted.push(event);
  }
}
