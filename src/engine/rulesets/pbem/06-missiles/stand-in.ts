import type { HexName } from '../../../board/field.js';
import { NO_ACTS, type Unit } from '../../../position/unit.js';

/** A thing as a target for the rules of fire: a unit that stands still without armour, in the open in its hexes. */
export function standInFor(id: string, hexes: readonly HexName[]): Unit & { readonly exposed: true } {
  return {
    id,
    side: null,
    sheet: { kind: 'otherAnimal', armoured: false, attack: 0, defence: 0, mpa: 0 },
    health: 'healthy',
    hexes,
    mount: null,
    rider: null,
    stride: 0,
    missiles: null,
    acts: NO_ACTS,
    exposed: true,
  };
}
