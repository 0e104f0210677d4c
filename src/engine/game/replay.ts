import type { GameEvent } from './event.js';
import type { Game, GameSetup, GameState } from './game.js';

/** The position after the given events, from a known position or from nothing. Throws on a log that is illegal. */
export function replay<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  events: Iterable<Event>,
  from: State | null = null,
): State | null {
  let position = from;
  for (const event of events) position = ruleset.evolve(position, event);
  return position;
}
