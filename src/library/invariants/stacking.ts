import type { Position } from '../../engine/position/position.js';
import type { TerrainType } from '../../engine/board/terrain.js';
import { fieldNow } from '../../engine/board/live-field.js';
import type { StructureKind } from '../../engine/board/structure.js';
import { isLive } from '../../engine/position/unit.js';

const MOATS: readonly (TerrainType | undefined)[] = ['moat', 'floodedMoat', 'filledMoat'];

/** The unit that stands there, and two units that have fallen upon it. */
const FALLEN_MAX = 3;

/** Equipment from which a unit can fall, with the equipment or alone (pbem:19.11aa, 19.12q). */
const CLIMBED: readonly StructureKind[] = ['ladder', 'siegeTower'];

/** In one hex of a dungeon (pbem:16.33f). */
const PRISONERS_MAX = 3;

/**
 * Hexes with more than one live unit that no rule allows (pbem:7.1a). A rider and his horse count as one unit, and the
 * halves of a shut door hex as two hexes (pbem:7.22a). Two units may share a hex in these cases: a door there was
 * opened (pbem:7.22b); one fell upon the other in the moat of a raised drawbridge (pbem:7.21a, 18.1h), or from a ladder
 * or tower, where the faller is wounded and the unit that he hits is stunned, so that only one of them is healthy
 * (19.11aa, 19.12q); a siege tower or gate with men on both levels has fallen (19.2p, 19.2z); two units have hidden in
 * one hex without knowing of each other (22.8d).
 */
export function wrongStacking(position: Position): readonly string[] {
  const { units, options, doors = {}, winches, equipment = [], things } = position;
  const lurked = options['hiddenSetup'] === true;
  const climbed = equipment.some(({ kind }) => CLIMBED.includes(kind));
  const holders = new Map<string, { readonly hex: string; readonly ids: string[] }>();
  for (const unit of Object.values(units)) {
    if (!isLive(unit) || unit.rider !== null) continue;
    for (const hex of unit.hexes) {
      const place = `${hex} ${unit.half ?? ''}`;
      holders.set(place, { hex, ids: [...(holders.get(place)?.ids ?? []), unit.id] });
    }
  }
  return [...holders.values()].flatMap(({ hex, ids }) => {
    if (ids.length > 1 && terrainOf(position, hex) === 'dungeon') {
      return ids.length > PRISONERS_MAX ? [`${ids.join(', ')} are all in the dungeon ${hex}`] : [];
    }
    const falls = winches && MOATS.includes(terrainOf(position, hex));
    const ruin = terrainOf(position, hex) === 'rubble' || things.some(({ hexes }) => hexes.includes(hex));
    const healthy = ids.filter((id) => units[id]?.health === 'healthy').length;
    const most = climbed && healthy <= 1 ? FALLEN_MAX : Object.hasOwn(doors, hex) || falls || ruin || lurked ? 2 : 1;
    return ids.length > most ? [`${ids.join(', ')} are all in ${hex}`] : [];
  });
}

function terrainOf({ ground, live }: Position, hex: string): TerrainType | undefined {
  return fieldNow(ground.boards, ground.joins, live).hex(hex)?.terrain;
}
