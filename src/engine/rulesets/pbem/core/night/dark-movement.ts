import { Known } from '../../../../known/known.js';
import type { FieldHex, HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import type { Unit, UnitId } from '../../../../position/unit.js';
import { itemsOf } from '../equipment/items.js';
import type { MovementCost } from '../events/facts.js';
import { stateOfGround } from '../terrain/ground.js';
import { isDark, lightOf, lightInPassing } from './light.js';

/** A torch in the hand lights every hex that its bearer enters, and the hexsides of that hex (pbem:21.2a, 21.1e). */
export function bearsTorch(position: Position, unit: Unit): boolean {
  return itemsOf(position, unit.id).some(({ kind }) => kind === 'torch');
}

/** For the bearer of a torch nothing is dark, whatever other lights there are. */
const torchlit = new Known<object, object>();

/**
 * The key that all units share that pay the same prices for the same ground: by day the state of the ground, at
 * night its light (pbem:21.2).
 */
export function pricesIn(position: Position, unit: Unit): object {
  const light = lightOf(position);
  if (light && !bearsTorch(position, unit)) return light;
  const ground = stateOfGround(position);
  return light ? torchlit.of(ground, () => ({})) : ground;
}

/**
 * The extra cost of entering a hex because it is dark: the cost after all other additions is doubled (pbem:21.2a,
 * 21.2c).
 */
export function darkened(
  position: Position,
  unit: Unit,
  hex: FieldHex,
  costs: readonly MovementCost[],
): readonly MovementCost[] {
  if (!isDark(lightOf(position), hex) || bearsTorch(position, unit)) return costs;
  return doubled(costs, 'pbem:21.2a');
}

/** The same for crossing a hexside, which is lit if a hex beside it is lit (pbem:21.2b, 21.1e). */
export function darkenedSide(
  position: Position,
  unit: Unit,
  from: FieldHex,
  to: FieldHex,
  costs: readonly MovementCost[],
): readonly MovementCost[] {
  if (costs.length === 0) return costs;
  const light = lightOf(position);
  if (!isDark(light, from) || !isDark(light, to) || bearsTorch(position, unit)) return costs;
  return doubled(costs, 'pbem:21.2b');
}

/**
 * Price of a hex that several units enter together with a cart or an engine: doubled in the dark (pbem:21.2a). The
 * torches of all who go with it light their way, also in the hexes to which they come by the same step (21.32a).
 */
export function darkenedForAll(
  position: Position,
  hex: FieldHex,
  mp: number,
  company: ReadonlyMap<UnitId, readonly HexName[]>,
): number {
  return isDark(lightInPassing(position, company), hex) ? 2 * mp : mp;
}

/**
 * The costs of the hex that one of several enters who move as one: darkness adds nothing where the torch of another of
 * them lights the hex, from where it is before or after the step (pbem:21.2a, 21.32a).
 */
export function lightenedForAll(
  position: Position,
  hex: FieldHex,
  costs: readonly MovementCost[],
  company: ReadonlyMap<UnitId, readonly HexName[]>,
): readonly MovementCost[] {
  if (!costs.some(isOfDark) || isDark(lightInPassing(position, company), hex)) return costs;
  return costs.filter((cost) => !isOfDark(cost));
}

function isOfDark({ rule }: MovementCost): boolean {
  return rule === 'pbem:21.2a' || rule === 'pbem:21.2b';
}

/** True if only the darkness makes the step dearer than all the MP of the unit (pbem:21.2d). */
export function isClosedByDark(costs: readonly MovementCost[], mpa: number): boolean {
  return costs.some(isOfDark) && totalOf(costs) > mpa;
}

function doubled(costs: readonly MovementCost[], rule: string): readonly MovementCost[] {
  const mp = totalOf(costs);
  return mp === 0 ? costs : [...costs, { mp, rule }];
}

function totalOf(costs: readonly MovementCost[]): number {
  return costs.reduce((sum, { mp }) => sum + mp, 0);
}
