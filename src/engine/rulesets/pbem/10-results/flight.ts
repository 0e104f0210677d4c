import type { HexName } from '../../../board/field.js';
import { allowed, forbidden, type Ruled } from '../../../game/refusal.js';
import { distance, type Cell } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { costOf } from '../07-movement/going.js';
import type { StepGone } from '../core/events/facts.js';
import type { Gait } from '../core/orders/define.js';
import { isBesideEnemy } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import type { RetreatOwed } from '../core/turn/decision.js';

/** A retreat that is to be made, and the conditions for every step of it. */
export interface Flight {
  readonly position: Position;
  readonly unit: Unit;
  readonly owed: RetreatOwed;
  /** A unit cannot retreat out of bottomless water (ruling of pbem:17.1b). */
  readonly swims: boolean;
  /**
   * MP at hand: the full allowance, whatever the unit spent before (pbem:10.22c), and without the loads that it drops
   * before the first step (10.21b).
   */
  readonly mpa: number;
  /** Where the unit must get away from. */
  readonly source: readonly Cell[];
  /**
   * The gaits that are barred, and the rule that bars them; pivots of a loose horse are barred unless it is blocked.
   */
  readonly barred: { readonly gaits: readonly Gait[]; readonly rule: string };
}

/** A retreat up to the present step. */
export interface Way {
  readonly steps: readonly StepGone[];
  readonly hexes: readonly HexName[];
  /** Hexes of the retreat made so far: those entered, and the pivots that count (pbem:10.2a, 10.23b). */
  readonly count: number;
  readonly mp: number;
  /** Distance in hexes from where the blow came. */
  readonly distance: number;
  /** Every hex that the unit has entered is flat ground (pbem:10.26b). */
  readonly flat: boolean;
  readonly pivots: number;
  /** Pivots that do not count as hexes of the retreat. */
  readonly idle: number;
}

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
