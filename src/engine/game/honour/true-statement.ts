import type { GameEvent } from '../event.js';
import type { Game, GameSetup, GameState } from '../game.js';
import type { Decided } from '../ruleset.js';
import { isFactsStated } from './statement.js';

/**
 * The decision by the rules, followed by the recorded statement if it changes nothing there: then all that was stated
 * is true. A false statement is left out, so that it differs.
 */
export function withTrueStatement<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  decided: Decided<Event, State>,
  recorded: readonly Event[],
): Decided<Event, State> {
  const told = recorded.find(isFactsStated);
  if (!told || !decided.ok) return decided;
  const position = ruleset.evolve(decided.position, told);
  return position === decided.position ? { ...decided, events: [...decided.events, told] } : decided;
}
