import type { GameEvent } from '../../src/engine/game/event.js';
import { shelfOf } from '../../src/engine/game/rulebook.js';
import type { Position } from '../../src/engine/position/position.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';

/** An error of an edition: how it takes a position, and what it makes of the events that follow by the rules. */
export interface Erring {
  readonly takes?: (position: Position) => Position;
  readonly makes?: (event: GameEvent) => GameEvent;
}

/** The shelf of an edition of pbem with an error. */
export function erringShelf({ takes = (position) => position, makes = (event) => event }: Erring): typeof RULEBOOKS {
  const book = RULEBOOKS.rulebook('pbem', 1);
  const { ruleset } = book;
  const decide: typeof ruleset.decide = (state, ...given) => {
    const decided = ruleset.decide(takes(state), ...given);
    if (!decided.ok) return decided;
    const events = decided.events.map(makes);
    return { ok: true, events, position: events.reduce((at, event) => ruleset.evolve(at, event), state) };
  };
  return shelfOf([{ ...book, ruleset: { ...ruleset, decide } }]);
}
