import type { Statement } from '../../../game/honour/statement.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { mustGo, rushesOf } from '../02-rage/rush.js';
import { chargesOf } from '../07-movement/charge-list.js';
import { whyNoRun, whyNotDeclare } from '../07-movement/charge-movement.js';
import { costOf } from '../07-movement/going.js';
import { movesNow } from '../07-movement/helped-reach.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { reach } from '../07-movement/reach.js';
import { moveAlong } from '../08-pinning/passing.js';
import { whyNotEndThere } from '../12-duel/obligation.js';
import { payForLoad } from '../12-equipment/load.js';
import { whyBarred } from '../12-tasks/bars.js';
import { movesOutOfWater, tellIfWinded } from '../17-water/way-out.js';
import { whyLoses } from '../core/animals/leads.js';
import { notInBook, bookOf } from '../core/books/of.js';
import type { StepGone } from '../core/events/facts.js';
import { unitsSharing, hexMates } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PathStep } from '../core/orders/define.js';
import type { Move } from '../core/orders/movement-orders.js';
import { isRaging } from '../core/rage/rage.js';
import { walk, whyNotEnd } from './walk.js';

/**
 * Steps whose price together is the one that the sender states in a game of honour (pbem:1.4b); the last step takes the
 * difference, under the rule of its first cost.
 */
export function stepsAsStated(stated: Statement | null, steps: readonly StepGone[]): readonly StepGone[] {
  const last = steps.at(-1);
  if (stated?.mp === undefined || !last) return steps;
  const difference = stated.mp - costOf(steps);
  if (difference === 0) return steps;
  const price = { mp: costOf([last]) + difference, rule: last.costs[0]?.rule ?? 'pbem:7.3c' };
  return [...steps.slice(0, -1), { ...last, costs: [price] }];
}

/**
 * A move, or a part of one (pbem:7): as long as no other unit gets an order, its unit may go on from the end of a part
 * (pbem:7.3e), with the MP that are left. Every part ends where the unit may stop. A charge is ridden in one part.
 * Where an enemy may try to pin, the move halts until he has answered (pbem:8); the rest of the path goes on by itself.
 */
export const MOVE: OrderRule<Move> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, path, charge }, dice) {
    const { position } = course;
    const unit = position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const { combat, notThere } = bookOf(position);
    if (charge && !combat.charges) return notInBook(notThere, 'there are no charges in this book', id);
    const immobile = whyImmobile(position, unit) ?? (charge ? whyNotDeclare(position, unit, charge) : null);
    if (immobile) return immobile;
    const walked = walk(position, unit, path);
    if (!walked.ok) return walked.refusal;
    const { steps } = walked.value;
    const wrong = (charge ? whyNoRun(position, unit, charge, steps) : null) ?? whyNotEnd(position, unit, steps);
    if (wrong) return wrong;
    payForLoad(course, id);
    tellIfWinded(course, unit, steps);
    if (charge) course.emit({ type: 'ChargeDeclared', data: { unit: id, targets: charge } });
    moveAlong(course, id, stepsAsStated(course.stated, steps), dice);
    return null;
  },
  list(position, _side, unit) {
    if (whyImmobile(position, unit)) return [];
    if (isRaging(unit)) {
      if (mustGo(position, unit))
        return movesNow(position, unit).filter(({ order }) => isAllowed(position, unit, order));
      const keepsHold = ({ hexes }: PathStep): boolean => whyLoses(position, unit, hexes) === null;
      return rushesOf(position, unit).filter(({ order }) => order.path.every(keepsHold));
    }
    const out = movesOutOfWater(position, unit);
    if (out) return out;
    const charges = bookOf(position).combat.charges ? chargesOf(position, unit) : [];
    const moves = charges.length === 0 ? movesNow(position, unit) : [...movesNow(position, unit), ...charges];
    if (!position.duel) return moves;
    return moves.filter(({ order }) => !whyNotEndThere(position, unit, order.path.at(-1)?.hexes ?? unit.hexes));
  },
};

/** The path is one that the unit may go to its end. */
function isAllowed(position: Position, unit: Unit, { path }: Move): boolean {
  const walked = walk(position, unit, path);
  return walked.ok && whyNotEnd(position, unit, walked.value.steps) === null;
}

/**
 * The movement step cannot be closed while a unit of the side in turn stands in an overstacked hex that it can leave
 * (pbem:7.26a). Neutral units and animals are no player's duty (pbem:7.26b).
 */
export function* leaveOverstacking(position: Position): Iterable<Refusal> {
  const { step, side } = position.turn;
  if (step !== 'movement') return;
  for (const unit of unitsSharing(position)) {
    if (unit.side !== side || !isCharacter(unit) || hexMates(position, unit).length === 0) continue;
    if (!canLeave(position, unit)) continue;
    yield illegal('pbem:7.26a', `${unit.id} must leave the overstacked ${unit.hexes.join('-')}`, unit.id);
  }
}

function canLeave(position: Position, unit: Unit): boolean {
  if (whyImmobile(position, unit) || whyBarred(position, unit, 'Move')) return false;
  return reach(position, unit, mpLeft(position, unit)).length > 0;
}
