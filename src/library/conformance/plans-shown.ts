import { canonicalJson } from '../../engine/canonical/canonical.js';
import type { GameEvent } from '../../engine/game/event.js';
import type { AnyRuleset } from '../../engine/game/game.js';
import { isOrderGiven } from '../../engine/game/order-given.js';
import type { Position } from '../../engine/position/position.js';
import { factsOf } from '../rulesets.js';
import { failure, type CaseFailure } from './failure.js';

/**
 * Finds hexes of the unfinished part of a way that a spectator could see (pbem:8.2a): every hex of a way that is shown
 * to everybody must stand in the events of the order, by its name on this map. `start` is the position before the
 * events.
 */
export function plansShown(
  { veil }: AnyRuleset,
  start: Position,
  events: readonly GameEvent[],
): readonly CaseFailure[] {
  if (!veil) return [];
  const field = factsOf(start).map(start);
  const seen = events.map((event) => veil.event(event, null));
  return seen.flatMap((event, index) => {
    if (!isOrderGiven(event)) return [];
    const next = seen.findIndex((other, at) => at > index && isOrderGiven(other));
    const told = canonicalJson(seen.slice(index + 1, next < 0 ? undefined : next).map(({ data }) => data));
    const isTold = (hex: string): boolean => {
      // A bridge that moves makes two locations of a hex, or one of two.
      const [name = hex] = (field.hex(hex)?.name ?? hex).split('/');
      return told.includes(`"${name}"`) || told.includes(`"${name}/`);
    };
    const betrayed = waysIn(event.data.order).filter((hex) => !isTold(hex));
    return betrayed.map((hex) => failure(['orders'], `everybody is shown ${hex}, which is planned and not gone yet`));
  });
}

/** The hexes of all ways that an order names. */
function waysIn(order: unknown): readonly string[] {
  if (typeof order !== 'object' || order === null) return [];
  return Object.entries(order).flatMap(([key, value]) => (key === 'path' ? hexesIn(value) : waysIn(value)));
}

function hexesIn(way: unknown): readonly string[] {
  if (typeof way === 'string') return [way];
  if (Array.isArray(way)) return way.flatMap(hexesIn);
  if (typeof way !== 'object' || way === null || !('hexes' in way)) return [];
  return hexesIn(way.hexes);
}
