import type { Cell } from '../hex/lattice.js';
import type { Stab } from '../hex/stabbing.js';
import { directionBetween, type Field, type FieldHex, type Rise } from './field.js';
import { riseBetween, sideTowards } from './location.js';
import type { HexsideType } from './terrain.js';

/**
 * One thing on a line of sight between the two end hexes:
 * - `hex`: its inside is passed; null off the map;
 * - `hexside`: it is crossed, gaining `rise` stairs; also at a vertex where something bars the line on both sides;
 * - `border`: the line runs along the hexside between two hexes (pbem:5.4b).
 */
export type Crossed =
  | { readonly kind: 'hex'; readonly hex: FieldHex | null }
  | {
      readonly kind: 'hexside';
      readonly from: FieldHex;
      readonly to: FieldHex;
      readonly side: HexsideType;
      readonly rise: Rise;
    }
  | {
      readonly kind: 'border';
      readonly left: FieldHex | null;
      readonly right: FieldHex | null;
      readonly side: HexsideType;
    };

/** Hexsides that no sight passes except through their opening. */
const BUILT: readonly HexsideType[] = ['buildingWall', 'window', 'doorHexside'];

/** What a line that starts in the cell `origin` meets on the field; the stabs count their cells from there. */
export function crossedBy(field: Field, line: readonly Stab[], origin: Cell): readonly Crossed[] {
  const at: HexAt = ({ x, y }) => field.hexAt({ x: origin.x + x, y: origin.y + y }) ?? null;
  return line.flatMap((stab) => crossedAt(at, stab) ?? []);
}

type HexAt = (cell: Cell) => FieldHex | null;

/** What crossing the common hexside of two touching hexes means. */
export function crossedHexside(from: FieldHex, to: FieldHex): Crossed | null {
  const direction = directionBetween(from, to);
  if (direction === null) return null;
  return {
    kind: 'hexside',
    from,
    to,
    side: sideTowards(from, direction, to),
    rise: riseBetween(from, to),
  };
}

function crossedAt(at: HexAt, stab: Stab): Crossed | null {
  switch (stab.kind) {
    case 'cell':
      return { kind: 'hex', hex: at(stab.cell) };
    case 'hexside': {
      const [from, to] = [at(stab.from), at(stab.to)];
      return from && to && crossedHexside(from, to);
    }
    case 'border': {
      const [left, right] = [at(stab.left), at(stab.right)];
      const between = left && right && crossedHexside(left, right);
      return { kind: 'border', left, right, side: between?.kind === 'hexside' ? between.side : 'plain' };
    }
    case 'vertex':
      return crossedAtVertex(stab.left.map(at), stab.right.map(at));
  }
}

type Way = readonly (FieldHex | null)[];
type CrossedHexside = Crossed & { readonly kind: 'hexside' };

/**
 * At a vertex only what lies on both sides of the line is in its way (pbem:5.2f): a wall that meets a wall there, or a
 * lip that goes on beyond. What ends there, or bends away, is only touched.
 */
function crossedAtVertex(left: Way, right: Way): Crossed | null {
  const [one, other] = [hexsidesOf(left), hexsidesOf(right)];
  const [sample] = left.length === 2 ? one : other;
  if (!sample) return null;
  const isBuilt = ({ side }: CrossedHexside): boolean => BUILT.includes(side);
  if (one.some(isBuilt) && other.some(isBuilt)) return { ...sample, side: 'buildingWall', rise: 0 };
  const rise = riseOf(one);
  return rise !== 0 && rise === riseOf(other) ? { ...sample, side: 'slopeLip', rise: rise > 0 ? 1 : -1 } : null;
}

function hexsidesOf(way: Way): readonly CrossedHexside[] {
  return way.slice(1).flatMap((to, index) => {
    const from = way[index];
    const crossed = from && to ? crossedHexside(from, to) : null;
    return crossed?.kind === 'hexside' ? [crossed] : [];
  });
}

function riseOf(way: readonly CrossedHexside[]): number {
  return way.reduce((sum, { rise }) => sum + rise, 0);
}
