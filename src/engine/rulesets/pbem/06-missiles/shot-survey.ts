import { allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { SightSurvey } from '../../../game/sight-survey.js';
import type { SurveyedShot } from '../../../game/survey.js';
import type { Position } from '../../../position/position.js';
import { sightAlong, surveySight } from '../05-sight/sight-survey.js';
import { findSpot, findUnit } from '../05-sight/spot.js';
import type { Cover } from '../core/fire/cover.js';
import { hexOf } from '../core/terrain/ground.js';
import { weaponOf } from './firer.js';
import { coversOfUnits } from './intervening.js';
import { shotAt } from './shot.js';

/**
 * The line along which a unit would shoot at another with its own weapon, and everything that covers the target, men in
 * between among it. Where the rules allow no shot along any line, sight between the two.
 */
export function surveyShot(position: Position, { unit, target, ...ends }: SurveyedShot): Ruled<SightSurvey> {
  const [firer, aimed] = [findUnit(position, unit), findUnit(position, target)];
  if (!firer.ok) return firer;
  if (!aimed.ok) return aimed;
  const weapon = weaponOf(position, firer.value);
  const found = typeof weapon === 'string' ? shotAt(position, firer.value, weapon, aimed.value, ends) : refused(weapon);
  if (!found.ok) {
    const [one, other] = [findSpot(position, ends.from ?? unit), findSpot(position, ends.at ?? target)];
    if (!one.ok) return one;
    return other.ok ? allowed(surveySight(position, one.value, { ...other.value, unit: aimed.value })) : other;
  }
  const { cover, line } = found.value;
  const [from, at] = [hexOf(position, found.value.from), hexOf(position, found.value.at)];
  const fireLine = {
    firer: firer.value,
    weapon: weapon as Exclude<typeof weapon, object>,
    target: aimed.value,
    from,
    at,
  };
  const men = coversOfUnits(position, fireLine, line.crossed);
  const own: readonly Cover[] = cover === line.cover ? [] : [cover];
  return allowed(sightAlong(position, { from, to: at, target: aimed.value }, { ...line, cover }, [...own, ...men]));
}
