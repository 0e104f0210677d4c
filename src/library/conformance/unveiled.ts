import { seatsOf, sideOfSeat } from '../../engine/position/seat.js';
import type { Position } from '../../engine/position/position.js';
import { fingerprint } from '../../engine/position/fingerprint.js';
import type { BookRuleset } from './book.js';
import { failure, type CaseFailure } from './failure.js';

/**
 * What a seat could learn of units that are hidden from it (pbem:22.8a), or of where a treasure lies (pbem:18.4c): its
 * legal orders, who may act and the fingerprint are the same as if that did not exist.
 */
export function betrayedOf(ruleset: BookRuleset, position: Position): readonly CaseFailure[] {
  if ((!position.hidden && !position.buried) || !ruleset.veil) return [];
  const { veil } = ruleset;
  return seatsOf(position).flatMap((seat) => {
    const seen = veil.position(position, seat);
    const foreign = Object.values(seen.hidden ?? {}).filter(({ side }) => side !== sideOfSeat(seat));
    if (foreign.length > 0) return [failure(['orders'], `${seat} is shown hidden units of another side`)];
    const known = Object.entries(seen.buried ?? {}).find(([, { hex }]) => hex !== undefined);
    if (known) return [failure(['orders'], `${seat} is shown where ${known[0]} is hidden`)];
    const told = (now: Position): string =>
      JSON.stringify([ruleset.legal(now, seat), ruleset.actors(now), fingerprint(now)]);
    return told(seen) === told(position) ? [] : [failure(['orders'], `${seat} could tell what is hidden from it`)];
  });
}
