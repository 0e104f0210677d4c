import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isLive, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { noticeAttack } from '../10-results/aftermath.js';
import { parseSign } from '../10-results/effect.js';
import { sufferResult } from '../10-results/result.js';
import { tableFor } from './combat-odds.js';
import { ODDS_STEPS, type OddsColumn } from '../core/combat/combat-tables.js';
import { readTable } from './odds.js';

/**
 * Liquid that is thrown or poured on a unit attacks it at stated odds, without any modifier. Only the effect on the
 * target counts, no melee follows and nobody advances (pbem:20.2d, 20.2e).
 */
export function strikeAtOdds(
  course: Course<PbemEvent>,
  by: UnitId,
  id: UnitId,
  odds: OddsColumn,
  rule: string,
  dice: Dice,
): void {
  const unit = course.position.units[id];
  if (!unit || !isLive(unit)) return;
  noticeAttack(course, id, 'combat');
  const table = tableFor(course.position, [unit]);
  const die = dice.roll({ purpose: 'combat', rule, faces: 10, subject: id });
  const result = readTable(
    table,
    ODDS_STEPS.findIndex(({ name }) => name === odds),
    die.value,
  );
  course.emit({ type: 'HotLiquidStruck', data: { unit: id, by, odds, table: table.rule, die, result, rule } });
  const { side, effect } = parseSign(result);
  if (side !== 'defender') return;
  const blow = { rule, by, from: [by], missile: false, firedFrom: null, noAdvance: true } as const;
  sufferResult(course, id, effect, blow, dice);
}
