import type { Modifier } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, isDragon } from '../../../position/unit.js';
import { oddsOf, type CombatOdds } from '../09-combat/combat-odds.js';
import { shiftedColumn } from '../09-combat/odds.js';

/**
 * The odds of an attempt to pin (pbem:8.1g): those of a combat of the pinner against the mover in his present hexes,
 * one against one (8.1f), with a further shift if infantry tries to stop a rider (8.1h).
 */
export function pinOdds(position: Position, pinner: Unit, mover: Unit): CombatOdds {
  const odds = oddsOf(position, [pinner], [mover]);
  if (isMounted(pinner) || isDragon(pinner) || !isMounted(mover)) return odds;
  const further: Modifier = { rule: 'pbem:8.1h', what: 'infantry pins a rider', value: -1 };
  const shifts = [...odds.shifts, further];
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return { ...odds, shifts, final: shiftedColumn(odds.columns, odds.original, shift) };
}
