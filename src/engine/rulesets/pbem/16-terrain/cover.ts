import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import { isTopOfWall } from '../../../board/location.js';
import { besideEnd, besideStart, heightsAlong, type Crossed } from '../../../board/sight/crossed.js';
import { isCastleHex } from '../../../board/sight/overlooking.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import type { HexsideType } from '../../../board/terrain.js';
import type { Position } from '../../../position/position.js';
import { coverOfCarts } from '../core/carts/carts.js';
import { coveredOf, doorSide, sideCovered, type Covered } from '../core/doors/door-side.js';
import { NO_COVER, coverOfCorner, type Cover } from '../core/fire/cover.js';
import type { HexsideValues } from '../core/movement/hexside-values.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { coverOfBarricade } from '../core/siege/barricade.js';
import type { CoverDrm } from '../core/terrain/terrain-values.js';
import { terrainOf } from '../core/terrain/terrain.js';

/** Where the cover of each hexside feature is laid down. */
const RULES: Partial<Readonly<Record<HexsideType, string>>> = {
  window: 'pbem:16.23b',
  doorHexside: 'pbem:16.24b',
  paledGate: 'pbem:16.24b',
  arrowSlit: 'pbem:16.110c',
  battlement: 'pbem:16.25b',
  gateDoor: 'pbem:16.26',
  portcullis: 'pbem:16.27a',
  bars: 'pbem:16.28',
};

/** Cover that the hexside between two places on a line gives the target in `at` against a firer in `firing`. */
function coverOfHexside(
  position: Position,
  firing: FieldHex,
  at: FieldHex,
  from: FieldHex,
  to: FieldHex,
  side: HexsideType,
): Cover {
  const rule = RULES[side];
  if (rule === undefined) return NO_COVER;
  const values = hexsideOf(position, from, to);
  if (!values || !values.cover) return NO_COVER;
  if (values.coverExemptsAdjacent && (from === firing || to === firing)) return NO_COVER;
  if (values.coversOnlyInside && !((from === at || to === at) && TERRAIN_FACTS[at.terrain].roofed)) return NO_COVER;
  const drm = side === 'battlement' ? coverOfBattlement(values, firing, at, from, to) : values.cover;
  if (drm === 0) return NO_COVER;
  return { drm, rule, what: `through ${from.name}/${to.name}`, own: from === at || to === at, by: [from, to] };
}

/**
 * A battlement covers the rampart on which it stands against fire from outside, but not against a ladder or siege
 * tower from which one crosses it: fire from there over it at anybody further off meets light cover (pbem:16.25b).
 */
function coverOfBattlement(
  { surcharge, cover }: HexsideValues,
  firing: FieldHex,
  at: FieldHex,
  from: FieldHex,
  to: FieldHex,
): CoverDrm {
  if (!isTopOfWall(to, from)) return 0;
  const isCrossed = from === firing && surcharge.foot !== null;
  if (to === at) return isCrossed ? 0 : (cover ?? 0);
  return isCrossed ? OVER_BATTLEMENT : 0;
}

const OVER_BATTLEMENT = 1;

/** The ends of a line of fire. */
interface Ends {
  readonly position: Position;
  readonly from: FieldHex;
  readonly at: FieldHex;
}

/** A line of fire with the things that it crosses. */
interface LineOfFire extends Ends {
  /** The target, which may have fixed the cover of a door hex already. */
  readonly unit: Covered;
  readonly crossed: readonly Crossed[];
}

/** The heaviest cover that terrain gives a target on one line of sight (pbem:5.4a, 6.51d). */
export function coverOnLine(line: LineOfFire): Cover {
  return heaviest(coversOnLine(line));
}

/** The heaviest cover that the target has from the terrain it occupies, the sides of its hex included (pbem:6.22b). */
export function ownCoverOnLine(line: LineOfFire): Cover {
  return heaviest(coversOnLine(line).filter(({ own }) => own));
}

/** The heaviest cover; of equal covers the first. */
function heaviest(covers: readonly Cover[]): Cover {
  return covers.reduce((most, cover) => (cover.drm > most.drm ? cover : most), NO_COVER);
}

/** Everything that gives the target cover on a line, among them `NO_COVER` for what gives none. */
export function coversOnLine(line: LineOfFire): readonly Cover[] {
  const { from, at, crossed } = line;
  // A unit on a ladder has no cover, whatever is on the line (pbem:19.11s).
  if (at.terrain === 'ladder') return [];
  if (from.cell.x === at.cell.x && from.cell.y === at.cell.y) return [coverWithinHex(from, at)];
  const firerIsHigher = heightsAlong(crossed, from, at).end < 0;
  return [
    coverInHex(line, firerIsHigher),
    line.unit.exposed ? NO_COVER : coverOfCorner(from, at, coveredOf(line.unit)),
    coverOfCarts(line, firerIsHigher),
    barricadeOf(line),
    ...crossed.map((thing) => coverOfThing(line, thing, firerIsHigher)),
  ];
}

/**
 * A key of everything in the first part of a line that influences the cover at its end. `end` is the height of the
 * target in half stairs above the firer.
 */
export function coverSoFar(line: LineOfFire, end: number): string {
  const { from, at, crossed } = line;
  const most = Math.max(0, ...crossed.map((thing) => coverOfThing(line, thing, end < 0).drm));
  const within = terrainOf(at).cover.notWithin && isWithin(line);
  const overLip = crossed.some((thing) => isLipOf(thing, at));
  const first = terrainOf(from).doorway ? besideStart(crossed, at).name : '';
  return `${most} ${within} ${overLip} ${coverOfCarts(line, end < 0).drm} ${barricadeOf(line).drm} ${first}`;
}

function barricadeOf({ at, unit, crossed }: LineOfFire): Cover {
  return at.structure && !unit.exposed ? coverOfBarricade(at, crossed) : NO_COVER;
}

function coverOfThing(line: LineOfFire, thing: Crossed, firerIsHigher: boolean): Cover {
  if (thing.kind === 'hex') return coverOfHex(line, thing.hex, firerIsHigher);
  return coverOfHexside(line.position, line.from, line.at, thing.from, thing.to, thing.side);
}

/** Cover between the rampart of a gate and its archway: the same as between rampart and moat (pbem:16.31c, 16.25b). */
function coverWithinHex(from: FieldHex, at: FieldHex): Cover {
  return from.above === at
    ? { drm: 3, rule: 'pbem:16.31c', what: `above ${from.name}`, own: true, by: [at] }
    : NO_COVER;
}

/** Cover from the target's own terrain: scrub, trees, a slope against fire over its lip, a door against one side… */
function coverInHex(line: LineOfFire, firerIsHigher: boolean): Cover {
  const { from, at, crossed } = line;
  if (line.unit.exposed) return NO_COVER;
  const { rule, cover } = terrainOf(at);
  if (cover.voidedByElevation && firerIsHigher) return NO_COVER;
  const adjacent = directionBetween(from, at) !== null;
  if (cover.intoExemptsAdjacent && adjacent) return NO_COVER;
  const overLip = (!adjacent || cover.overLipFromBeside) && crossed.some((thing) => isLipOf(thing, at));
  const drm = overLip ? cover.intoOverLip : cover.into;
  if (drm === 0) return NO_COVER;
  if (cover.notWithin && isWithin(line)) return NO_COVER;
  if (cover.oneSided && !coversAgainst(line)) return NO_COVER;
  return {
    drm,
    rule: cover.oneSided ? 'pbem:16.16d' : overLip && cover.into !== drm ? 'pbem:16.12b' : rule,
    what: `in ${at.name}`,
    own: true,
    by: [at],
  };
}

function isLipOf(thing: Crossed, hex: FieldHex): boolean {
  return thing.kind === 'hexside' && thing.side === 'slopeLip' && (thing.from === hex || thing.to === hex);
}

/** Whether the whole line lies in hexes of the target's terrain, the firer's hex included (pbem:16.120e). */
function isWithin({ from, at, crossed }: LineOfFire): boolean {
  const isSame = ({ terrains }: FieldHex): boolean => terrains.length === 1 && terrains[0] === at.terrain;
  return isSame(from) && isSame(at) && crossed.every((thing) => thing.kind === 'hexside' || isSame(thing.hex));
}

/**
 * Whether a door covers the target on this line. If no earlier fire has fixed the covered side, it does (pbem:7.9c).
 */
function coversAgainst({ from, at, unit, crossed }: LineOfFire): boolean {
  const covered = sideCovered(unit, at);
  return covered === null || covered === sideEntered(crossed, from, at);
}

/** The side of a door hex from which a line enters it. */
export function sideEntered(crossed: readonly Crossed[], from: FieldHex, door: FieldHex): HexName {
  return doorSide(door, besideEnd(crossed, from));
}

/** Cover that a hex on the line gives to a target beyond it. */
function coverOfHex(line: LineOfFire, hex: FieldHex, firerIsHigher: boolean): Cover {
  const drm = coverThrough(line, hex, firerIsHigher);
  if (drm === 0) return NO_COVER;
  return { drm, rule: ruleThrough(line, hex), what: `through ${hex.name}`, own: false, by: [hex] };
}

function ruleThrough(line: LineOfFire, hex: FieldHex): string {
  const { rule, cover } = terrainOf(hex);
  if (isBehind(line, hex)) return hex.structure?.kind === 'screen' ? 'pbem:19.15b' : 'pbem:16.36b';
  return cover.throughExemptsAdjacent ? 'pbem:16.16f' : rule;
}

/**
 * How much cover (DRM) a hex gives on each line that passes it, whatever else is on the line; a target on a ladder has
 * none (pbem:19.11s).
 */
export function coverThrough(line: Ends, hex: FieldHex, firerIsHigher: boolean): number {
  const { from, at } = line;
  if (at.terrain === 'ladder') return 0;
  const { cover } = terrainOf(hex);
  if (isBehind(line, hex)) return cover.behindAdjacent;
  const voided =
    (cover.overVoidedByElevation && firerIsHigher) ||
    (cover.overVoidedFromCastle && isCastleHex(from)) ||
    (cover.throughExemptsAdjacent && directionBetween(from, hex) !== null);
  return voided ? 0 : (cover.through ?? 0);
}

/** Whether the hex covers a target that stands behind it, as a table or a screen does. */
function isBehind({ position, at }: Ends, hex: FieldHex): boolean {
  return terrainOf(hex).cover.behindAdjacent > 0 && isReached(position, hex, at);
}

/** Whether the target stands ADJACENT to the hex: a unit on foot can pass the hexside between them (pbem:16.36b). */
function isReached(position: Position, hex: FieldHex, at: FieldHex): boolean {
  const hexside = hexsideOf(position, hex, at);
  return hexside !== null && hexside.seen && hexside.surcharge.foot !== null;
}
