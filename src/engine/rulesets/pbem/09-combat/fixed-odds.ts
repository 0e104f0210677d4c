import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { tableFor } from './combat-odds.js';
import { ODDS_STEPS, type CombatSign, type OddsColumn } from '../core/combat/combat-tables.js';

/** The result of a die of 1 to 10 on a column without shifts, in the table of the target (pbem:19.17d). */
export function fixedResult(
  position: Position,
  target: Unit,
  odds: OddsColumn,
  die: number,
): { readonly table: string; readonly result: CombatSign } {
  const { rule, rows } = tableFor(position, [target]);
  const result = rows[die - 1]?.[ODDS_STEPS.findIndex(({ name }) => name === odds)];
  if (result === undefined) throw new RangeError(`no result of ${die} at ${odds}`);
  return { table: rule, result };
}
