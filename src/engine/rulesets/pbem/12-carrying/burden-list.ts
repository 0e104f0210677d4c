import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit, type UnitId } from '../../../position/unit.js';
import { partiesOf } from './carry.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';
import { cartUnder } from '../core/carts/carts.js';

/** Two who could bear a third, and hexes to which they might bring him. */
interface Candidates {
  readonly bearers: readonly [UnitId, UnitId];
  readonly burden: UnitId;
  readonly places: readonly HexName[];
}

/** Parties of which a unit is the first bearer, with the hexes of carts beside their burden. */
export function partiesRound(position: Position, unit: Unit): readonly Candidates[] {
  const { carts } = position;
  if (carts === undefined || !isActive(unit)) return [];
  return partiesOf(position, unit).map(({ bearers: [one, other], burden, hexes: [, middle] }) => {
    const beside = new Set(middle.neighbours.map((hex) => hex?.name));
    const places = carts.flatMap((cart) => cart.hexes.filter((hex) => beside.has(hex)));
    return { bearers: [one.id, other.id], burden: burden.id, places };
  });
}

/**
 * The burdens on carts beside a unit, with friends beside them who come later by name; either bearer may give up his
 * hex.
 */
export function burdensBeside(position: Position, unit: Unit): readonly Candidates[] {
  const [at, second] = unit.hexes;
  if (position.carts === undefined || !isActive(unit) || at === undefined || second !== undefined) return [];
  const beside = hexOf(position, at).neighbours.flatMap((hex) => (hex ? unitsIn(position, hex.name) : []));
  const others = beside.filter(({ side, id, mount }) => side === unit.side && id > unit.id && mount === null);
  const burdens = beside.filter((one) => cartUnder(position, one) !== undefined);
  return others.flatMap((other) =>
    burdens.map((burden) => ({
      bearers: [unit.id, other.id] as const,
      burden: burden.id,
      places: [at, other.hexes[0] ?? ''],
    })),
  );
}
