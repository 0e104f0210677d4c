import type { GameEvent } from '../../engine/game/event.js';
import { isCorrection } from '../../engine/game/parley/events.js';
import type { Position } from '../../engine/position/position.js';
import { factsOf } from '../rulesets.js';

/** Changes that no single event may make to a position. */
export function wrongInChange(before: Position, event: GameEvent, after: Position): readonly string[] {
  const wrong = [
    ...lostOrDoubled(before, after),
    ...overspent(before, after),
    // A correction takes back what an error had done (pbem:1.4d).
    ...(isCorrection(event) ? [] : raisedFromTheDead(before, after)),
    ...vanished(before, after),
  ];
  return wrong.map((one) => `${event.type}: ${one}`);
}

function lostOrDoubled(before: Position, after: Position): readonly string[] {
  if (before.units === after.units) return [];
  return [
    ...Object.keys(before.units).flatMap((id) => (Object.hasOwn(after.units, id) ? [] : [`${id} is lost`])),
    ...Object.keys(after.units).flatMap((id) =>
      Object.hasOwn(before.units, id) || before.hidden?.[id] ? [] : [`${id} came from nowhere`],
    ),
  ];
}

/**
 * No unit spends more MP than it has, by the counter that shows before or after (a rider who dismounts has two
 * counters). In a game of honour it spends what its player states (pbem:1.4b).
 */
function overspent(before: Position, after: Position): readonly string[] {
  if (after.keeping === 'onHonour') return [];
  return changed(before, after).flatMap((id) => {
    const [was, is] = [before.units[id], after.units[id]];
    if (!was || !is || is.acts.mpSpent <= was.acts.mpSpent) return [];
    // A unit may climb out of the water for more MP than its MPA (pbem:17.12a).
    if (was.acts.climbs !== undefined) return [];
    const { mpa: mpaOf } = factsOf(after).units;
    const mpa = Math.max(mpaOf(before, was), mpaOf(after, is));
    return is.acts.mpSpent > mpa ? [`${id} has spent ${is.acts.mpSpent} of ${mpa} MP`] : [];
  });
}

function raisedFromTheDead(before: Position, after: Position): readonly string[] {
  return changed(before, after).flatMap((id) =>
    before.units[id]?.health === 'dead' && after.units[id]?.health !== 'dead' ? [`${id} is alive again`] : [],
  );
}

/** A unit on the map stays on it until it leaves for good or sinks. */
function vanished(before: Position, after: Position): readonly string[] {
  return changed(before, after).flatMap((id) => {
    const [was, is] = [before.units[id], after.units[id]];
    const gone = was && is && was.hexes.length > 0 && is.hexes.length === 0 && !is.left && is.health !== 'dead';
    return gone ? [`${id} is nowhere`] : [];
  });
}

function changed(before: Position, after: Position): readonly string[] {
  if (before.units === after.units) return [];
  return Object.keys(after.units).filter((id) => before.units[id] !== after.units[id]);
}
