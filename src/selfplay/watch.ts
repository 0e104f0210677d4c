import type { GameEvent } from '../engine/game/event.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import { fingerprint } from '../engine/position/fingerprint.js';
import type { Position } from '../engine/position/position.js';
import { wrongInChange } from '../library/invariants/change.js';
import { wrongAtRest, wrongInPosition } from '../library/invariants/position.js';

/** Follows a game event by event, on a position of its own, and checks it. */
export class Watch {
  #position: Position | null = null;

  constructor(private readonly book: Rulebook) {}

  /** The position after all events so far. Throws if there were none. */
  get position(): Position {
    if (!this.#position) throw new Error('nothing has happened yet');
    return this.#position;
  }

  /** Faults of the events of one order, in words; `shown` is the position that players see after the order. */
  follow(events: readonly GameEvent[], shown: Position): readonly string[] {
    const wrong = events.flatMap((event) => this.#step(event));
    if (!this.#position) return [...wrong, 'nothing has happened yet'];
    return [
      ...wrong,
      ...wrongAtRest(this.#position),
      ...(this.#isShown(this.#position, shown) ? [] : ['the position that is shown is not what its events lead to']),
      ...this.#nobodyActs(shown),
    ];
  }

  /** The same position, or the part of it that a spectator may see. */
  #isShown(position: Position, shown: Position): boolean {
    const { veil } = this.book.ruleset;
    const print = fingerprint(shown);
    return (
      fingerprint(position) === print || (veil !== undefined && fingerprint(veil.position(position, null)) === print)
    );
  }

  #step(event: GameEvent): readonly string[] {
    const before = this.#position;
    const after = this.book.ruleset.evolve(before, event);
    this.#position = after;
    return [...(before ? wrongInChange(before, event, after) : []), ...wrongInPosition(after)];
  }

  #nobodyActs(shown: Position): readonly string[] {
    const acting = this.book.ruleset.actors(shown).length > 0;
    if (acting === (shown.outcome === null)) return [];
    return [acting ? 'the game is over and somebody may act' : 'nobody may act and the game is not over'];
  }
}
