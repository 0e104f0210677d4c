import type { FieldHex } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import {
  isActive,
  isCharacter,
  isMounted,
  isLive,
  type Unit,
  type UnitId,
  type SideId,
} from '../../../position/unit.js';
import { noticeAttack } from '../10-results/aftermath.js';
import type { Effect } from '../10-results/effect.js';
import { sufferResult } from '../10-results/result.js';
import { reveal } from '../22-hidden/reveal.js';
import { drawOne } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import type { ShotFacts } from '../core/events/facts.js';
import { fireResult, finalRoll, type ShotWeapon } from '../core/fire/missile-tables.js';
import { hiddenUnits } from '../core/hidden/hidden-units.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { adjacent } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { tableOf, type Aimed } from './aim.js';
import { drmOf } from './shot.js';
import { targetLine } from './target.js';

/** Missiles that a monk cannot deflect (pbem:2.75a). */
const NOT_DEFLECTED: readonly ShotWeapon[] = ['dagger', 'shuriken', 'ballista'];
/** The missile is deflected if the die is at most this (pbem:2.75b). */
const DEFLECTED_TO = 4;
/** If the die is at most this the monk fails, but may try again in this fire step (pbem:2.75c). */
const FAILED_TO = 7;
/** The retreat that replaces a wound, in hexes: the only retreat on the infantry line (pbem:2.75b). */
const RETREAT_HEXES = 2;

/** The result one step weaker, in the order killed, wounded, retreat, nothing (pbem:2.75b). */
const WEAKER: Readonly<Record<Effect['kind'], Effect>> = {
  killed: { kind: 'wounded' },
  wounded: { kind: 'retreat', hexes: RETREAT_HEXES },
  stunned: { kind: 'retreat', hexes: RETREAT_HEXES },
  retreat: { kind: 'none' },
  none: { kind: 'none' },
};

/**
 * The effect of a hit on a target that may deflect the missile. An active monk on foot who has not used up his
 * deflection in this fire step rolls for it (pbem:2.75); all other targets suffer the full effect.
 */
export function deflected(
  course: Course<PbemEvent>,
  id: UnitId,
  weapon: ShotWeapon,
  effect: Effect,
  dice: Dice,
): Effect {
  const { units, turn } = course.position;
  const unit = units[id];
  if (!unit || effect.kind === 'none' || !mayDeflect(unit, weapon, turn.step)) return effect;
  const die = dice.roll({ purpose: 'deflection', rule: 'pbem:2.75a', faces: 10, subject: id });
  const outcome = die.value <= DEFLECTED_TO ? 'deflected' : die.value <= FAILED_TO ? 'failed' : 'exhausted';
  course.emit({ type: 'DeflectionRolled', data: { unit: id, die, outcome, rule: RULES[outcome] } });
  return outcome === 'deflected' ? WEAKER[effect.kind] : effect;
}

const RULES = { deflected: 'pbem:2.75b', failed: 'pbem:2.75c', exhausted: 'pbem:2.75d' } as const;

function mayDeflect(unit: Unit, weapon: ShotWeapon, step: string): boolean {
  const monk = isCharacter(unit) && unit.sheet.classes.includes('monk') && isActive(unit) && !isMounted(unit);
  return monk && !NOT_DEFLECTED.includes(weapon) && unit.acts.deflection !== step;
}

/** Weapons whose missiles go astray: bows on foot or on horseback, and crossbows (ruling of pbem:22.5a). */
const STRAYING: readonly ShotWeapon[] = ['shortbow', 'longbow', 'crossbow'];
/**
 * The sign of the table that sends a missile astray. A hit without effect does not send it astray (ruling of
 * pbem:22.5a).
 */
const NO_EFFECT = '-';
/** The only effect of a stray missile, whatever its result on the table (pbem:22.5d). */
const STRAY_RESULT: Effect = { kind: 'retreat', hexes: 1 };

/**
 * A missile that had no effect at medium or long range flies on into one of the six hexes round the target's hex and
 * strikes at a unit there, friend or foe (option missileShower, pbem:22.5). Dice: a DR6 for the hex, clockwise from
 * board north; a DR10 for each unit in that hex if there are several; a DR10 on the table of the shot.
 */
export function letStray(course: Course<PbemEvent>, aimed: Aimed, facts: ShotFacts, dice: Dice): void {
  if (course.position.options['missileShower'] !== true || !goesAstray(aimed, facts)) return;
  const { firer, shot } = aimed;
  const die = dice.roll({ purpose: 'stray', rule: 'pbem:22.5b', faces: 6, subject: shot.at });
  const hex = hexOf(course.position, shot.at).neighbours[die.value - 1] ?? null;
  const data = { unit: firer.id, past: shot.at, hex: hex?.name ?? null, die, rule: 'pbem:22.5b' };
  course.emit({ type: 'MissileStrayed', data });
  if (!hex || !adjacent(course.position, shot.at, hex.name)) return;
  letThoseInHidingShow(course, firer, hex);
  const struck = drawStruck(course, hex, dice);
  if (struck) strike(course, aimed, facts, hex, struck, dice);
}

function goesAstray({ weapon, shot }: Aimed, { result }: ShotFacts): boolean {
  return result === NO_EFFECT && STRAYING.includes(weapon) && shot.band !== 'short';
}

/** A hidden unit in the hex is shot at like every other unit there; this reveals it to all sides. */
function letThoseInHidingShow(course: Course<PbemEvent>, firer: Unit, { name }: FieldHex): void {
  for (const unit of hiddenUnits(course.position).filter(({ hexes }) => hexes.includes(name))) {
    reveal(course, unit, 'pbem:22.5b', ...finder(firer, unit.side));
  }
}

/** The firer discovers an enemy; a friend shows itself. */
function finder({ id, side }: Unit, of: SideId | null): readonly UnitId[] {
  return side === of ? [] : [id];
}

/**
 * One live unit in the hex, drawn if there are several. A ridden horse is struck at together with its rider
 * (pbem:6.2d).
 */
function drawStruck(course: Course<PbemEvent>, hex: FieldHex, dice: Dice): UnitId | null {
  const there = vulnerableIn(course.position, hex);
  if (there.length < 2) return there[0] ?? null;
  const { drawn, dice: rolled } = drawOne(dice, there, 'pbem:22.5b');
  course.emit({ type: 'UnitsSelected', data: { selected: [drawn], dice: rolled, rule: 'pbem:22.5b' } });
  return drawn;
}

function vulnerableIn(position: Position, { name }: FieldHex): readonly UnitId[] {
  const there = unitsIn(position, name).filter((unit) => isLive(unit) && unit.rider === null);
  return there.map(({ id }) => id).sort();
}

/**
 * A new die with all DRM of the shot, on the line of the unit that the missile meets. Any result is a retreat of one
 * hex (pbem:22.5d).
 */
function strike(
  course: Course<PbemEvent>,
  { firer, weapon, shot }: Aimed,
  { from, modifiers }: ShotFacts,
  hex: FieldHex,
  id: UnitId,
  dice: Dice,
): void {
  const target = course.position.units[id];
  if (!target) throw new Error(`there is no unit ${id}`);
  const line = targetLine(target, weapon);
  const table = tableOf(course.position, line);
  const die = dice.roll({ purpose: 'fire', rule: 'pbem:22.5d', faces: 10, subject: firer.id });
  const final = finalRoll(die.value, drmOf(shot));
  const result = fireResult(table, final);
  course.emit({
    type: 'StrayMissileStruck',
    data: {
      unit: firer.id,
      target: id,
      at: hex.name,
      modifiers,
      table: table.rule,
      line,
      die,
      final,
      result,
      rule: 'pbem:22.5d',
    },
  });
  noticeAttack(course, id, 'fire');
  if (result === NO_EFFECT) return;
  const blow = { rule: 'pbem:22.5d', by: firer.id, from: [firer.id], missile: true, firedFrom: from };
  sufferResult(course, id, deflected(course, id, weapon, STRAY_RESULT, dice), blow, dice);
}
