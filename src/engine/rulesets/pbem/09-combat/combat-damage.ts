import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isMounted, isLive, type UnitId, type Unit } from '../../../position/unit.js';
import type { Effect, Blow } from '../10-results/effect.js';
import { sufferResult } from '../10-results/result.js';
import { linkedTo, vacatedBy, type Vacated } from '../10-results/vacated.js';
import { bookOf } from '../core/books/of.js';
import { drawLowest, drawOne } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import { raise } from '../core/turn/pending.js';

/** One unit and the result that it suffers. */
interface Share {
  readonly unit: UnitId;
  readonly effect: Effect;
}

/**
 * The units of a group that suffer a result (pbem:9.2g): a DR10 for each member, all that tie for lowest. If several
 * are selected, only one of them is killed, and only one horse; for the other characters the kill becomes a wound, for
 * animals it has no effect (10.7b).
 */
function shareOut(course: Course<PbemEvent>, group: readonly UnitId[], effect: Effect, dice: Dice): readonly Share[] {
  const [only, other] = group;
  if (only === undefined || other === undefined) return group.map((unit) => ({ unit, effect }));
  const { drawn: selected, dice: rolled } = drawLowest(dice, group, 'pbem:9.2g');
  course.emit({ type: 'UnitsSelected', data: { selected, dice: rolled, rule: 'pbem:9.2g' } });
  if (selected.length === 1 || (effect.kind !== 'killed' && effect.horseKilled !== true)) {
    return selected.map((unit) => ({ unit, effect }));
  }
  return shareKill(course, selected, effect, dice);
}

function shareKill(course: Course<PbemEvent>, tied: readonly UnitId[], effect: Effect, dice: Dice): readonly Share[] {
  const killable = effect.kind === 'killed' ? tied.filter((id) => losesLife(course, id)) : [];
  const horsed = effect.horseKilled === true ? tied.filter((id) => losesHorse(course, id)) : [];
  const victim = drawVictim(course, killable, dice);
  const sameDraw = victim !== null && killable.length === horsed.length && killable.every((id) => horsed.includes(id));
  const horseVictim = sameDraw ? victim : drawVictim(course, horsed, dice);
  return tied.map((unit) => ({
    unit,
    effect: {
      kind: effect.kind === 'killed' && unit !== victim ? reducedKill(course, unit) : effect.kind,
      ...(unit === horseVictim ? { horseKilled: true } : {}),
    },
  }));
}

/** A dog, an animal, does not suffer the wound that is left of the kill for a character (pbem:10.7b, 13.3j). */
function reducedKill(course: Course<PbemEvent>, id: UnitId): 'wounded' | 'none' {
  return course.position.units[id]?.sheet.kind === 'dog' ? 'none' : 'wounded';
}

function drawVictim(course: Course<PbemEvent>, candidates: readonly UnitId[], dice: Dice): UnitId | null {
  if (candidates.length === 0) return null;
  const { drawn, dice: rolled } = drawOne(dice, candidates, 'pbem:10.7b');
  if (rolled.length > 0) {
    course.emit({ type: 'UnitsSelected', data: { selected: [drawn], dice: rolled, rule: 'pbem:10.7b' } });
  }
  return drawn;
}

/** A kill without asterisk kills characters and dogs. */
function losesLife(course: Course<PbemEvent>, id: UnitId): boolean {
  const unit = course.position.units[id];
  return unit !== undefined && (isCharacter(unit) || unit.sheet.kind === 'dog');
}

/** An asterisk kills the horse of a rider, or a loose animal itself; it has no effect on infantry and dogs. */
function losesHorse(course: Course<PbemEvent>, id: UnitId): boolean {
  const unit = course.position.units[id];
  return unit !== undefined && (isCharacter(unit) ? isMounted(unit) : unit.sheet.kind !== 'dog');
}

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
