import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * Take missiles (pbem:22.2g): from somebody or, in that hex, from a supply point, one of the two. `count` of them; of those who
 * cannot hinder it all that they have, without a number.
 */
export interface Resupply {
  readonly type: 'Resupply';
  readonly unit: UnitId;
  readonly from?: UnitId;
  readonly at?: HexName;
  readonly count?: number;
}
