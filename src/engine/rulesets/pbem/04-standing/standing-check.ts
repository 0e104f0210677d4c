import { forbidden, refused, type Refusal } from '../../../game/refusal.js';
import type { StandingOrder } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { ODDS_COLUMNS } from '../core/combat/combat-tables.js';
import { ASK, STANDING_KINDS } from '../core/orders/standing-kinds.js';

/** Why a standing order cannot be given, or null; `known`: the units of the game by name. */
export function wrongStanding(order: StandingOrder, known: Readonly<Record<UnitId, unknown>>): Refusal | null {
  const kind = Object.hasOwn(STANDING_KINDS, order.on)
    ? STANDING_KINDS[order.on as keyof typeof STANDING_KINDS]
    : undefined;
  if (!kind) {
    const because = `standing orders are about ${Object.keys(STANDING_KINDS).join(', ')}, not ${order.on}`;
    return refused({ code: 'malformed', rule: null, because, subject: order.on }).refusal;
  }
  if (order.answer !== ASK && !kind.answers.includes(order.answer)) {
    const because = `${order.on} is answered ${kind.answers.join(', ')} or ${ASK}, not ${order.answer}`;
    return forbidden(kind.rule, because, order.answer).refusal;
  }
  if ((order.odds !== undefined) !== (order.answer === kind.byOdds)) {
    const because = `odds go with ${kind.byOdds ?? 'no answer of this kind'}, and only with it`;
    return forbidden(kind.rule, because, order.on).refusal;
  }
  if (order.odds !== undefined && !ODDS_COLUMNS.some((column) => column === order.odds)) {
    return forbidden('pbem:9.1f', `the combat table has no column ${order.odds}`, order.odds).refusal;
  }
  const unknown = order.units?.find((id) => !Object.hasOwn(known, id));
  return unknown === undefined
    ? null
    : { code: 'unknownUnit', rule: null, because: `there is no unit ${unknown}`, subject: unknown };
}
