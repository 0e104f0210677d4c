import type { Destination, ReachSurvey } from '../../../game/reach-survey.js';
import { allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { Survey } from '../../../game/survey.js';
import type { Position } from '../../../position/position.js';
import type { SideId, Unit } from '../../../position/unit.js';
import { whyNotOwn } from '../01-players/command.js';
import { reachNow } from '../07-movement/helped-reach.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import type { Reached } from '../07-movement/places.js';
import { whyNotEndThere } from '../12-duel/obligation.js';
import { asRevealed, hiddenAmong } from '../22-hidden/reveal.js';
import { facingIn } from '../core/survey/facing.js';
import { surveyHex } from './hex-survey.js';
import { surveySight, surveyView } from './sight-survey.js';
import { findHex, findSpot, findUnit } from './spot.js';

/** Where a unit of a side can go with the MP that it has left (pbem:7.3c), or why it cannot go anywhere. */
function surveyReach(position: Position, side: SideId, unit: Unit): Ruled<ReachSurvey> {
  const another = whyNotOwn(unit, side);
  if (another) return refused(another);
  const immobile = whyImmobile(position, unit);
  if (immobile) return refused(immobile);
  const left = mpLeft(position, unit);
  const destinations = reachNow(position, unit)
    .filter(({ hexes }) => whyNotEndThere(position, unit, hexes) === null)
    .map((reached) => destinationOf(position, reached));
  return allowed({ mpLeft: left, destinations: destinations.sort((one, other) => one.mp - other.mp) });
}

function destinationOf(position: Position, { hexes, mp, path }: Reached): Destination {
  return { hexes, facing: facingIn(position, hexes), mp, path };
}

/**
 * The answers of the PBEM rules to questions about the field, but those about shots and ways, which are above this
 * room.
 */
export const SURVEY: Omit<Survey, 'shot' | 'wayOn'> = {
  hex(position, name) {
    const hex = findHex(position, name);
    return hex.ok ? allowed(surveyHex(position, hex.value)) : hex;
  },
  sight(position, from, to) {
    const [one, other] = [findSpot(position, from), findSpot(position, to)];
    if (!one.ok) return one;
    return other.ok ? allowed(surveySight(position, one.value, other.value)) : other;
  },
  view(position, from) {
    const spot = findSpot(position, from);
    return spot.ok ? allowed(surveyView(position, spot.value)) : spot;
  },
  reach(now, side, id) {
    if (now.outcome) return refused({ code: 'gameOver', rule: 'pbem:23.17', because: 'the game is over' });
    const position = asRevealed(now, hiddenAmong(now, side, [id]));
    const unit = findUnit(position, id);
    return unit.ok ? surveyReach(position, side, unit.value) : unit;
  },
};
