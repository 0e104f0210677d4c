import { costOf, stepsFrom } from '../07-movement/going.js';
import { mpLeft } from '../07-movement/mobility.js';
import { reach } from '../07-movement/reach.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import type { PathStep } from '../core/orders/path-step.js';
import { chargesOfGuard } from '../core/captives/captive.js';
import { lostOf, only, partyOf, stepOf, stopped, type Party } from './escort-walk.js';

/**
 * Escorts that are worth listing: all prisoners of the guard follow him step by step by the easiest way, to each place
 * that he can reach so; and each of them alone takes one step while the guard stands. Other ways to lead them are
 * accepted too.
 */
export function followingParties(position: Position, guard: Unit): readonly Party[] {
  const prisoners = chargesOfGuard(position, guard);
  if (prisoners.length === 0) return [];
  const start = partyOf(position, guard, prisoners);
  if (lostOf(start) !== null) return [];
  const together = reach(position, guard, mpLeft(position, guard)).flatMap(({ path }) => whole(followed(start, path)));
  const single = prisoners.flatMap((prisoner) => {
    const alone = partyOf(position, guard, [prisoner]);
    return sidesteps(alone, prisoner.id).flatMap(whole);
  });
  return [...together, ...single];
}

function whole(party: Party | null): readonly Party[] {
  if (!party) return [];
  const end = stopped(party);
  return end.ok ? [end.value] : [];
}

/** The party after the guard has gone a path with his prisoners behind him; null if one of them cannot follow. */
function followed(start: Party, path: readonly PathStep[]): Party | null {
  let party = start;
  for (const step of path) {
    const next = stepOf(party, party.guard.unit.id, step);
    if (!next.ok) return null;
    party = next.value;
    for (const { unit } of start.prisoners) {
      const closed = closeUp(party, unit.id);
      if (!closed) return null;
      party = closed;
    }
    if (lostOf(party) !== null) return null;
  }
  return party;
}

/** The prisoner stays if he is still guarded where he is, else he takes the cheapest step that mends it. */
function closeUp(party: Party, id: UnitId): Party | null {
  const own = only(party, id);
  if (lostOf(own) === null) return party;
  const [best] = sidesteps(own, id);
  if (!best) return null;
  const [walker] = best.prisoners;
  return {
    ...best,
    prisoners: party.prisoners.map((one) => (walker && one.unit.id === id ? walker : one)),
  };
}

/** Single steps of a prisoner that leave him guarded and in a hex of his own, cheapest first. */
function sidesteps(own: Party, id: UnitId): readonly Party[] {
  const prisoner = own.position.units[id];
  if (!prisoner) return [];
  return [...stepsFrom(own.position, prisoner, prisoner.hexes)]
    .sort((one, other) => costOf([one]) - costOf([other]))
    .flatMap(({ gait, hexes }) => {
      const next = stepOf(own, id, { gait, hexes });
      return next.ok && lostOf(next.value) === null && stopped(next.value).ok ? [next.value] : [];
    });
}
