import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import { parseSign, type Effect, type ResultSign } from '../10-results/effect.js';
import type { Vacated } from '../10-results/vacated.js';
import { strikesIntoWater } from '../17-water/fighting.js';
import type { Combat } from './combat.js';
import type { CounterBlow, KeptOdds } from '../core/combat/charge-under-way.js';
import { damage } from './combat-damage.js';
import { tableNamed, columnName, readTable, type CombatOdds } from './odds.js';

/** Odds in a form that can be stored until the die is rolled. */
export function keptOdds(odds: CombatOdds): KeptOdds {
  const { attack, defence, original, shifts, final, table } = odds;
  return { attack, defence, original, shifts, final, table: table.rule };
}

/**
 * Rolls the die of a combat and applies the result to the losers. Returns the hexes that the dead leave to the winners.
 */
export function rollCombat(course: Course<PbemEvent>, combat: Combat, odds: KeptOdds, dice: Dice): readonly Vacated[] {
  const attackers = combat.attackers.map(({ id }) => id);
  const defenders = combat.defenders.map(({ id }) => id);
  const read = rollResult(course, { attackers, defenders, counter: false }, odds, dice);
  const { side, effect } = read;
  if (side === null) return [];
  if (side === 'defender') return damage(course, defenders, attackers, effect, read, dice);
  // Results against units that attack only panicked units are ignored (pbem:22.9l).
  if (combat.defenders.every(({ panic }) => panic !== undefined)) return [];
  // Spearmen who attack units in the water suffer no results (pbem:17.5b).
  const exposed = combat.attackers.filter(
    (one) => !combat.defenders.every((other) => strikesIntoWater(course.position, one, other)),
  );
  return damage(
    course,
    exposed.map(({ id }) => id),
    defenders,
    effect,
    read,
    dice,
  );
}

/**
 * The counter-blow of a rider who is charged: only a result against the charger counts (pbem:9.4g). Returns the hexes
 * that a dead charger leaves to that rider.
 */
export function rollCounterBlow(
  course: Course<PbemEvent>,
  charger: UnitId,
  { unit, odds }: CounterBlow,
  dice: Dice,
): readonly Vacated[] {
  const parties = { attackers: [unit], defenders: [charger], counter: true };
  const read = rollResult(course, parties, odds, dice);
  const { side, effect } = read;
  const suffered: Effect = side === 'defender' ? effect : { kind: 'none' };
  return damage(course, [charger], [unit], suffered, read, dice);
}

interface Parties {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly counter: boolean;
}

/** The result that the die gave in the table, and the rule of the table. */
interface Read extends ResultSign {
  readonly result: string;
  readonly table: string;
}

function rollResult(course: Course<PbemEvent>, parties: Parties, odds: KeptOdds, dice: Dice): Read {
  const { attack, defence, original, shifts, final, table } = odds;
  const purpose = parties.counter ? 'counterCharge' : 'combat';
  const die = dice.roll({ purpose, rule: table, faces: 10 });
  const { columns } = bookOf(course.position).combat;
  const read = tableNamed(course.position, table);
  const result = course.stated?.result ?? readTable(read, final, die.value);
  course.emit({
    type: 'CombatResolved',
    data: {
      ...parties,
      attack,
      defence,
      originalOdds: columnName(columns, original),
      shifts,
      finalOdds: columnName(columns, final),
      table,
      die,
      result,
      ...(read.houseRows?.includes(die.value) ? { house: true as const } : {}),
    },
  });
  return { ...parseSign(result), result, table };
}
