import { allowed, forbidden, type Ruled } from '../../../game/refusal.js';
import type { StepGone } from '../core/events/facts.js';
import { costOf, goStep } from '../07-movement/going.js';
import { paidOnce } from '../07-movement/platform.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Flee } from '../core/orders/combat-orders.js';
import { decisionsOf } from '../core/turn/decision.js';
import { flightChoice, placeOf, type FlightChoice } from './flight-choice.js';
import { further, isWhole, standing, type Flight, type FlightWay } from './flight-way.js';
import { carryOutFlight } from './flight-carried-out.js';

/** Answers where somebody runs who panics or routs (pbem:22.9h, 22.9j, 22.9n). */
export const FLEE: OrderRule<Flee> = {
  when: { decision: 'Flee' },
  rule: 'pbem:22.9h',
  units: ({ unit }) => [unit],
  carryOut(course, side, order, dice) {
    const { position } = course;
    const decision = decisionsOf(position, 'Flee', side).find(({ about }) => about.unit === order.unit);
    const unit = position.units[order.unit];
    if (!decision || !unit) return forbidden('pbem:22.9h', `${side} has no flight of ${order.unit} to decide`).refusal;
    const choice = flightChoice(position, unit, decision.about.rout);
    const way = wayAlong(choice, order);
    if (!way.ok) return way.refusal;
    carryOutFlight(course, decision, choice, way.value, dice);
    return null;
  },
  list(position, side, unit) {
    const decision = decisionsOf(position, 'Flee', side).find(({ about }) => about.unit === unit.id);
    if (!decision) return [];
    return flightChoice(position, unit, decision.about.rout).ways.map((way) => ({
      order: {
        type: 'Flee' as const,
        unit: unit.id,
        path: way.steps.map(({ gait, hexes }) => ({ gait, hexes })),
        ...(way.off ? { off: true } : {}),
      },
      mp: way.mp,
      summary: `${unit.id} flees ${way.off ? 'off the map' : `to ${way.hexes.join('-')}`}`,
    }));
  },
};

/** Follows an ordered path; it must end where one of the ways that are open ends. */
function wayAlong(choice: FlightChoice, { path, off }: Flee): Ruled<FlightWay> {
  const { flight, ways, rule } = choice;
  const { position, unit } = flight;
  let way = standing(flight);
  for (const step of path) {
    const gone = goStep(position, unit, way.hexes, step);
    if (!gone.ok) return gone;
    const { open, barred } = further(flight, way);
    const to = placeOf({ ...way, hexes: gone.value.hexes, steps: [gone.value] });
    const next = [...open, ...barred].find((one) => !one.off && placeOf(one) === to);
    if (!next) return tooFar(flight, way, gone.value);
    way = next;
  }
  if (off === true) {
    const left = further(flight, way).open.find((one) => one.off);
    if (!left) return forbidden('pbem:22.9q', `${unit.id} does not leave the map from ${way.hexes.join('-')}`, unit.id);
    way = left;
  }
  const listed = ways.find((one) => placeOf(one) === placeOf(way));
  if (listed && (flight.hexes === null || listed.count === way.count)) return allowed(way);
  const short = choice.fate === 'flees' && !isWhole(flight, way);
  return forbidden(short ? wholeRule(flight) : rule, `${unit.id} does not flee to ${placeOf(way).trim()}`, unit.id);
}

/** More than is asked, for more MP than he has, or where he has been. */
function tooFar(flight: Flight, way: FlightWay, step: StepGone): Ruled<FlightWay> {
  const { unit, mpa } = flight;
  const mp = way.mp + costOf([paidOnce(way.steps, step)]);
  const because = mp > mpa ? `would spend ${mp} of ${mpa} MP` : `does not flee on to ${step.hexes.join('-')}`;
  return forbidden(wholeRule(flight), `${unit.id} ${because}`, unit.id);
}

function wholeRule({ hexes }: Flight): string {
  return hexes === null ? 'pbem:22.9n' : 'pbem:22.9h';
}
