import { allowed, forbidden, type Ruled } from '../../../game/refusal.js';
import { distance } from '../../../hex/lattice.js';
import { isCharacter } from '../../../position/unit.js';
import type { StepGone } from '../core/events/facts.js';
import { costOf } from '../07-movement/going.js';
import { isBesideEnemy } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import type { Flight, Way } from './flight.js';

/**
 * A step of a retreat that is made all the way or not at all (siege-en:1.321e, 1.752b): it enters no hex twice and
 * never comes beside a living enemy. MP do not limit it, and friends are passed.
 */
export function goAllTheWay({ position, unit, owed }: Flight, way: Way, step: StepGone): Ruled<Way> {
  const to = step.hexes.join('-');
  if (way.count === owed.hexes) {
    return forbidden(ruleOf(owed.missile), `${unit.id} retreats ${owed.hexes} and no more`, to);
  }
  const entered = step.hexes.filter((hex) => !way.hexes.includes(hex));
  const held = [unit.hexes, ...way.steps.map(({ hexes }) => hexes)].flat();
  if (entered.some((hex) => held.includes(hex))) {
    return forbidden(ruleOf(owed.missile), `${unit.id} would enter ${to} a second time`, to);
  }
  if (isCharacter(unit) && isBesideEnemy(position, unit, step.hexes)) {
    return forbidden(owed.missile ? 'siege-en:1.321e' : 'siege-en:1.752b', `an enemy stands beside ${to}`, to);
  }
  return allowed({
    ...way,
    steps: [...way.steps, step],
    hexes: step.hexes,
    count: way.count + 1,
    mp: way.mp + costOf([step]),
  });
}

/** The retreat is made in full: it ends as many hexes from its start as were demanded (ruling of siege-en:1.752b). */
export function isMadeInFull({ position, unit, owed }: Flight, { count, hexes }: Way): boolean {
  const [from, to] = [unit.hexes[0], hexes[0]];
  if (from === undefined || to === undefined || count !== owed.hexes) return false;
  return distance(hexOf(position, from).cell, hexOf(position, to).cell) === owed.hexes;
}

/** The rule of a retreat from fire, or of one from combat. */
export function ruleOf(missile: boolean): string {
  return missile ? 'siege-en:1.321f' : 'siege-en:1.752b';
}
