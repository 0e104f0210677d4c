import { directionBetween } from '../../../board/field.js';
import { allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { Destination, ReachSurvey } from '../../../game/reach-survey.js';
import { DIRECTIONS } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { SideId, Unit } from '../../../position/unit.js';
import { hexOf } from '../core/terrain/ground.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { whyNotOwn } from '../01-players/ownership.js';
import { reachNow } from '../07-movement/helped-reach.js';
import type { Reached } from '../07-movement/places.js';

/** Where a unit of a side can go with the MP that it has left (pbem:7.3c), or why it cannot go anywhere. */
export function surveyReach(position: Position, side: SideId, unit: Unit): Ruled<ReachSurvey> {
  const another = whyNotOwn(unit, side);
  if (another) return refused(another);
  const immobile = whyImmobile(position, unit);
  if (immobile) return refused(immobile);
  const left = mpLeft(position, unit);
  const destinations = reachNow(position, unit).map((reached) => destinationOf(position, reached));
  return allowed({ mpLeft: left, destinations: destinations.sort((one, other) => one.mp - other.mp) });
}

function destinationOf(position: Position, { hexes, mp, path }: Reached): Destination {
  const [head, rear] = hexes.map((name) => hexOf(position, name));
  const direction = head && rear ? directionBetween(rear, head) : null;
  return { hexes, facing: direction === null ? null : DIRECTIONS[direction], mp, path };
}
