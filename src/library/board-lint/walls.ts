import type { Field, FieldHex } from '../../engine/board/field.js';
import { hexsideName } from '../../engine/board/field-hexside.js';
import { sideBetween } from '../../engine/board/location.js';
import { HEXSIDE_FACTS } from '../../engine/board/terrain-facts.js';
import type { Fault } from './finding.js';
import { terrainFactsOf, isDoor, isRaised, wallsAt } from './ground.js';

/** Roofed rooms with a gap in their wall, and doors that stand in no wall. */
export function wallFaults(field: Field): readonly Fault[] {
  return field.hexes.flatMap((hex) => [...gapsOf(hex), ...doorFaults(hex)]);
}

/** The hexsides over which a roofed hex lies open to one that is not (pbem:16.15b). */
export function gapsOf(hex: FieldHex): readonly Fault[] {
  if (!terrainFactsOf(hex).roofed || terrainFactsOf(hex).apart) return [];
  return hex.neighbours.flatMap((next) => {
    if (!next || !isOpenTo(hex, next)) return [];
    const reason = `the wall of the room at ${hex.name} has a gap towards ${next.name}`;
    return [{ kind: 'openWall', hex: hexsideName(hex, next), reason } as const];
  });
}

function isOpenTo(hex: FieldHex, next: FieldHex): boolean {
  const beyond = terrainFactsOf(next);
  if (beyond.roofed || isDoor(next.terrain) || next.terrain === 'castleWall') return false;
  // The foot of a rampart is a wall, and so are the cheeks of a gate.
  if (isRaised(next) && next.level > hex.level) return false;
  const side = sideBetween(hex, next) ?? 'plain';
  if (side === 'stairEnd' || side === 'bridgeEnd' || HEXSIDE_FACTS[side].leaf !== 'none') return false;
  return ['open', 'lip'].includes(HEXSIDE_FACTS[side].sight);
}

function doorFaults(hex: FieldHex): readonly Fault[] {
  if (!isDoor(hex.terrain) || wallsAt(hex) > 0) return [];
  return [{ kind: 'strayFeature', hex: hex.name, reason: `the ${hex.terrain} stands in no wall (pbem:16.16a)` }];
}
