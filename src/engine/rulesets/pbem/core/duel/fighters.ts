import type { FieldHex } from '../../../../board/field.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { TerrainType } from '../../../../board/terrain.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../../position/unit.js';
import { spaced } from '../../../../game/spaced.js';

/** The two champions of a duel once they are placed; none if there is no duel. */
export function fightersOf({ duel }: Position): readonly UnitId[] {
  return duel ? Object.values(duel.champions) : [];
}

/**
 * True for everybody while no duel is fought; during a duel only for its champions: all others stand still
 * (pbem:12.8i).
 */
export function takesPart(position: Position, unit: UnitId): boolean {
  return !isFought(position) || fightersOf(position).includes(unit);
}

/** A unit that does not fight in a duel lets the champions through: the two sides agree about that (pbem:12.8i). */
export function standsAside(position: Position, fighter: Unit, other: Unit): boolean {
  return isFought(position) && takesPart(position, fighter.id) && !takesPart(position, other.id);
}

/** The champion of a side, or undefined. */
export function championOf({ duel, units }: Position, side: SideId): Unit | undefined {
  const id = duel?.champions[side];
  return id === undefined ? undefined : units[id];
}

/** The opponent of this side in the duel. */
export function otherSide({ duel }: Position, side: SideId): SideId {
  if (!duel) throw new Error('there is no duel');
  return side === duel.challenger ? duel.challenged : duel.challenger;
}

/** Both champions are placed. */
export function isFought(position: Position): boolean {
  return fightersOf(position).length > 1;
}

/** Natural ground, and bridges (pbem:12.8n). Everything else except water is man-made. */
const OPEN: ReadonlySet<TerrainType> = new Set([
  'flatGround',
  'slope',
  'scrub',
  'tree',
  'swamp',
  'shingle',
  'rocks',
  'ricePaddy',
  'bridge',
  'footBridge',
]);

/** Man-made water: no duel is fought in a basin or a moat. */
const BUILT: readonly TerrainType[] = ['fountain', 'floodedMoat'];

/**
 * Why the champions of a duel may not enter a hex, or null: they may enter water if they can stand in it (pbem:12.8n).
 */
export function whyNotNatural({ name, terrain, terrains, depth }: FieldHex): Refusal | null {
  const open = (type: TerrainType): boolean => OPEN.has(type) || (TERRAIN_FACTS[type].water && !BUILT.includes(type));
  if (depth !== 'bottomless' && terrains.every(open)) return null;
  return illegal('pbem:12.8n', `${name} (${spaced(terrain)}) is closed to a duel`, name);
}
