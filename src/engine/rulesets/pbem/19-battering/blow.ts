import type { Dice, DieFaces, RolledDie } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { tallyNamed } from '../../../position/barricade-hexes.js';
import type { BatteringMeans } from '../../../position/siege-works.js';
import type { ItemId, UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { collapse } from './collapse.js';
import { pointsLeft } from '../../../battering/resistance.js';
import { resistanceOf, type Target } from './resistances.js';

/** A blow: the units or engines that batter, their strength, and the dice that are added to it. */
export interface Battering {
  readonly means: BatteringMeans;
  readonly units: readonly UnitId[];
  readonly engines?: readonly ItemId[];
  readonly strength: number;
  readonly faces: DieFaces;
  readonly dice: number;
  readonly rule: string;
}

/**
 * Rolls the dice and takes strength and dice off the target at once; at zero the target collapses (pbem:19.2n, 19.2o,
 * 19.4c). Returns the dice.
 */
export function strike(
  course: Course<PbemEvent>,
  target: Target,
  battering: Battering,
  dice: Dice,
): readonly RolledDie[] {
  const { means, units, engines, strength, faces, rule } = battering;
  const rolled = Array.from({ length: battering.dice }, () =>
    dice.roll({ purpose: 'battering', rule, faces, subject: target.name }),
  );
  const damage = rolled.reduce((sum, { value }) => sum + value, strength);
  takeOff(
    course,
    target,
    { means, units, ...(engines ? { engines } : {}), strength, dice: rolled, damage, rule },
    dice,
  );
  return rolled;
}

/** Takes the damage of a blow off the target. */
export function takeOff(
  course: Course<PbemEvent>,
  target: Target,
  blow: Omit<Battering, 'faces' | 'dice'> & { readonly dice: readonly RolledDie[]; readonly damage: number },
  dice: Dice,
): void {
  const resistance = resistanceOf(target);
  const tally = tallyNamed(course.position, target.name);
  const { means, damage } = blow;
  const before = pointsLeft(resistance, tally, means);
  const after = pointsLeft(resistance, { ...tally, [means]: (tally[means] ?? 0) + damage }, means);
  course.emit({ type: 'TargetBattered', data: { what: target.name, ...blow, before, after } });
  if (after === 0) collapse(course, target, means === 'hand' ? blow.units : [], dice);
}
