import type { DirectionIndex } from '../hex/direction.js';
import { directionBetween, hasTwoLocations, type FieldHex, type HexName, type Rise } from './field.js';
import { TERRAIN_FACTS, type TerrainFacts } from './terrain-facts.js';
import type { HexsideType } from './terrain.js';

/** How the lower location of a hex is written: `D8/under`. */
export const UNDER = '/under';

function factsOf({ terrain }: FieldHex): TerrainFacts {
  return TERRAIN_FACTS[terrain];
}

/**
 * A raised walk: a rampart, the top of a gate, a platform of a tower. A ballista that stands there blocks sight like a
 * wall (pbem:18.2j), but the walk and its battlements are still below it (pbem:18.2d).
 */
export function isRampart({ terrain, structure }: FieldHex): boolean {
  return TERRAIN_FACTS[structure?.on ?? terrain].rampart;
}

/** Whether a hex is part of a gate, in either location: an archway below a rampart. */
export function isGate(hex: FieldHex): boolean {
  const { terrain, below } = hex.above ?? hex;
  return below !== null && TERRAIN_FACTS[terrain].rampart;
}

/** The upper locations of the hexes of gates beside a hex, by name: a drawbridge hangs in them. */
export function gatesBeside({ neighbours }: FieldHex): readonly HexName[] {
  return neighbours.flatMap((next) => (next && isGate(next) ? [(next.above ?? next).name] : []));
}

/** It lies a slope below what is not so; of two half-hexes only both together do. */
export function isSunken({ terrains }: FieldHex): boolean {
  return terrains.every((terrain) => TERRAIN_FACTS[terrain].sunken);
}

/** The kind that a drawn hexside has for one of two locations beside it. */
function seenFrom(drawn: HexsideType, hex: FieldHex): HexsideType {
  if (factsOf(hex).apart) return 'plain';
  if (hex.below && factsOf(hex).rampart) {
    // The doors of a gate are below; over them runs its rampart (pbem:16.26, 16.31a).
    return drawn === 'gateDoor' ? 'battlement' : drawn === 'portcullis' ? 'plain' : drawn;
  }
  if (!hex.above) return drawn;
  if (factsOf(hex.above).rampart) return drawn === 'battlement' ? 'buildingWall' : drawn;
  return drawn === 'bridgeEnd' ? 'bank' : drawn;
}

/** The hexside between two locations of neighbouring hexes; null if they share none. */
export function sideBetween(from: FieldHex, to: FieldHex): HexsideType | null {
  const direction = directionBetween(from, to);
  return direction === null ? null : sideTowards(from, direction, to);
}

/** The hexside in a direction, between a location and one beyond. */
export function sideTowards(from: FieldHex, direction: DirectionIndex, to: FieldHex): HexsideType {
  const drawn = from.sides[direction] as HexsideType;
  if (!hasTwoLocations(from) && !hasTwoLocations(to)) return drawn;
  // A lip of a moat is drawn between upper locations; the lower locations may have no lip between them, or one of their
  // own.
  const [lipped, sunken] = [isLipped(from, to), isSunken(from) !== isSunken(to)];
  const bare = drawn === 'slopeLip' && lipped ? 'plain' : drawn;
  const side = seenFrom(seenFrom(bare, from), to);
  return sunken && (side === 'plain' || side === 'bank') ? 'slopeLip' : side;
}

function isLipped(from: FieldHex, to: FieldHex): boolean {
  return isSunken(from.above ?? from) !== isSunken(to.above ?? to);
}

/** The slopes gained by going from one location to another beside it (pbem:5.3e); man-made height does not count. */
export function riseBetween(from: FieldHex, to: FieldHex): Rise {
  const direction = directionBetween(from, to);
  if (direction === null) return 0;
  const drawn = (from.above ?? from).rises[direction] as Rise;
  if (!hasTwoLocations(from) && !hasTwoLocations(to)) return drawn;
  const stated = isLipped(from, to) ? 0 : drawn;
  return (stated + Number(isSunken(from)) - Number(isSunken(to))) as Rise;
}

/** Why nobody goes from one location to another beside it, whatever stands on their hexside. */
export type Gap =
  /** Stairs and bridges are entered by their ends (pbem:16.115a, 16.116a, 16.124). */
  | 'ends'
  /** The two locations lie at different heights, and no stairs or rubble join them (pbem:7.5b). */
  | 'height'
  /** A place apart under the ground, which is entered by its own ways (pbem:16.33b, 16.34b). */
  | 'apart';

/** Hexsides that let one onto a bridge or stairs besides their ends. */
const DOORS: readonly HexsideType[] = ['doorHexside', 'paledGate', 'gateDoor', 'portcullis'];

/** The type of barrier between two locations beside each other, or null if they join. */
export function gapBetween(from: FieldHex, to: FieldHex): Gap | null {
  if (from.structure?.leans !== undefined || to.structure?.leans !== undefined) return gapAtLadder(from, to);
  if (from.structure?.kind === 'siegeTower' || to.structure?.kind === 'siegeTower') return gapAtTower(from, to);
  return gapOfGround(from, to);
}

function gapOfGround(from: FieldHex, to: FieldHex): Gap | null {
  const [one, other] = [factsOf(from), factsOf(to)];
  if (one.apart || other.apart) return from.terrain === to.terrain ? null : 'apart';
  if (one.ends !== null || other.ends !== null) {
    const drawn = from.sides[directionBetween(from, to) ?? 0] as HexsideType;
    if (!(leadsTo(drawn, one, other) && leadsTo(drawn, other, one))) return 'ends';
    if (drawn === 'stairEnd') return Math.abs(from.level - to.level) <= 2 ? null : 'height';
  }
  if (isUnderBridge(from) !== isUnderBridge(to) && isBridgeEnd(from, to)) return 'ends';
  if (from.terrain === 'rubble' || to.terrain === 'rubble') return isArchway(from) || isArchway(to) ? 'height' : null;
  return from.level === to.level ? null : 'height';
}

/** The hex to which the ladder in this one points (pbem:19.11j); null: there is no ladder. */
export function topOf(hex: FieldHex): FieldHex | null {
  const leans = hex.structure?.leans;
  return leans === undefined || hex.terrain !== 'ladder' ? null : (hex.neighbours[leans] ?? null);
}

/** The ladder in the first place leans against the second, which is no rampart: it leads nowhere (pbem:19.11ad). */
export function leansOnWall(ladder: FieldHex, wall: FieldHex): boolean {
  return topOf(ladder) === wall && !isRampart(wall);
}

/**
 * From a ladder a unit gets onto the rampart before it; otherwise it can go where it could go from the foot of the
 * ladder (pbem:19.11q, 19.11r).
 */
function gapAtLadder(from: FieldHex, to: FieldHex): Gap | null {
  if (leadsUp(from, to) || leadsUp(to, from)) return null;
  return gapOfGround(footOf(from), footOf(to));
}

function leadsUp(ladder: FieldHex, top: FieldHex): boolean {
  const leans = ladder.structure?.leans;
  if (leans === undefined || ladder.terrain !== 'ladder' || !isRampart(top)) return false;
  return directionBetween(ladder, top) === leans;
}

/**
 * The battlement between two places stands on the first place: on the rampart beside the hexside, and between two
 * ramparts on the higher one (pbem:16.25a). The height of a siege tower, a ladder or the ground outside does not
 * matter.
 */
export function isTopOfWall(rampart: FieldHex, outside: FieldHex): boolean {
  return isRampart(rampart) && (!isRampart(outside) || rampart.level >= outside.level);
}

/**
 * The height in half stairs of the ground on which walls beside a place stand: under ladders and towers, not on them.
 */
export function groundLevel(hex: FieldHex): number {
  return hex.structure && hex.below ? hex.below.level : hex.level;
}

function footOf(hex: FieldHex): FieldHex {
  return (hex.terrain === 'ladder' ? hex.below : null) ?? hex;
}

/**
 * Under a tower a unit moves as on the ground. It gets onto the platform from the ground and from higher places, and
 * down to the ground beside the tower or any height above (pbem:19.12f, 19.12h, 19.12k).
 */
function gapAtTower(from: FieldHex, to: FieldHex): Gap | null {
  const [one, other] = [isPlatform(from), isPlatform(to)];
  if (one && other) return from.structure?.key === to.structure?.key || from.level === to.level ? null : 'height';
  if (!one && !other) return gapOfGround(from, to);
  const [platform, beside] = one ? [from, to] : [to, from];
  return beside.terrain === 'underTower' || heightAboveBase(platform, beside) < 0 ? 'height' : null;
}

/**
 * The height of a place beside the platform of a siege tower above the base of the tower, slopes counted, in half
 * stairs (pbem:19.12k).
 */
export function heightAboveBase(platform: FieldHex, beside: FieldHex): number {
  const base = platform.below ?? platform;
  return beside.level - base.level + 2 * riseBetween(base, beside);
}

/**
 * The place is on an upright ladder or on the platform of a siege tower: nobody gets off a horse onto it or mounts
 * from it, and while there is ground nobody and nothing falls there (pbem:19.11o, 19.11aa, 19.12i).
 */
export function isAloft({ structure, below }: FieldHex): boolean {
  return structure !== undefined && below !== null;
}

function isPlatform({ terrain }: FieldHex): boolean {
  return terrain === 'siegePlatform';
}

/** The hexside is an end of the terrain, or goes on to a bridge beside it. */
function leadsTo(drawn: HexsideType, { ends }: TerrainFacts, beyond: TerrainFacts): boolean {
  if (ends === null || drawn === ends || DOORS.includes(drawn)) return true;
  return ends === 'bridgeEnd' && beyond.ends === 'bridgeEnd';
}

/** Its sides are the walls of the gate, whatever has fallen down beside them. */
function isArchway({ above }: FieldHex): boolean {
  return above !== null && factsOf(above).rampart;
}

function isUnderBridge({ above }: FieldHex): boolean {
  return above !== null && factsOf(above).ends === 'bridgeEnd';
}

/** While the bridge is there, its end leads onto it and not below it. */
function isBridgeEnd(from: FieldHex, to: FieldHex): boolean {
  const drawn = from.sides[directionBetween(from, to) ?? 0] as HexsideType;
  return drawn === 'bridgeEnd' || DOORS.includes(drawn);
}
