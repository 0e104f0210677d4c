import { allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { BATTERING_MEANS, type BatteringMeans, type Tally } from '../../../position/tally.js';
import { AIMING_TURNS } from '../19-battering/bombard.js';
import { engineTarget } from '../19-battering/engine-target.js';
import { handTarget } from '../19-battering/hand-target.js';
import { resistanceOf } from '../19-battering/resistances.js';
import { pointsLeft } from '../19-battering/tallies.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** Earlier battering of the set-up, by the names of the targets, or what is wrong with it (pbem:19.2b, 23.14). */
export function settledBattered(setup: Setup, position: Position): Ruled<Pick<Setup, 'battered'>> {
  if (setup.battered === undefined) return allowed({});
  const settled: Record<string, Tally> = {};
  for (const [name, tally] of Object.entries(setup.battered)) {
    const means = Object.keys(tally) as BatteringMeans[];
    const unknown = means.find((one) => !BATTERING_MEANS.includes(one));
    if (unknown !== undefined) return no(`${name}: nothing batters as ${unknown}`, name);
    for (const one of means) {
      const target = one === 'hand' ? handTarget(position, name) : engineTarget(position, name);
      if (!target.ok) return target;
      const resistance = resistanceOf(target.value);
      const points = tally[one];
      if (!Number.isSafeInteger(points) || points === 0) return no(`${name}: points are whole`, name);
      if (resistance[one] === undefined) return no(`${name}: ${one} does nothing to a ${target.value.kind}`, name);
      if (pointsLeft(resistance, tally, one) === 0) return no(`${name} would have collapsed`, name);
      settled[target.value.name] = tally;
    }
  }
  return allowed({ battered: settled });
}

/**
 * The equipment of the set-up with the targets of catapults by their names, or what is wrong with one (pbem:19.42d).
 */
export function settledAims({ equipment }: Setup, position: Position): Ruled<Pick<Setup, 'equipment'>> {
  if (!equipment?.some(({ aim }) => aim)) return allowed({});
  const settled: Equipment[] = [];
  for (const one of equipment) {
    const target = one.aim && engineTarget(position, one.aim.what);
    if (target && !target.ok) return target;
    const isCatapult = one.kind === 'mangonel' || one.kind === 'trebuchet';
    if (one.aim && !isCatapult) return refused(malformedSetup('pbem:19.42d', `${one.id} is not aimed`, one.id));
    settled.push(target ? { ...one, aim: { what: target.value.name, turns: AIMING_TURNS } } : one);
  }
  return allowed({ equipment: settled });
}

function no(because: string, name: string): Ruled<never> {
  return refused(malformedSetup('pbem:19.2b', because, name));
}
