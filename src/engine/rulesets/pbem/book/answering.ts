import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { PendingDecision, StandingOrder } from '../../../position/turn.js';
import { playersOf, type PlayerId } from '../../../position/seat.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import { ORDER_RULES } from './order-rules.js';
import type { Order } from '../core/orders.js';
import { narrowedTo, passOn } from '../01-players/command.js';
import { isDue, type DecisionKind, type DecisionOf } from '../core/turn/decision.js';
import { breakOffTasks } from '../core/tasks/breaking-off.js';
import { raise } from '../core/turn/pending.js';
import { alarmBy, advanceBy, pursueBy, quarterBy, surrenderBy, standingOf } from '../04-standing/answers.js';
import { pinBy, attackerOf, retreatBy } from '../04-sequence/answers.js';

/** The order by which a standing order answers a decision of its kind; null: it does not answer this one. */
const ANSWERS: {
  readonly [Kind in DecisionKind]?: (
    position: Position,
    decision: DecisionOf<Kind>,
    standing: StandingOrder,
  ) => Order | null;
} = {
  Pin: pinBy,
  Retreat: retreatBy,
  Advance: advanceBy,
  Pursue: pursueBy,
  RaiseAlarm: alarmBy,
  Surrender: surrenderBy,
  Quarter: quarterBy,
};

/** Answers the first decision that is due and for which its owner has a standing order. False: there is none. */
export function answerByStanding(course: Course<PbemEvent>, dice: Dice): boolean {
  const { position } = course;
  if (!position.standing) return false;
  for (const decision of position.pending) {
    if (!isDue(position, decision)) continue;
    const players = playersOf(position, decision.owner).map(({ name }) => name);
    for (const player of players.length === 0 ? [null] : players) {
      if (answerAs(course, player, decision, dice)) return true;
    }
  }
  return false;
}

/**
 * If a side has several players, a player with a standing order answers for his own units; the others are asked
 * (pbem:1.2a, 1.2c).
 */
function answerAs(
  course: Course<PbemEvent>,
  player: PlayerId | null,
  { id, owner }: PendingDecision,
  dice: Dice,
): boolean {
  const his = narrowedTo(course.position, owner, player).pending.find((one) => one.id === id);
  if (!his) return false;
  const decision = his as DecisionOf<DecisionKind>;
  const standing = wordLeft(course.position, decision, player);
  return standing !== null && answer(course, decision, standing, dice, player);
}

function wordLeft(
  position: Position,
  decision: DecisionOf<DecisionKind>,
  player: PlayerId | null,
): StandingOrder | null {
  const { kind, owner } = decision;
  const about = unitsOf(decision);
  // Standing orders are for the player's own units: a retreat that he decides for another side's unit is left to him.
  if (kind === 'Retreat' && about.some((unit) => position.units[unit]?.side !== owner)) return null;
  return standingOf(position, owner, kind, about, player);
}

/** The units that a decision is about: for a pin the mover, else the own units. */
function unitsOf({ about }: DecisionOf<DecisionKind>): readonly UnitId[] {
  const { target, unit, units = [] } = about as { readonly target?: UnitId; unit?: UnitId; units?: readonly UnitId[] };
  return target !== undefined ? [target] : unit !== undefined ? [unit] : units;
}

function answer(
  course: Course<PbemEvent>,
  decision: DecisionOf<DecisionKind>,
  standing: StandingOrder,
  dice: Dice,
  player: PlayerId | null,
): boolean {
  const { id, kind, owner } = decision;
  if (kind === 'Retreat' && standing.answer === 'attacker') return handOver(course, decision as DecisionOf<'Retreat'>);
  const choose = ANSWERS[kind] as ((...given: unknown[]) => Order | null) | undefined;
  const order = choose?.(course.position, decision, standing) ?? null;
  if (order === null) return false;
  course.emit({
    type: 'StandingOrderApplied',
    data: { side: owner, ...(player === null ? {} : { player }), decision: id, order },
  });
  const rule = ORDER_RULES[order.type] as OrderRule<Order>;
  breakOffTasks(course, order, rule);
  const refusal = passOn(course, owner, order, player) ? null : rule.carryOut(course, owner, order, dice);
  if (refusal) throw new Error(`a standing order was refused: ${refusal.because}`);
  return true;
}

/** The attacker decides where the unit goes; its own side no longer decides (pbem:4.4c). */
function handOver(course: Course<PbemEvent>, { id, about }: DecisionOf<'Retreat'>): boolean {
  const attacker = attackerOf(course.position, about);
  if (attacker === null) return false;
  raise(course, 'Retreat', attacker, 'pbem:4.4c', about, id);
  return true;
}
