import type { Position } from '../../engine/position/position.js';
import type { TerrainType } from '../../engine/board/terrain.js';
import { fieldNow } from '../../engine/board/live-field.js';
import type { StructureKind } from '../../engine/board/structure.js';
import { isLive } from '../../engine/position/unit.js';

const MOATS: readonly (TerrainType | undefined)[] = ['moat', 'floodedMoat', 'filledMoat'];

/** Who stands there, and two who have fallen upon him. */
const FALLEN_MAX = 3;

/** What one falls from with what it falls, or with nothing but himself (pbem:19.11aa, 19.12q). */
const CLIMBED: readonly StructureKind[] = ['ladder', 'siegeTower'];

/** In one hex of a dungeon (pbem:16.33f). */
const PRISONERS_MAX = 3;

/**
 * Hexes that more than one live unit holds (pbem:7.1a); a rider and his horse are one, the halves of a shut door hex two
 * (pbem:7.22a). Where a door can be opened two may come to share its hex (pbem:7.22b); so they may where one can fall upon the
 * other, in the moat of a drawbridge that is raised (pbem:7.21a, 18.1h), and from a ladder or a tower, where the faller is wounded and
 * whom he hits stunned: of those only one may be healthy, since nobody else can have come there (19.11aa, 19.12q); and where a siege
 * tower or a gate with men on both levels has fallen (19.2p, 19.2z); and where two who knew nothing of
 * each other have hidden in one hex (22.8d).
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
