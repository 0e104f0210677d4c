import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit, type UnitId } from '../../../position/unit.js';
import { drawOne } from '../core/combat/draw.js';
import { mpaOf } from '../core/combat/strength.js';
import { takesPart } from '../core/duel/fighters.js';
import type { PbemEvent } from '../core/events.js';
import { seesUnit } from '../core/survey/seen.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { approachTo, placesOf } from './approach.js';
import { anybodyBut, foesOf, isRaging, preyAtHand } from '../core/rage/rage.js';
import { unitsOfKind } from '../core/units-of-kind.js';

/** A berserk rages if the final die is at least this (pbem:2.72c). */
const RAGE_FROM = 8;
/** The modifier for a berserk who is already raging (pbem:2.72c). */
const RAGING_MODIFIER = 3;
/** The original die that turns the rage of a berserk who is already raging into mad rage (pbem:2.72e). */
const MAD_DIE = 10;
/** Far more MP than any way over the map costs. */
const ANY_MP = 250;

/** Each berserk of the side rolls for rage in turn, before any unit of the side moves (pbem:2.72b). */
export function rollForRage(course: Course<PbemEvent>, dice: Dice): void {
  const { position } = course;
  const ids = [...unitsOfKind(position, 'berserk'), ...unitsOfKind(position, 'raging')]
    .filter((unit) => unit.side === position.turn.side && takesPart(position, unit.id) && unit.panic === undefined)
    .map(({ id }) => id);
  for (const id of [...new Set(ids)].sort()) roll(course, id, dice);
}

function roll(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const { position } = course;
  const unit = position.units[id];
  if (!unit) return;
  const near = isActive(unit) && unit.hexes.length > 0 ? foesInRange(position, unit) : [];
  const raging = unit.rage !== undefined;
  if (near.length === 0) {
    if (raging) course.emit({ type: 'RageEnded', data: { unit: id, rule: 'pbem:2.72d' } });
    return;
  }
  const die = dice.roll({ purpose: 'rage', rule: 'pbem:2.72c', faces: 10, subject: id });
  const modifier = raging ? RAGING_MODIFIER : 0;
  const final = die.value + modifier;
  const seen = near.some((foe) => seesUnit(position, unit, foe));
  const outcome = !seen || final < RAGE_FROM ? 'calm' : raging && die.value === MAD_DIE ? 'mad' : 'rage';
  const rule = seen ? 'pbem:2.72c' : 'pbem:2.72r';
  course.emit({ type: 'RageRolled', data: { unit: id, die, modifier, final, outcome, rule } });
  if (outcome === 'mad') chooseVictim(course, id, dice);
}

/** Active enemies that he could reach with his present MPA (pbem:2.72b). */
function foesInRange(position: Position, unit: Unit): readonly Unit[] {
  const places = placesOf(position, unit, mpaOf(position, unit));
  return foesOf(position, unit).filter((foe) => isActive(foe) && approachTo(position, unit, foe, places) !== null);
}

/**
 * Draws the victim of mad rage among all units that he can strike at, friend or foe; if there is none, the nearest unit
 * that he sees, by MP (pbem:2.72f). No victim is chosen if he sees nobody.
 */
function chooseVictim(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const { position } = course;
  const unit = position.units[id];
  if (!unit) return;
  const beside = anybodyBut(position, unit).filter((other) => isAdjacentTo(position, unit, other));
  const candidates = (beside.length > 0 ? beside : nearestSeen(position, unit)).map((one) => one.id).sort();
  if (candidates.length === 0) return;
  const { drawn, dice: rolled } = drawOne(dice, candidates, 'pbem:2.72f');
  course.emit({ type: 'VictimChosen', data: { unit: id, target: drawn, dice: rolled, rule: 'pbem:2.72f' } });
}

function nearestSeen(position: Position, unit: Unit): readonly Unit[] {
  const places = placesOf(position, unit, ANY_MP);
  const ways = anybodyBut(position, unit)
    .filter((other) => seesUnit(position, unit, other))
    .flatMap((other) => {
      const way = approachTo(position, unit, other, places);
      return way ? [{ other, mp: way.mp }] : [];
    });
  const least = Math.min(...ways.map(({ mp }) => mp));
  return ways.filter(({ mp }) => mp === least).map(({ other }) => other);
}

/**
 * A berserk in mad rage who has lost his victim before he attacked draws again among the units beside him (pbem:2.72f).
 * This is checked whenever combats may be fought.
 */
export function chooseVictimsAgain(course: Course<PbemEvent>, dice: Dice): void {
  const { turn } = course.position;
  if (turn.step !== 'combat' || turn.closing !== 'no' || course.position.pending.length > 0) return;
  for (const { id } of unitsOfKind(course.position, 'raging')) {
    const unit = course.position.units[id];
    if (!unit?.rage?.mad || unit.side !== turn.side || !isRaging(unit) || unit.acts.attacked) continue;
    const { position } = course;
    const others = anybodyBut(position, unit).some((other) => isAdjacentTo(position, unit, other));
    if (others && preyAtHand(position, unit).length === 0) chooseVictim(course, id, dice);
  }
}

/**
 * A rage ends at once when no active enemy is both seen and within range (pbem:2.72r), or when the berserk cannot act
 * any more.
 */
export function endIdleRages(course: Course<PbemEvent>): void {
  for (const { id } of unitsOfKind(course.position, 'raging')) {
    const unit = course.position.units[id];
    if (!unit || !isActive(unit) || unit.hexes.length === 0) continue;
    const { position } = course;
    const driven = foesInRange(position, unit).some((foe) => seesUnit(position, unit, foe));
    if (!driven) course.emit({ type: 'RageEnded', data: { unit: id, rule: 'pbem:2.72r' } });
  }
}
