import type { HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import type { UnitId } from '../../../../position/unit.js';
import { itemsOf } from '../equipment/items.js';
import { hexOf } from '../terrain/ground.js';
import type { LightSource } from './light-source.js';
import { lightWith, type Light } from './light.js';

/**
 * The light of a position, including that of torches that units have carried through other hexes on their way there
 * (pbem:21.32a).
 */
export function lightInPassing(position: Position, passed: ReadonlyMap<UnitId, readonly HexName[]>): Light | undefined {
  if (passed.size === 0 || position.items === undefined) return lightWith(position, []);
  const borne = [...passed].flatMap(([unit, hexes]) => {
    const torch = itemsOf(position, unit).find(({ kind }) => kind === 'torch');
    if (!torch) return [];
    return hexes.map((hex): LightSource => {
      return { kind: 'torch', name: torch.id, hex: hexOf(position, hex), reach: 1, rule: 'pbem:21.32a' };
    });
  });
  return lightWith(position, borne);
}
