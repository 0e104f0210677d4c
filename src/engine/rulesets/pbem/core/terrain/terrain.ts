import { Known } from '../../../../known/known.js';
import type { FieldHex } from '../../../../board/field.js';
import { gapBetween, sideTowards } from '../../../../board/location.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import { DOOR_TERRAIN, type TerrainType } from '../../../../board/terrain.js';
import type { DirectionIndex } from '../../../../hex/direction.js';
import { hexsideValues } from '../movement/hexside.js';
import type { MoverKind } from '../movement/mover.js';
import { byBook } from '../books/of.js';
import { BARRICADE, FURNITURE, SCREEN, WATER_BY_DEPTH } from './terrain-table.js';
import type { Advantage, Costs, CoverDrm, TerrainCover, TerrainValues } from './terrain-values.js';

/** A door between two rooms also counts as house interior (pbem:16.16h). */
const innerDoorOf = byBook(({ ground: { terrain } }): TerrainValues | null =>
  terrain.doorHex && terrain.houseInterior
    ? { ...terrain.doorHex, rule: 'pbem:16.16h', cost: terrain.houseInterior.cost, interior: true }
    : null,
);

const terrainsOf = byBook(({ ground }) => ground.terrain);

const known = new Known<FieldHex, TerrainValues>();

/** The values of a hex; those of a hex of two half-hexes are taken from both (pbem:3.2). */
export function terrainOf(hex: FieldHex): TerrainValues {
  return known.of(hex, valuesIn);
}

function valuesIn(hex: FieldHex): TerrainValues {
  const values = hex.terrains.map((type) => valuesOf(hex, type)).reduce(harder);
  const furnished = isBesideTable(hex) ? { ...values, cost: harderCosts(values.cost, FURNITURE) } : values;
  return withStructure(hex, furnished);
}

function withStructure({ structure, terrains }: FieldHex, values: TerrainValues): TerrainValues {
  if (structure?.kind === 'screen') {
    const screened = behindScreen(values);
    // A moat hex that is being filled is still a moat for units that enter it (ruling of pbem:19.52g).
    return terrains.some((type) => TERRAIN_FACTS[type].sunken) ? { ...screened, cost: values.cost } : screened;
  }
  return structure?.kind === 'barricade' ? { ...values, ...BARRICADE } : values;
}

/** Sight goes through the hex as before (pbem:19.15a, 19.15c, 19.15e). */
function behindScreen(values: TerrainValues): TerrainValues {
  return { ...values, ...SCREEN, rule: 'pbem:19.15a', cover: { ...SCREEN.cover, through: values.cover.through } };
}

function valuesOf(hex: FieldHex, type: TerrainType): TerrainValues {
  const inner = type === 'doorHex' && isBetweenRooms(hex) ? innerDoorOf(hex.ruleset) : null;
  if (inner) return inner;
  const values = terrainsOf(hex.ruleset)[type];
  if (!values) throw new RangeError(`${hex.ruleset} has no terrain ${type} as in ${hex.name}`);
  return hex.depth !== null && TERRAIN_FACTS[type].water ? { ...values, ...WATER_BY_DEPTH[hex.depth] } : values;
}

/** Chairs and benches stand in every hex from which a unit could step onto a table (pbem:16.38a). */
function isBesideTable(hex: FieldHex): boolean {
  return hex.neighbours.some(
    (next, direction) =>
      next?.terrain === 'table' &&
      hexsideValues(hex, sideTowards(hex, direction as DirectionIndex, next)).surcharge.foot !== null &&
      gapBetween(hex, next) === null,
  );
}

/** True if every hex that opens on this door hex, and is not another door, is house interior. */
function isBetweenRooms(hex: FieldHex): boolean {
  const open = hex.neighbours.filter(
    (neighbour, direction) =>
      neighbour !== null && hex.sides[direction] !== 'buildingWall' && !DOOR_TERRAIN.includes(neighbour.terrain),
  );
  return open.length > 0 && open.every((neighbour) => neighbour?.terrain === 'houseInterior');
}

/** Harder movement, better cover, worse advantage of two halves (pbem:3.2). */
function harder(one: TerrainValues, other: TerrainValues): TerrainValues {
  const costliest = (one.cost.foot ?? Infinity) >= (other.cost.foot ?? Infinity) ? one : other;
  return {
    rule: costliest.rule,
    cost: harderCosts(one.cost, other.cost),
    // Cheaper ways along a moat or trench begin and end in whole hexes of that terrain.
    along: null,
    edge: Math.max(one.edge, other.edge),
    open: one.open || other.open ? harderCosts(one.open ?? one.cost, other.open ?? other.cost) : null,
    advantage: Math.min(one.advantage, other.advantage) as Advantage,
    cover: betterCover(one.cover, other.cover),
    interior: one.interior || other.interior,
    doorway: one.doorway || other.doorway,
    barsRiders: one.barsRiders || other.barsRiders,
    crowd: one.crowd.doublesFrom <= other.crowd.doublesFrom ? one.crowd : other.crowd,
    noPassing: one.noPassing ?? other.noPassing,
    infantryOnly: one.infantryOnly ?? other.infantryOnly,
    apartFrom: [...one.apartFrom, ...other.apartFrom],
    needsLeader: one.needsLeader || other.needsLeader,
    noFire: one.noFire ?? other.noFire,
    forDefenderOnly: false,
  };
}

function harderCosts(one: Costs, other: Costs): Costs {
  const cost = (kind: MoverKind): number | null => {
    const [a, b] = [one[kind], other[kind]];
    return a === null || b === null ? null : Math.max(a, b);
  };
  return { foot: cost('foot'), horse: cost('horse'), mule: cost('mule'), pig: cost('pig') };
}

function betterCover(one: TerrainCover, other: TerrainCover): TerrainCover {
  const better = one.into >= other.into ? one : other;
  const through =
    one.through === null || other.through === null ? null : (Math.max(one.through, other.through) as CoverDrm);
  const beyond = (one.through ?? 0) >= (other.through ?? 0) ? one : other;
  return {
    into: better.into,
    intoOverLip: Math.max(one.intoOverLip, other.intoOverLip) as CoverDrm,
    overLipFromBeside: one.overLipFromBeside || other.overLipFromBeside,
    through,
    oneSided: better.oneSided,
    voidedByElevation: better.voidedByElevation,
    overVoidedByElevation: beyond.overVoidedByElevation,
    ...(beyond.overVoidedFromCastle ? { overVoidedFromCastle: true as const } : {}),
    intoExemptsAdjacent: better.intoExemptsAdjacent,
    throughExemptsAdjacent: beyond.throughExemptsAdjacent,
    notWithin: better.notWithin,
    behindAdjacent: Math.max(one.behindAdjacent, other.behindAdjacent) as CoverDrm,
  };
}
