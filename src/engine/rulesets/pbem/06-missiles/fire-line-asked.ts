import type { FieldHex } from '../../../board/field.js';
import type { SightMap } from '../../../board/sight/sight-map.js';
import type { Unit } from '../../../position/unit.js';
import type { Covered } from '../core/doors/door-side.js';
import type { RangeBand, ShotWeapon } from '../core/fire/missile-tables.js';

/** The firer and the target, and the hexes between which the shot goes. */
export interface FireLine {
  readonly firer: Unit;
  readonly weapon: ShotWeapon;
  readonly target: Unit & Pick<Covered, 'exposed'>;
  readonly from: FieldHex;
  readonly at: FieldHex;
  /** The range band, which only Siege asks for (siege-en:1.332a); absent: it is not known yet. */
  readonly band?: RangeBand;
  /** The sight map for judging lines, if it is not the usual one (pbem:18.2d). */
  readonly sight?: SightMap;
}
