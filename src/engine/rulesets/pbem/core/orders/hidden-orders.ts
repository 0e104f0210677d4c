import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/** Sets up the hidden units of a side, in secret (pbem:22.8a); who is not placed stays away. No places: nobody hides. */
export interface Hide {
  readonly type: 'Hide';
  readonly places: readonly { readonly unit: UnitId; readonly hexes: readonly HexName[] }[];
}

/** Answers whether a move goes on as ordered that has discovered hidden enemies (pbem:22.8g). */
export interface GoOn {
  readonly type: 'GoOn';
  readonly on: boolean;
}
