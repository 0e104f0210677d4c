import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit, type UnitId } from '../../../position/unit.js';
import type { Blow, Effect } from '../10-results/effect.js';
import { bookOf } from '../core/books/of.js';
import { raise } from '../core/turn/pending.js';
import type { PbemEvent } from '../core/events.js';
import { sufferResult } from '../10-results/result.js';
import { shareOut, type Share } from './selection.js';
import { linkedTo, vacatedBy, type Vacated } from '../10-results/vacated.js';

/**
 * Lets the losers of a combat suffer its result (pbem:10.0a). Returns the hexes that the dead leave to the winners.
 * Retreats are owed, and leave their hexes later.
 */
export function damage(
  course: Course<PbemEvent>,
  losers: readonly UnitId[],
  winners: readonly UnitId[],
  effect: Effect,
  read: { readonly result: string; readonly table: string },
  dice: Dice,
): readonly Vacated[] {
  if (asksOwner(course.position, losers, effect)) {
    askForCasualty(course, losers, winners, read);
    return [];
  }
  const shares =
    bookOf(course.position).combat.casualty === 'chosen'
      ? losers.map((unit) => ({ unit, effect }))
      : shareOut(course, losers, effect, dice);
  return damageTo(course, shares, winners, read.table, dice);
}

/**
 * In Siege harm falls on one of several units; their owner names the unit. A retreat is made by all (siege-en:1.72b).
 */
function asksOwner(position: Position, losers: readonly UnitId[], { kind }: Effect): boolean {
  const harms = kind !== 'none' && kind !== 'retreat';
  return harms && losers.length > 1 && bookOf(position).combat.casualty === 'chosen';
}

function askForCasualty(
  course: Course<PbemEvent>,
  units: readonly UnitId[],
  from: readonly UnitId[],
  { result, table }: { readonly result: string; readonly table: string },
): void {
  const side = units.map((id) => course.position.units[id]?.side ?? null).find((one) => one !== null);
  if (side === undefined || side === null) throw new Error('nobody owns the characters of a combat');
  raise(course, 'ChooseCasualty', side, 'siege-en:1.72b', { units, from, result, table });
}

/**
 * Lets units suffer each its share, by the table of that rule. Returns the hexes that the dead leave to the winners.
 */
export function damageTo(
  course: Course<PbemEvent>,
  shares: readonly Share[],
  winners: readonly UnitId[],
  rule: string,
  dice: Dice,
): readonly Vacated[] {
  const [winner, other] = winners;
  const by = winner === undefined || other !== undefined ? {} : { by: winner };
  const blow: Blow = { rule, ...by, from: winners, missile: false, firedFrom: null };
  return shares.flatMap((share) => {
    const before = course.position.units[share.unit];
    if (!before || !isLive(before)) return [];
    const linked = linkedTo(course.position, before.id, winners);
    sufferResult(course, share.unit, share.effect, blow, dice);
    return deathOf(course, before, linked, winners);
  });
}

function deathOf(
  course: Course<PbemEvent>,
  before: Unit,
  linked: readonly UnitId[],
  winners: readonly UnitId[],
): readonly Vacated[] {
  const left = vacatedBy(course.position, before, linked, winners);
  return left ? [left] : [];
}
