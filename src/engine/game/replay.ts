import type { Position } from '../position/position.js';
import type { GameEvent } from './event.js';
import type { Ruleset } from './ruleset.js';

/** The position after the given events, from a known position or from nothing. Throws on a log that is illegal. */
export function replay<Order, Event extends GameEvent>(
  ruleset: Ruleset<Order, Event>,
  events: Iterable<Event>,
  from: Position | null = null,
): Position | null {
  let position = from;
  for (const event of events) position = ruleset.evolve(position, event);
  return position;
}
