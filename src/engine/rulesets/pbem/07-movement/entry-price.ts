import type { FieldHex } from '../../../board/field.js';
import { isHexOpen } from '../../../board/live.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit, isDragon } from '../../../position/unit.js';
import { moverKindOf, type MoverKind } from '../core/movement/mover.js';
import { mpaOf } from '../core/combat/strength.js';
import { terrainOf } from '../core/terrain/terrain.js';

/** MP that the terrain of a hex costs a unit that comes from another hex; null: impassable (pbem:7.5a). */
export function costToEnter(position: Position, unit: Unit, from: FieldHex, hex: FieldHex): number | null {
  const mp = terrainPrice(position, moverKindOf(unit), goesAlong(from, hex), hex);
  if (mp === null || !isWaded(hex) || !isCharacter(unit) || isDragon(unit)) return mp;
  // A unit with fewer MP than that wades one hex with all its MP; in deep water only a healthy unit can (pbem:17.42a,
  // 17.43a).
  if (hex.depth === 'deep' && unit.health !== 'healthy') return mp;
  return Math.min(mp, Math.max(mpaOf(position, unit), 1));
}

/** Water in which a unit can stand: its cost depends on the MP of the unit that wades it. */
export function isWaded({ depth }: FieldHex): boolean {
  return depth === 'shallow' || depth === 'deep';
}

/**
 * MP that the terrain of a hex costs a kind of mover that comes from other terrain or from the same terrain (`along`).
 */
export function terrainPrice(position: Position, kind: MoverKind, along: boolean, hex: FieldHex): number | null {
  const terrain = terrainOf(hex);
  if (terrain.open && isHexOpen(position.live, hex)) return terrain.open[kind];
  return (along ? (terrain.along ?? terrain.cost) : terrain.cost)[kind];
}

/**
 * The step stays in a moat or trench: entering from outside is dearer (pbem:16.118a, 16.120a), and so is entering half
 * a one (3.2).
 */
export function goesAlong(from: FieldHex, hex: FieldHex): boolean {
  // A unit that comes down from a ladder comes from the terrain at its foot (ruling of pbem:19.11q).
  const foot = (from.terrain === 'ladder' ? from.below : null) ?? from;
  return foot.terrain === hex.terrain && foot.terrains.length === 1;
}
