import type { HexName } from '../../../board/field.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { Gifts } from '../../../position/acts.js';
import { whyLoses, ledBy } from '../core/animals/leads.js';
import { keepsOff } from '../core/control/limits.js';
import type { StepGone } from '../core/events/facts.js';
import { staysInMelee } from '../11-melee/melee.js';
import type { Move } from '../core/orders/movement-orders.js';
import { cheapestWays } from './cheapest-ways.js';
import { helpedStep } from './gift.js';
import { costOf, mayStop, stepsFrom } from './going.js';
import { mpLeft } from './mobility.js';
import { moveTo } from './move-to.js';
import { paidOnce } from './platform.js';
import { movesKnown, reachKnown } from './moves-known.js';
import type { Reached } from './places.js';
import { reach } from './reach.js';

/**
 * Where a unit can go in this movement step with the MP that it has left and the MP that it was given (pbem:7.3c,
 * 12.21a).
 */
export function reachNow(position: Position, unit: Unit): readonly Reached[] {
  return boundReach(position, unit) ?? reachKnown(position, unit);
}

/** One move for each place and facing that the unit can reach in this way and stop in, by a cheapest path. */
export function movesNow(position: Position, unit: Unit): readonly LegalOrder<Move>[] {
  return boundReach(position, unit)?.map((place) => moveTo(unit, place)) ?? movesKnown(position, unit);
}

/**
 * The reach of units whose ways also depend on other units: helpers, and animals that they lead; null: the reach
 * depends on the ways alone.
 */
function boundReach(position: Position, unit: Unit): readonly Reached[] | null {
  const { gifts } = unit.acts;
  if (gifts !== undefined) return helpedReach(position, unit, gifts);
  // A way that keeps away from enemies depends on more than the ways alone (pbem:22.3g).
  if (position.uncontrolled && keepsOff(position, unit)) return reach(position, unit, mpLeft(position, unit));
  // A leader's reach also depends on where the animals that he leads stand, however long the string is.
  return ledBy(position, unit.id) === null ? null : reach(position, unit, mpLeft(position, unit));
}

interface Way {
  readonly steps: readonly StepGone[];
  readonly hexes: readonly HexName[];
  readonly gifts: Gifts;
  readonly mp: number;
  /** The unit is still in melee after the first hex, which is therefore the last one (pbem:11.41c). */
  readonly held: boolean;
}

/** Each place once, by a cheapest way. A way that has spent more of the gifts is a different way to the same place. */
function helpedReach(position: Position, unit: Unit, gifts: Gifts): readonly Reached[] {
  const mpMax = mpLeft(position, unit);
  const next = (way: Way): readonly Way[] =>
    way.held
      ? []
      : stepsFrom(position, unit, way.hexes).flatMap((alone) => {
          const step = helpedStep(position, unit, way.gifts, paidOnce(way.steps, alone));
          const mp = way.mp + costOf([step]);
          if (mp > mpMax || whyLoses(position, unit, step.hexes)) return [];
          const held = way.steps.length === 0 && staysInMelee(position, unit, step.hexes, step.half);
          return [{ steps: [...way.steps, step], hexes: step.hexes, gifts: step.gifts ?? {}, mp, held }];
        });
  const placeOf = ({ hexes, steps }: Way): string => `${hexes.join('-')} ${steps.at(-1)?.half ?? ''}`;
  const stateOf = (way: Way): string => `${placeOf(way)} ${JSON.stringify(way.gifts)} ${String(way.held)}`;
  const start: Way = { steps: [], hexes: unit.hexes, gifts, mp: 0, held: false };
  const places = new Set([`${unit.hexes.join('-')} ${unit.half ?? ''}`]);
  return cheapestWays(start, next, stateOf).flatMap((way) => {
    if (places.has(placeOf(way))) return [];
    if (mayStop(position, unit, way.hexes, way.steps.at(-1)?.half)) return [];
    places.add(placeOf(way));
    return [{ hexes: way.hexes, path: way.steps.map(({ gait, hexes }) => ({ gait, hexes })), mp: way.mp }];
  });
}
