import { allowed, type Ruled } from '../../../game/refusal.js';
import type { SightSurvey } from '../../../game/sight-survey.js';
import type { SurveyedShot } from '../../../game/survey.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { sightAlong, surveySight } from '../05-sight/sight-survey.js';
import { findSpot, findUnit } from '../05-sight/spot.js';
import type { Cover } from '../core/fire/cover.js';
import { hexOf } from '../core/terrain/ground.js';
import { weaponOf } from './firer.js';
import { coversOfUnits } from './intervening.js';
import { shotAt } from './shot.js';

/**
 * The line along which a unit would shoot at another with its own weapon, and everything that covers the target, men in
 * between among it (pbem:6.22, 6.54). Where the rules allow no shot along any line, sight between the two. Refused if
 * one of the units is not there.
 */
export function surveyShot(position: Position, asked: SurveyedShot): Ruled<SightSurvey> {
  const [firer, aimed] = [findUnit(position, asked.unit), findUnit(position, asked.target)];
  if (!firer.ok) return firer;
  if (!aimed.ok) return aimed;
  const target = aimed.value;
  const weapon = weaponOf(position, firer.value);
  if (typeof weapon !== 'string') return sightOnly(position, asked, target);
  const found = shotAt(position, firer.value, weapon, target, asked);
  if (!found.ok) return sightOnly(position, asked, target);
  const { cover, line } = found.value;
  const [from, at] = [hexOf(position, found.value.from), hexOf(position, found.value.at)];
  const men = coversOfUnits(position, { firer: firer.value, weapon, target, from, at }, line.crossed);
  const own: readonly Cover[] = cover === line.cover ? [] : [cover];
  return allowed(sightAlong(position, { from, to: at, target }, { ...line, cover }, [...own, ...men]));
}

/** Sight between the two where no shot is possible. */
function sightOnly(position: Position, asked: SurveyedShot, target: Unit): Ruled<SightSurvey> {
  const from = findSpot(position, asked.from ?? asked.unit);
  if (!from.ok) return from;
  const to = findSpot(position, asked.at ?? asked.target);
  return to.ok ? allowed(surveySight(position, from.value, { ...to.value, unit: target })) : to;
}
