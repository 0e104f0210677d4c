import type { HexName } from '../../../../board/field.js';
import type { ItemKind } from '../../../../position/item.js';
import type { Position } from '../../../../position/position.js';
import { hexOf } from '../terrain/ground.js';

/**
 * The rule by which a thing that is put down there is gone, or null: it sinks where nobody can stand, or where a man
 * stands up to his chest in water (pbem:17.1f, 17.42g).
 */
export function whySinks(position: Position, hex: HexName, kind: ItemKind): string | null {
  switch (hexOf(position, hex).depth) {
    case 'bottomless':
      return 'pbem:17.1f';
    case 'deep':
      return 'pbem:17.42g';
    case 'shallow':
      // A torch goes out in any water, and is lost (rulings of pbem:17.42g and 20.4f).
      return kind === 'torch' ? 'pbem:20.4f' : null;
    default:
      return null;
  }
}
