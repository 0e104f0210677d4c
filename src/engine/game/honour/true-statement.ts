import { haveSameText } from '../../canonical/canonical.js';
import type { GameEvent } from '../event.js';
import type { Game, GameSetup, GameState } from '../game.js';
import type { Decided } from '../ruleset.js';
import { isFactsStated } from './statement.js';

/**
 * The decision by the rules, followed by the recorded statement if it changes nothing there: then all that was stated
 * is true. In place of a false statement stands the same one with the facts that hold, so that it differs.
 */
export function withTrueStatement<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  decided: Decided<Event, State>,
  recorded: readonly Event[],
): Decided<Event, State> {
  const told = recorded.find(isFactsStated);
  if (!told || !isFactsStated(told) || !decided.ok) return decided;
  const position = ruleset.evolve(decided.position, told);
  if (position === decided.position) return { ...decided, events: [...decided.events, told] };
  const stated = ruleset.honour?.asItIs(decided.position, told.data.stated);
  if (!stated || haveSameText(stated, told.data.stated)) return decided;
  return { ...decided, events: [...decided.events, { ...told, data: { ...told.data, stated } }] };
}
