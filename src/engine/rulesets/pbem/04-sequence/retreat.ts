import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import { fightCountered } from '../09-combat/charge.js';
import { offerAdvance } from '../10-results/advance.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import type { PbemEvent } from '../core/events.js';
import { goStep } from '../07-movement/going.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Retreat } from '../core/orders/combat-orders.js';
import type { PathStep } from '../core/orders/define.js';
import { carryOutRetreat, settleForced } from '../10-results/retreat-carried-out.js';
import { retreatChoice, type RetreatChoice } from '../10-results/retreat-choice.js';
import { goFurther, standing } from '../10-results/retreat-way.js';
import type { Way } from '../10-results/flight.js';

/** Answers a retreat that is owed (pbem:10.2); then the victors may advance (10.9). */
export const RETREAT: OrderRule<Retreat> = {
  when: { decision: 'Retreat' },
  rule: 'pbem:10.21a',
  units: ({ unit }) => [unit],
  carryOut(course, side, order, dice) {
    const { position } = course;
    const decision = owedBy(position, side, order.unit);
    const unit = position.units[order.unit];
    if (!decision || !unit) {
      const because = `${side} has no retreat of ${order.unit} to decide`;
      return illegal('pbem:10.21a', because, order.unit);
    }
    const choice = retreatChoice(position, unit, decision.about, side);
    const way = wayAlong(choice, order.path);
    if (!way.ok) return way.refusal;
    goAway(course, decision, choice, way.value, dice);
    return null;
  },
  list(position, side, unit) {
    const decision = owedBy(position, side, unit.id);
    if (!decision) return [];
    const { ways } = retreatChoice(position, unit, decision.about, side);
    if (ways.length === 0) {
      const order: Retreat = { type: 'Retreat', unit: unit.id, path: [] };
      return [{ order, mp: 0, summary: `${unit.id} cannot retreat` }];
    }
    return ways.map((way) => ({
      order: { type: 'Retreat', unit: unit.id, path: way.steps.map(({ gait, hexes }) => ({ gait, hexes })) },
      mp: way.mp,
      summary: `${unit.id} ${decision.about.falls ? 'falls' : 'retreats'} to ${way.hexes.join('-')}`,
    }));
  },
};

/**
 * The side in turn has closed a fire step. Retreats that leave no choice are carried out in the order in which they
 * were caused; the others stay pending and are now due (pbem:4.23c, 4.4b).
 */
export function settleFireRetreats(course: Course<PbemEvent>, dice: Dice): void {
  settleForced(course, dice);
}

/**
 * A player turn has begun: retreats that were left open until now and leave no choice are carried out (pbem:4.21). The
 * victors cannot advance any more.
 */
export function settleOpenRetreats(course: Course<PbemEvent>, dice: Dice): void {
  settleForced(course, dice);
}

/** Carries out an owed retreat along a way, and what follows from it (null: no step is possible). */
export function goAway(
  course: Course<PbemEvent>,
  decision: DecisionOf<'Retreat'>,
  choice: RetreatChoice,
  way: Way | null,
  dice: Dice,
): void {
  const left = carryOutRetreat(course, decision, choice, way, 'pbem:10.2a', dice);
  const gone = [...(left ? [left] : []), ...settleForced(course, dice)];
  const { charge } = decision.about;
  if (charge) fightCountered(course, charge, gone, dice);
  else offerAdvance(course, gone);
}

/** The retreat of a unit that a side has to decide now; undefined: there is none. */
export function owedBy(position: Position, side: SideId, unit: UnitId): DecisionOf<'Retreat'> | undefined {
  return decisionsOf(position, 'Retreat', side).find(
    (decision) => decision.about.unit === unit && isDue(position, decision),
  );
}

/** Follows an ordered path. Null: the path is empty, and that is correct. */
function wayAlong(choice: RetreatChoice, path: readonly PathStep[]): Ruled<Way | null> {
  const { flight, ways } = choice;
  const { position, unit } = flight;
  if (path.length === 0 && ways.length === 0) return allowed(null);
  if (flight.owed.falls) {
    const to = path.map(({ hexes }) => hexes.join('-')).join();
    const chosen = ways.find(({ hexes }) => hexes.join('-') === to);
    return chosen ? allowed(chosen) : forbidden('pbem:19.12p', `${unit.id} does not fall to ${to || 'nowhere'}`, to);
  }
  let way = standing(flight);
  for (const step of path) {
    const gone = goStep(position, unit, way.hexes, step);
    if (!gone.ok) return gone;
    const further = goFurther(flight, way, gone.value);
    if (!further.ok) return further;
    way = further.value;
  }
  const refusal: Refusal | null = choice.judge(way);
  return refusal ? refused(refusal) : allowed(way);
}
