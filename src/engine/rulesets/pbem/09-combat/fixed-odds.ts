import { dungeonUnder } from '../../../board/dungeon.js';
import type { FieldHex } from '../../../board/field.js';
import { isRampart, riseBetween } from '../../../board/location.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { previewOfFaces } from '../../../game/preview-of.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { noticeAttack } from '../10-results/aftermath.js';
import { parseSign } from '../10-results/effect.js';
import { sufferResult } from '../10-results/result.js';
import { ODDS_STEPS, type CombatSign, type OddsColumn } from '../core/combat/combat-tables.js';
import { isAtManhole, manholesOf } from '../core/dungeon/dungeon.js';
import type { PbemEvent } from '../core/events.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { isBehindDoor } from '../core/doors/door-side.js';
import { isBesideInSight } from '../core/survey/seen.js';
import { hexOf } from '../core/terrain/ground.js';
import { tableFor, readTable } from './odds.js';

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

/** The result of each die on a column without shifts, in the table of the target. */
export function fixedOdds(position: Position, target: Unit, odds: OddsColumn): Preview {
  const read = { table: tableFor(position, [target]).rule, column: odds, modifiers: [] };
  return previewOfFaces(read, 10, (die) => fixedResult(position, target, odds, die).result);
}

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

/**
 * How a thing that is thrown into a hex beside the thrower gets there: from above, on the level, upwards, through a
 * slit, or not at all.
 */
type Throw = 'above' | 'level' | 'upwards' | 'slit' | 'apart';

/** The easiest throw from any hex of the unit; plain adjacency is enough (rulings of pbem:19.17a, 20.2a). */
export function throwInto(position: Position, unit: Unit, to: FieldHex): Throw {
  const ways = unit.hexes.map((name) => throwBetween(position, unit, hexOf(position, name), to));
  return BEST_FIRST.find((way) => ways.includes(way)) ?? 'apart';
}

const BEST_FIRST: readonly Throw[] = ['above', 'level', 'slit', 'upwards', 'apart'];

function throwBetween(position: Position, unit: Unit, from: FieldHex, to: FieldHex): Throw {
  if (fallsInto(position, unit, from, to)) return 'above';
  const hexside = hexsideOf(position, from, to);
  if (!hexside) return 'apart';
  if (hexside.type === 'arrowSlit') return 'slit';
  if (!isBesideInSight(position, from, to) || isBehindDoor(position, unit, from, to)) return 'apart';
  const height = to.level - from.level + 2 * riseBetween(from, to);
  // A climber is level with the rampart before him for sight only (ruling of pbem:20.2d).
  if (height < 0 || (to.terrain === 'ladder' && isRampart(from))) return 'above';
  return height === 0 ? 'level' : 'upwards';
}

/**
 * A thing that the unit lets go in a place falls into another one below: into the archway below the rampart of a gate
 * (pbem:16.31c, 19.17g), or through the manhole into any place of a dungeon (pbem:16.33g).
 */
export function fallsInto(position: Position, unit: Unit, from: FieldHex, to: FieldHex): boolean {
  if (from.below === to) return isRampart(from);
  if (to.terrain !== 'dungeon') return false;
  return manholesOf(position).some((hole) => isAtManhole(position, unit, hole) && dungeonUnder(hole).includes(to));
}
