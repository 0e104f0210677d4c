import type { Chance } from '../chance.js';
import type { Choice, Outlook } from '../player.js';

/**
 * How often the player closes his whole turn or a step when he may, in hundredths: seldom, so that something happens.
 */
const ENDS_TURN_OF_100 = 2;
const ENDS_STEP_OF_100 = 12;

/** A charge is drawn apart from the many moves among which it is listed. */
function kindOf({ order: { type, charge } }: Choice): string {
  return charge === undefined || charge === false ? type : `${type} in charge`;
}

/**
 * Takes any legal order. He first draws a type of order, so that the many moves do not crowd out everything else, and
 * then an order of that type. He does not know what the types mean.
 */
export function random({ choices }: Outlook, chance: Chance): Choice {
  const drawn = chance.below(100);
  const [endTurn, endStep] = ['EndTurn', 'EndStep'].map((type) => choices.find(({ order }) => order.type === type));
  if (endTurn && drawn < ENDS_TURN_OF_100) return endTurn;
  if (endStep && drawn < ENDS_TURN_OF_100 + ENDS_STEP_OF_100) return endStep;
  const doing = choices.filter((choice) => choice !== endTurn && choice !== endStep);
  const others = doing.length > 0 ? doing : choices.filter((choice) => choice !== endTurn);
  const kind = chance.pick([...new Set(others.map(kindOf))]);
  return chance.pick(others.filter((choice) => kindOf(choice) === kind));
}
