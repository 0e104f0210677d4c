import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import {
  isCharacter,
  isLive,
  isMounted,
  type Character,
  type SideId,
  type Unit,
  type UnitId,
} from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { breakAway } from '../13-animals/let-go.js';
import { letFollow } from './aftermath.js';
import { decisionsOf, type RetreatOwed } from '../core/turn/decision.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { afterMoving, throwOff, askForPlace } from './landing.js';
import { causeOf, type Blow, type Effect } from './effect.js';
import type { PbemEvent } from '../core/events.js';
import { isRaging } from '../core/rage/rage.js';
import { breakMelee } from '../core/melee/melee.js';
import { oweFall } from '../core/siege/tower-fall.js';
import { taskOfKind } from '../core/tasks/task.js';
import { raise, settle } from '../core/turn/pending.js';
import { letDrownWhoCannotStand } from '../17-water/drowning.js';
import { canFallOffStones, letFallOffStones, losesBalance } from './plunge.js';

/**
 * Makes a unit suffer a result of fire or combat, at once and with all its consequences (pbem:10): health, loss of the
 * horse, dismount, melees. A retreat is not carried out here: it becomes a pending decision, due now (combat) or when
 * the fire step closes (pbem:4.4d). Dice: placement of a dismounted rider. The dead suffer nothing more.
 */
export function sufferResult(course: Course<PbemEvent>, id: UnitId, effect: Effect, blow: Blow, dice: Dice): void {
  const unit = course.position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  if (!isLive(unit) || effect.kind === 'none') return;
  if (isCharacter(unit)) sufferAsCharacter(course, unit, effect, blow, dice);
  else sufferAsAnimal(course, unit, effect, blow);
}

function sufferAsCharacter(course: Course<PbemEvent>, unit: Character, effect: Effect, blow: Blow, dice: Dice): void {
  if (effect.kind === 'retreat') {
    const falls = canFallOffStones(course.position, unit);
    const kneels = taskOfKind(course.position, unit.id, 'seppuku') !== undefined;
    // He lets go when he is hit, not only when he goes (pbem:10.0c, 10.21b, 13.7v).
    if (falls || !kneels) letFollow(course, unit.id, 'retreats', dice);
    if (falls) {
      letFallOffStones(course, unit, dice);
      return;
    }
    if (kneels) {
      // A samurai at seppuku does not retreat; he is wounded instead (pbem:12.10c, 12.10d).
      hurt(course, unit, { kind: 'wounded' }, { ...blow, rule: blow.missile ? 'pbem:12.10c' : 'pbem:12.10d' }, dice);
    } else if (unit.health === 'stunned') retreatStunned(course, unit, effect.hexes ?? 1, blow, dice);
    else if (retreatsOnce(course.position) && hasRetreated(course.position, unit))
      retreatAgain(course, unit, effect.hexes ?? 1, blow, dice);
    else oweRetreat(course, unit, effect.hexes ?? 1, blow);
    return;
  }
  if (effect.kind === 'none') return;
  hurt(course, unit, { ...effect, kind: effect.kind }, blow, dice);
}

/** A unit makes one retreat in a player turn; a retreat that it still owes counts (pbem:10.22f). */
function hasRetreated(position: Position, unit: Unit): boolean {
  return unit.acts.retreated || decisionsOf(position, 'Retreat').some(({ about }) => about.unit === unit.id);
}

/** In Siege a unit retreats as often as it is told to. */
function retreatsOnce(position: Position): boolean {
  return bookOf(position).results.retreat === 'far';
}

/** A second retreat in a player turn fails (pbem:10.22f); on a siege tower it ends in a fall (19.12p). */
function retreatAgain(course: Course<PbemEvent>, unit: Character, hexes: number, blow: Blow, dice: Dice): void {
  if (!oweFall(course, unit, owedTo(course.position, unit, hexes, blow)))
    failRetreat(course, unit, 'pbem:10.22f', 'none', blow, dice);
}

/** A stunned man cannot retreat: he is wounded (pbem:10.3e), or falls off his siege tower and is wounded (19.12p). */
function retreatStunned(course: Course<PbemEvent>, unit: Character, hexes: number, blow: Blow, dice: Dice): void {
  const owed = owedTo(course.position, unit, hexes, blow);
  if (retreatsOnce(course.position) && oweFall(course, unit, owed)) return;
  hurt(course, unit, { kind: 'wounded' }, { ...blow, rule: 'pbem:10.3e' }, dice);
}

function oweRetreat(course: Course<PbemEvent>, unit: Unit, hexes: number, blow: Blow): void {
  const { position } = course;
  raise(
    course,
    'Retreat',
    retreatOwner(position, unit, blow),
    ruleOfRetreat(position, blow),
    owedTo(position, unit, hexes, blow),
  );
}

/** The rule that makes somebody retreat; before the next shot, if the book says so. */
function ruleOfRetreat(position: Position, { missile }: Blow): string {
  return missile && bookOf(position).sequence.fireRetreats === 'atOnce' ? 'siege-en:1.321c' : 'pbem:10.21a';
}

function owedTo(position: Position, { id: unit }: Unit, hexes: number, blow: Blow): RetreatOwed {
  const { from, missile, firedFrom, noAdvance } = blow;
  const due = missile && bookOf(position).sequence.fireRetreats === 'atStepEnd' ? 'stepEnd' : 'now';
  return { unit, hexes, from, missile, due, firedFrom, ...(noAdvance ? { noAdvance } : {}) };
}

/** The player of the unit; for neutrals and animals, the player of the attacker (pbem:10.21a). */
function retreatOwner(position: Position, unit: Unit, { from }: Blow): SideId {
  if (isCharacter(unit) && unit.side !== null) return unit.side;
  const sides = from.flatMap((id) => position.units[id]?.side ?? []);
  return sides[0] ?? position.turn.side;
}

/**
 * The penalty for a character that could go no hex of its retreat (`none`) or only some (`some`): a character on foot
 * is wounded or stunned (pbem:10.22d, 10.22e), a rider is stunned and so dismounted (pbem:10.23c); in Siege all are
 * wounded (siege-en:1.321f, 1.752b). `rule`: the rule by
 * which the retreat failed.
 */
export function failRetreat(
  course: Course<PbemEvent>,
  unit: Character,
  rule: string,
  gone: 'none' | 'some',
  blow: Blow,
  dice: Dice,
): void {
  const wounded = bookOf(course.position).results.retreat === 'allOrWound' || (!isMounted(unit) && gone === 'none');
  hurt(course, unit, { kind: wounded ? 'wounded' : 'stunned' }, { ...blow, rule }, dice);
}

type Harm = 'stunned' | 'wounded' | 'killed';

/**
 * The harm for a character in its state of health, and the rule that makes the harm worse (pbem:10.3e, 10.3f, 10.4b).
 */
function worsened(
  position: Position,
  unit: Character,
  harm: Harm,
): { readonly harm: Harm; readonly rule: string | null } {
  if (harm === 'killed' || unit.health === 'healthy') return { harm, rule: null };
  if (unit.health === 'wounded') return { harm: 'killed', rule: 'pbem:10.4b' };
  if (harm === 'stunned') return { harm: 'killed', rule: 'pbem:10.3f' };
  const dies = bookOf(position).results.stunnedAndWounded === 'killed';
  return dies ? { harm: 'killed', rule: 'pbem:10.3e' } : { harm, rule: null };
}

interface Harmed {
  readonly kind: Harm;
  readonly horseKilled?: boolean;
  readonly unhorsed?: true;
}

function hurt(
  course: Course<PbemEvent>,
  unit: Character,
  { kind: suffered, horseKilled = false, unhorsed }: Harmed,
  blow: Blow,
  dice: Dice,
): void {
  const shrugs = suffered === 'wounded' && isRaging(unit) && !unit.rage?.shrugged;
  if (shrugs) course.emit({ type: 'WoundShrugged', data: { unit: unit.id, cause: causeOf(blow) } });
  if (shrugs && !horseKilled) return;
  const { harm, rule } = shrugs ? ({ harm: 'none', rule: null } as const) : worsened(course.position, unit, suffered);
  let cause = causeOf(rule === null ? blow : { ...blow, rule });
  let dies = harm === 'killed';
  let free: readonly HexName[] = [];
  const thrown = isMounted(unit) && (horseKilled || unhorsed === true || harm !== 'wounded');
  if (thrown) {
    if (horseKilled) course.emit({ type: 'UnitKilled', data: { unit: unit.mount ?? '', cause: causeOf(blow) } });
    const { room, choice } = throwOff(course, unit, blow, dice);
    free = choice ?? [];
    letFollow(course, unit.id, 'dismounted', dice);
    if (!room && !dies) {
      cause = { ...cause, rule: 'pbem:10.6e' };
      dies = true;
    }
  }
  if (dies) {
    course.emit({ type: 'UnitKilled', data: { unit: unit.id, cause } });
    breakMelee(course, unit.id, 'pbem:11.4a');
    letRetreatLapse(course, unit.id, 'pbem:10.5');
    letFollow(course, unit.id, 'killed', dice);
  } else if (harm === 'stunned') {
    course.emit({ type: 'UnitStunned', data: { unit: unit.id, cause, ...inOwnTurn(course.position, unit) } });
    breakMelee(course, unit.id, 'pbem:10.3c');
    letRetreatLapse(course, unit.id, 'pbem:10.3e');
    letFollow(course, unit.id, 'stunned', dice);
  } else {
    if (harm === 'wounded') {
      course.emit({ type: 'UnitWounded', data: { unit: unit.id, cause, ...afterMoving(course.position, unit) } });
    }
    if (thrown) breakDistantMelee(course, unit.id, 'pbem:10.6f');
    if (harm === 'wounded') letFollow(course, unit.id, 'wounded', dice);
  }
  if (harm === 'stunned' || (harm === 'wounded' && losesBalance(course, unit.id, dice))) {
    letFallOffStones(course, unit, dice);
  }
  if (free.length > 0) askForPlace(course, unit, free);
  letDrownWhoCannotStand(course, unit.id);
  if (thrown) letDrownWhoCannotStand(course, unit.mount ?? '');
}

/** A unit that is stunned or dead by now cannot retreat any more (pbem:10.3e). */
function letRetreatLapse(course: Course<PbemEvent>, unit: UnitId, rule: string): void {
  for (const { id } of decisionsOf(course.position, 'Retreat').filter(({ about }) => about.unit === unit)) {
    settle(course, id, rule);
  }
}

/**
 * Animals retreat, and the asterisk kills them; all other results are for riders (pbem:9.6a, 13c, 26.1d). Dogs die of
 * wounds instead; for a dog being stunned only ends its melees (pbem:13.3j). A retreat that fails does no harm to
 * animals (pbem:10.28a).
 */
function sufferAsAnimal(course: Course<PbemEvent>, unit: Unit, effect: Effect, blow: Blow): void {
  if (effect.kind === 'retreat') {
    if (hasRetreated(course.position, unit)) return;
    breakAway(course, unit.id, 'pbem:10.28b');
    oweRetreat(course, unit, effect.hexes ?? 1, blow);
    return;
  }
  const isDog = unit.sheet.kind === 'dog';
  if (isDog && effect.kind === 'stunned') breakMelee(course, unit.id, 'pbem:13.3j');
  const dies = isDog ? effect.kind === 'wounded' || effect.kind === 'killed' : effect.horseKilled === true;
  if (!dies) return;
  course.emit({
    type: 'UnitKilled',
    data: { unit: unit.id, cause: causeOf(isDog ? { ...blow, rule: 'pbem:13.3j' } : blow) },
  });
  breakMelee(course, unit.id, 'pbem:11.4a');
  letRetreatLapse(course, unit.id, 'pbem:10.5');
  letDrownWhoCannotStand(course, unit.id);
}

/** Siege remembers who was stunned in a player turn of their own side (siege-en:1.21g). */
function inOwnTurn(position: Position, { side }: Unit): { readonly inOwnTurn?: true } {
  const isRemembered = bookOf(position).sequence.recovery === 'ownSideBefore';
  return isRemembered && side === position.turn.side ? { inOwnTurn: true } : {};
}
