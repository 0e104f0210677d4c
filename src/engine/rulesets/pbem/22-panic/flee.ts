import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, refused, type Ruled } from '../../../game/refusal.js';
import { isActive, isDragon, type UnitId } from '../../../position/unit.js';
import { costOf, goStep } from '../07-movement/going.js';
import { paidOnce } from '../07-movement/platform.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { accept } from '../22-surrender/asking.js';
import { hasForfeitedQuarter, isBoxedIn } from '../22-surrender/plea.js';
import { stepsIntoHidden } from '../22-hidden/on-the-way.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import { breakMelee } from '../core/melee/melee.js';
import { areEnemies } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Flee } from '../core/orders/combat-orders.js';
import { canFear } from '../core/panic/panicked.js';
import { isRaging } from '../core/rage/rage.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { decisionsOf, type DecisionOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import { further, isWhole, placeOf, standing, whyNoRetreat, type Flight, type FlightWay } from './flight-steps.js';
import { flightChoice, isRoundabout, type FlightChoice } from './flight-way.js';
import { oweFlight } from './panic-test.js';
import { heedShocks } from './shocks.js';

/** Somebody runs along a way that is open to him, or (null) stays where he is, with all that comes of it. */
function carryOutFlight(
  course: Course<PbemEvent>,
  { id: decision, about: { unit, rout } }: DecisionOf<'Flee'>,
  { flight, fate }: FlightChoice,
  way: FlightWay | null,
  dice: Dice,
): void {
  const rule = rout ? 'pbem:22.9n' : 'pbem:22.9h';
  settle(course, decision, rule);
  const halted = way ? stepsIntoHidden(course.position, flight.unit, way.steps) : null;
  const off = way !== null && way.off && halted === null;
  const steps = way?.steps.slice(0, halted ?? way.steps.length) ?? [];
  if (way) course.emit({ type: 'UnitFled', data: { unit, steps, off, rule: off ? 'pbem:22.9q' : rule } });
  if (off) breakMelee(course, unit, 'pbem:22.9q');
  else breakDistantMelee(course, unit, rule);
  if (fate === 'yields') yieldTo(course, unit, dice);
}

/**
 * He surrenders to an enemy who stands ADJACENT to him, whatever his class (pbem:22.9o); of several the captors' side
 * chooses one. A raging berserk takes nobody, a rider who cannot dismount cannot surrender, and a soldier finds quarter
 * but once, and none after an attempt to escape (22.7b, 22.7s): then he stands.
 */
function yieldTo(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const unit = course.position.units[id];
  // The dragon is nobody's prisoner (ruling of pbem:13.5), and a rider needs room to dismount: both stand at bay.
  if (!unit || isDragon(unit) || isBoxedIn(course.position, unit) || hasForfeitedQuarter(unit)) return;
  const beside = Object.values(course.position.units).filter(
    (one) => areEnemies(one, unit) && isActive(one) && !isRaging(one) && isAdjacentTo(course.position, one, unit),
  );
  const { turn } = course.position;
  const side = (beside.find((one) => one.side === turn.side) ?? beside[0])?.side;
  const units = beside
    .filter((one) => one.side === side)
    .map((one) => one.id)
    .sort();
  const [only] = units;
  if (only === undefined || side === undefined || side === null) return;
  if (units.length === 1) accept(course, id, only, dice, 'pbem:22.9o');
  else
    raise(course, 'Quarter', side, 'pbem:22.9o', {
      prisoner: id,
      units,
      must: true,
      attack: null,
      ready: [],
      others: [],
    });
}

/** Carries out the flights that leave no choice, and makes rout of panic that finds no way (pbem:22.9i). */
export function settleForcedFlights(course: Course<PbemEvent>, dice: Dice): void {
  for (;;) {
    const before = course.events.length;
    for (const decision of decisionsOf(course.position, 'Flee')) settleForced(course, decision, dice);
    if (course.events.length === before) return;
  }
}

function settleForced(course: Course<PbemEvent>, decision: DecisionOf<'Flee'>, dice: Dice): void {
  const { id, about } = decision;
  const unit = course.position.units[about.unit];
  if (!canFear(course.position, unit) || unit.panic === undefined) {
    settle(course, id, 'pbem:22.9h');
    return;
  }
  const choice = flightChoice(course.position, unit, about.rout);
  if (choice.fate === 'routs') {
    course.emit({ type: 'UnitRouted', data: { unit: unit.id, rule: 'pbem:22.9i' } });
    heedShocks(course);
    oweFlight(course, unit.id, true, id);
  } else if (choice.ways.length < 2) {
    carryOutFlight(course, decision, choice, choice.ways[0] ?? null, dice);
  }
}

/** Answers where somebody runs who panics or routs (pbem:22.9h, 22.9j, 22.9n). */
export const FLEE: OrderRule<Flee> = {
  when: { decision: 'Flee' },
  rule: 'pbem:22.9h',
  units: ({ unit }) => [unit],
  carryOut(course, side, order, dice) {
    const { position } = course;
    const decision = decisionsOf(position, 'Flee', side).find(({ about }) => about.unit === order.unit);
    const unit = position.units[order.unit];
    if (!decision || !unit) return illegal('pbem:22.9h', `${side} has no flight of ${order.unit} to decide`);
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
    const barrier = next ? null : whyNoRetreat(flight, way, gone.value);
    if (barrier) return refused(barrier);
    if (!next) return tooFar(flight, way, gone.value);
    way = next;
  }
  if (off === true) {
    const left = further(flight, way).open.find((one) => one.off);
    if (!left) return forbidden('pbem:22.9q', `${unit.id} does not leave the map from ${way.hexes.join('-')}`, unit.id);
    way = left;
  }
  const listed = ways.find((one) => placeOf(one) === placeOf(way));
  const mayBeShort = listed !== undefined && (choice.fate !== 'flees' || !isWhole(flight, listed));
  if (mayBeShort || (listed && isWhole(flight, way)) || isRoundabout(choice, way)) return allowed(way);
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
