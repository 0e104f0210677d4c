import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * Sets up the hidden units of a side, in secret (pbem:22.8a); a unit that is not placed stays away. No places: no unit
 * hides.
 */
export interface Hide {
  readonly type: 'Hide';
  readonly places: readonly { readonly unit: UnitId; readonly hexes: readonly HexName[] }[];
}

/** Answers whether a move that has discovered hidden enemies goes on as ordered (pbem:22.8g). */
export interface GoOn {
  readonly type: 'GoOn';
  readonly on: boolean;
}
