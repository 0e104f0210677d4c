import type { Course } from '../../../game/course.js';
import { isOrderGiven } from '../../../game/order-given.js';
import type { PbemEvent } from '../core/events.js';
import type { Stir } from '../core/events/day.js';
import { ordersWith, type Order } from '../core/orders.js';
import { isDetailedDay } from '../core/day/detailed-day.js';

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
