import { distance } from '../hex/lattice.js';
import type { Crossed } from './crossing.js';
import type { FieldHex } from './field.js';
import { hexsideName } from './field-hexside.js';
import { isShut, type Live } from './live.js';
import { HEXSIDE_FACTS } from './terrain-facts.js';
import type { HexsideType, TerrainType } from './terrain.js';

/** What ends a line of sight: the hex or hexside as it is written, and the rule by which it does. */
export interface Obstacle {
  readonly where: string;
  readonly rule: string;
}

/** Terrain that can be seen into and not through (pbem:5.54, pbem:5.55a). */
const ENDS_SIGHT: Partial<Readonly<Record<TerrainType, string>>> = {
  tree: 'pbem:5.54',
  doorHex: 'pbem:5.55a',
  yardEntrance: 'pbem:5.55a',
};

const APERTURES: readonly HexsideType[] = ['window', 'doorHexside'];

type CrossedHexside = Crossed & { readonly kind: 'hexside' };

/** Heights in stairs relative to the hex from which the line starts. */
export interface Heights {
  /** Of the hex before each thing on the line. */
  readonly before: readonly number[];
  readonly end: number;
}

/** The first thing that blocks a line from `from` to `to`, or null if the line is free. */
export function obstacleOn(crossed: readonly Crossed[], from: FieldHex, to: FieldHex, live: Live): Obstacle | null {
  const heights = heightsAlong(crossed, from, to);
  let openings = 0;
  for (const [index, thing] of crossed.entries()) {
    const height = heights.before[index] as number;
    if (thing.kind === 'hexside' && APERTURES.includes(thing.side)) openings += 1;
    const obstacle =
      thing.kind === 'hexside'
        ? hexsideObstacle(thing, { from, to, live, openings, height, end: heights.end })
        : groundObstacle(thing, from, height > Math.max(0, heights.end));
    if (obstacle) return obstacle;
  }
  return null;
}

/** How the ground rises and falls along a line: lips crossed (pbem:5.3e) and man-made height (pbem:5.3d). */
export function heightsAlong(crossed: readonly Crossed[], from: FieldHex, to: FieldHex): Heights {
  let climbed = 0;
  let built = 0;
  const before = crossed.map((thing) => {
    if (thing.kind === 'hex') built = (thing.hex?.elevation ?? from.elevation) - from.elevation;
    const height = climbed + built;
    if (thing.kind === 'hexside') climbed += thing.rise;
    return height;
  });
  return { before, end: climbed + to.elevation - from.elevation };
}

/** A hex that is passed, or two that the line runs between: then only what both do counts (pbem:3.3f, pbem:5.4b). */
function groundObstacle(
  thing: Exclude<Crossed, CrossedHexside>,
  from: FieldHex,
  higherThanBoth: boolean,
): Obstacle | null {
  if (thing.kind === 'hex') {
    if (!thing.hex) return { where: from.name, rule: 'pbem:5.2b' };
    const where = thing.hex.name;
    return higherThanBoth ? { where, rule: 'pbem:5.61' } : endsSight(thing.hex);
  }
  const { left, right, side } = thing;
  if (left && right && (side === 'buildingWall' || APERTURES.includes(side))) {
    return { where: hexsideName(left, right), rule: 'pbem:5.2f' };
  }
  const beside = [left, right].filter((hex) => hex !== null);
  const [first] = beside;
  if (!first) return { where: from.name, rule: 'pbem:5.2b' };
  return beside.every(endsSight) ? endsSight(first) : null;
}

function endsSight(hex: FieldHex): Obstacle | null {
  for (const terrain of hex.terrains) {
    const rule = ENDS_SIGHT[terrain];
    if (rule !== undefined) return { where: hex.name, rule };
  }
  return null;
}

interface View {
  readonly from: FieldHex;
  readonly to: FieldHex;
  readonly live: Live;
  /** Openings on the line so far, this one included. */
  readonly openings: number;
  /** Height of the hex before the hexside, and of the target, relative to the viewer. */
  readonly height: number;
  readonly end: number;
}

function hexsideObstacle(thing: CrossedHexside, view: View): Obstacle | null {
  switch (HEXSIDE_FACTS[thing.side].sight) {
    case 'open':
      return null;
    case 'opening':
      return apertureObstacle(thing, view);
    case 'battlement':
    case 'wall':
      return isSeenOver(thing, view) ? null : blocks(thing, 'pbem:5.57a');
    case 'lip':
      return lipObstacle(thing, view);
  }
}

function blocks({ from, to }: CrossedHexside, rule: string): Obstacle {
  return { where: hexsideName(from, to), rule };
}

/** Shut it bars sight; open it shows only the hex behind it, unless the viewer or the target stands at it (pbem:5.56). */
function apertureObstacle(thing: CrossedHexside, { from, to, live, openings }: View): Obstacle | null {
  if (isShut(live, hexsideName(thing.from, thing.to))) return blocks(thing, 'pbem:5.3b');
  if (openings > 1) return blocks(thing, 'pbem:5.56d');
  return thing.from === from || thing.to === to ? null : blocks(thing, 'pbem:5.56b');
}

/** Whoever is nearer to the hexside on his side of it, if one end is higher: is it the lower end? */
function isNearerToLower({ from: near, to: far }: CrossedHexside, { from, to, end }: View): boolean {
  const [viewer, target] = [distance(from.cell, near.cell), distance(far.cell, to.cell)];
  return end > 0 ? viewer < target : end < 0 && target < viewer;
}

/** A lip blocks if the ends differ in height and it is nearer to the lower, but not if the lower stands at it (pbem:5.62). */
function lipObstacle(thing: CrossedHexside, view: View): Obstacle | null {
  const lowerStandsAtLip = view.end > 0 ? thing.from === view.from : thing.to === view.to;
  return isNearerToLower(thing, view) && !lowerStandsAtLip ? blocks(thing, 'pbem:5.62a') : null;
}

/** Over a wall that stands lower than the higher end and not nearer to the lower (pbem:5.7b), but through no roof (5.7c). */
function isSeenOver(thing: CrossedHexside, view: View): boolean {
  const roofed = [thing.from, thing.to].some(({ terrains }) => terrains.includes('houseInterior'));
  const lowerThanOneEnd = view.height < Math.max(0, view.end);
  return !roofed && lowerThanOneEnd && view.end !== 0 && !isNearerToLower(thing, view);
}
