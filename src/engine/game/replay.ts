import type { GameEvent } from './event.js';
import type { Game, GameSetup, GameState } from './game.js';

/** The position after the given events, from a known position or from nothing. Throws on a log that is illegal. */
export function replay<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  events: Iterable<Event>,
  from: State | null = null,
): State | null {
  // The events are read before the fold begins: reading them may itself lead to positions.
  const all = [...events];
  const fold = (): State | null => all.reduce<State | null>((before, event) => ruleset.evolve(before, event), from);
  return ruleset.unseen ? ruleset.unseen(fold) : fold();
}
