import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isOrderGiven } from '../../../game/order-given.js';
import type { Outcome, Position } from '../../../position/position.js';
import { endDayOfBuilding } from '../19-building/building.js';
import { endDayOfFilling } from '../19-filling/review.js';
import { endFiresOfDay } from '../20-fire/go-out.js';
import { isDetailedDay } from '../core/day/detailed-day.js';
import type { PbemEvent } from '../core/events.js';
import type { Stir } from '../core/events/turn.js';
import { ordersWith, type Order } from '../core/orders.js';

/**
 * The game ends, and with it a day of building (pbem:19.8c). In a day that is played in detail the fires end too, and
 * what burned is destroyed, before points are counted (pbem:2.82d); in the evening screens go into the moat and moats
 * are filled (pbem:19.52g, 19.52h).
 */
export function endGame(
  course: Course<PbemEvent>,
  outcomeOf: (position: Position) => Outcome,
  rule: string,
  dice: Dice,
): void {
  if (isDetailedDay(course.position)) {
    endFiresOfDay(course, dice);
    endDayOfFilling(course, dice);
  }
  endDayOfBuilding(course);
  course.emit({ type: 'GameEnded', data: { ...outcomeOf(course.position), rule } });
}

/** Orders that are no actions (pbem:2.82b): closing a step, talking, and orders that a unit is forced to carry out. */
const NO_ACTIONS = ordersWith('noAction');

/** Combat and battering. Missile fire is neither of them (pbem:2.82b). */
const FIGHTS: ReadonlySet<PbemEvent['type']> = new Set<PbemEvent['type']>(['CombatResolved', 'TargetBattered']);

/** Notes the first action and the first fight of the GT: the length of the day depends on them (pbem:2.82b). */
export function noteStir(course: Course<PbemEvent>): void {
  const { position } = course;
  if (!isDetailedDay(position) || position.outcome) return;
  const { day, turn } = position;
  const begun = course.events.findLastIndex(({ type }) => type === 'PlayerTurnBegan');
  const events = begun < 0 ? course.events : course.events.slice(begun);
  const isWorkedOn = (position.tasks ?? []).some(({ workers }) =>
    workers.some((id) => position.units[id]?.side === turn.side),
  );
  const note = (by: Stir): void =>
    course.emit({ type: 'DayStirred', data: { gameTurn: turn.gameTurn, by, rule: 'pbem:2.82b' } });
  if (day?.acted !== turn.gameTurn && (isWorkedOn || events.some(isAction))) note('action');
  if (day?.fought !== turn.gameTurn && events.some(({ type }) => FIGHTS.has(type))) note('fight');
}

function isAction(event: PbemEvent): boolean {
  return isOrderGiven(event) && !NO_ACTIONS.has((event.data.order as Order).type);
}
