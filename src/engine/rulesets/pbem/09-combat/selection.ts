import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isCharacter, isMounted, type UnitId } from '../../../position/unit.js';
import { drawLowest, drawOne } from '../core/combat/draw.js';
import type { Effect } from '../10-results/effect.js';
import type { PbemEvent } from '../core/events.js';

/** One unit and the result that it suffers. */
export interface Share {
  readonly unit: UnitId;
  readonly effect: Effect;
}

/**
 * The units of a group that suffer a result (pbem:9.2g): a DR10 for each member, all that tie for lowest. If several
 * are selected, only one of them is killed, and only one horse; for the other characters the kill becomes a wound, for
 * animals it has no effect (10.7b).
 */
export function shareOut(
  course: Course<PbemEvent>,
  group: readonly UnitId[],
  effect: Effect,
  dice: Dice,
): readonly Share[] {
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
