import type { FieldHex } from '../../board/field.js';
import { DOOR_TERRAIN, type TerrainType } from '../../board/terrain.js';
import type { MoverKind } from './mover.js';

/** Negative, none or positive in combat (pbem:9.5). */
export type Advantage = -1 | 0 | 1;

/** Cover as a DRM: 0 none, 1 light, 2 medium, 3 heavy (pbem:26.22a). */
export type CoverDrm = 0 | 1 | 2 | 3;

/** Cover that terrain gives to fire. */
export interface TerrainCover {
  /** To a target in the hex. */
  readonly into: CoverDrm;
  /** To a target in the hex, if the fire crosses a lip hexside of that hex and the firer is not next to it (pbem:16.12b). */
  readonly intoOverLip: CoverDrm;
  /** To a target beyond the hex; null: no line passes. */
  readonly through: CoverDrm | null;
  /** The cover counts against fire from one side only, inside or outside, in a player turn (pbem:16.16d). */
  readonly oneSided: boolean;
  /** Fire from an elevated position ignores the cover (pbem:6.55). */
  readonly voidedByElevation: boolean;
}

/** What terrain is worth in these rules. */
export interface TerrainValues {
  readonly rule: string;
  /** MP to enter; null: impassable. */
  readonly cost: Readonly<Record<MoverKind, number | null>>;
  readonly advantage: Advantage;
  readonly cover: TerrainCover;
  /** Under a roof, inside a house (pbem:16.15). */
  readonly interior: boolean;
  /** A door hex or yard entrance (pbem:16.16). */
  readonly doorway: boolean;
}

const NO_COVER: TerrainCover = { into: 0, intoOverLip: 0, through: 0, oneSided: false, voidedByElevation: false };

function everyone(mp: number): TerrainValues['cost'] {
  return { foot: mp, horse: mp, mule: mp };
}

/** The terrain of this ruleset (pbem:16.1). A terrain that comes later is one more entry. */
const TERRAIN: Readonly<Record<TerrainType, TerrainValues>> = {
  flatGround: {
    rule: 'pbem:16.11',
    cost: everyone(1),
    advantage: 0,
    cover: NO_COVER,
    interior: false,
    doorway: false,
  },
  slope: {
    rule: 'pbem:16.12a',
    cost: everyone(2),
    advantage: -1,
    cover: { ...NO_COVER, intoOverLip: 2 },
    interior: false,
    doorway: false,
  },
  scrub: {
    rule: 'pbem:16.13',
    cost: everyone(2),
    advantage: -1,
    cover: { ...NO_COVER, into: 1, intoOverLip: 1, through: 1, voidedByElevation: true },
    interior: false,
    doorway: false,
  },
  tree: {
    rule: 'pbem:16.14',
    cost: { foot: 2, horse: null, mule: 2 },
    advantage: -1,
    cover: { ...NO_COVER, into: 1, intoOverLip: 1, through: null },
    interior: false,
    doorway: false,
  },
  houseInterior: {
    rule: 'pbem:16.15a',
    cost: { foot: 1, horse: null, mule: null },
    advantage: 0,
    cover: NO_COVER,
    interior: true,
    doorway: false,
  },
  doorHex: {
    rule: 'pbem:16.16a',
    cost: everyone(1),
    advantage: 1,
    cover: { ...NO_COVER, into: 2, intoOverLip: 2, through: null, oneSided: true },
    interior: false,
    doorway: true,
  },
  yardEntrance: {
    rule: 'pbem:16.16j',
    cost: everyone(1),
    advantage: 1,
    cover: { ...NO_COVER, into: 2, intoOverLip: 2, through: null, oneSided: true },
    interior: false,
    doorway: true,
  },
};

/** A door between two rooms is house interior besides (pbem:16.16h). */
const INNER_DOOR: TerrainValues = {
  ...TERRAIN.doorHex,
  rule: 'pbem:16.16h',
  cost: TERRAIN.houseInterior.cost,
  interior: true,
};

const known = new WeakMap<FieldHex, TerrainValues>();

/** The values of a hex; those of a hex of two half-hexes are taken from both (pbem:3.2). */
export function terrainOf(hex: FieldHex): TerrainValues {
  const found = known.get(hex);
  if (found) return found;
  const values = hex.terrains
    .map((type) => (type === 'doorHex' && isBetweenRooms(hex) ? INNER_DOOR : TERRAIN[type]))
    .reduce(harder);
  known.set(hex, values);
  return values;
}

/** All that opens on this door hex, and is not another door, is house interior. */
function isBetweenRooms(hex: FieldHex): boolean {
  const open = hex.neighbours.filter(
    (neighbour, direction) =>
      neighbour !== null && hex.sides[direction] !== 'buildingWall' && !DOOR_TERRAIN.includes(neighbour.terrain),
  );
  return open.length > 0 && open.every((neighbour) => neighbour?.terrain === 'houseInterior');
}

/** Harder movement, better cover, worse advantage of two halves (pbem:3.2). */
function harder(one: TerrainValues, other: TerrainValues): TerrainValues {
  const cost = (kind: MoverKind): number | null => {
    const [a, b] = [one.cost[kind], other.cost[kind]];
    return a === null || b === null ? null : Math.max(a, b);
  };
  const costliest = (one.cost.foot ?? Infinity) >= (other.cost.foot ?? Infinity) ? one : other;
  return {
    rule: costliest.rule,
    cost: { foot: cost('foot'), horse: cost('horse'), mule: cost('mule') },
    advantage: Math.min(one.advantage, other.advantage) as Advantage,
    cover: betterCover(one.cover, other.cover),
    interior: one.interior || other.interior,
    doorway: one.doorway || other.doorway,
  };
}

function betterCover(one: TerrainCover, other: TerrainCover): TerrainCover {
  const better = one.into >= other.into ? one : other;
  return {
    into: better.into,
    intoOverLip: Math.max(one.intoOverLip, other.intoOverLip) as CoverDrm,
    through: one.through === null || other.through === null ? null : (Math.max(one.through, other.through) as CoverDrm),
    oneSided: better.oneSided,
    voidedByElevation: better.voidedByElevation,
  };
}
