import type { Dice, RolledDie } from '../dice/dice.js';

/** Days for each die of the healing table (pbem:26.6); null: many months, that is not in this campaign. */
const DAYS: readonly (number | null)[] = [1, 2, 3, 4, 5, 7, 10, 20, null, null];

/** The die of a roll on the healing table and the days that it gives; `days` null: many months (pbem:24.2b). */
export interface DaysRolled {
  readonly die: RolledDie;
  readonly days: number | null;
}

/** Rolls on the healing table for somebody (pbem:26.6). `rule` asks for the roll. Throws what the dice throw. */
export function rollDays(dice: Dice, purpose: 'healing' | 'absence', rule: string, subject: string): DaysRolled {
  const die = dice.roll({ purpose, rule, faces: 10, subject });
  return { die, days: DAYS[die.value - 1] ?? null };
}
