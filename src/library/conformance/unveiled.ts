import type { AnyRuleset } from '../../engine/game/game.js';
import { seatsOf, sideOfSeat } from '../../engine/position/seat.js';
import type { Position } from '../../engine/position/position.js';
import { fingerprint } from '../../engine/position/fingerprint.js';
import { failure, type CaseFailure } from './failure.js';

/**
 * Finds what a seat could learn about units that are hidden from it (pbem:22.8a) or the place of a treasure
 * (pbem:18.4c): its legal orders, the actors and the fingerprint must be the same as without these.
 */
export function betrayedOf(ruleset: AnyRuleset, position: Position): readonly CaseFailure[] {
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
