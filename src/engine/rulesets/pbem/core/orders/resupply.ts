import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * Take missiles (pbem:22.2g), either from a unit or, in that hex, from a supply point. `count`: the number of missiles;
 * from a unit that cannot prevent it all its missiles are taken, without a number.
 */
export interface Resupply {
  readonly type: 'Resupply';
  readonly unit: UnitId;
  readonly from?: UnitId;
  readonly at?: HexName;
  readonly count?: number;
}
