import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isActive, isCharacter, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { Effect } from '../10-results/effect.js';
import type { ShotWeapon } from '../core/fire/missile-tables.js';

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
