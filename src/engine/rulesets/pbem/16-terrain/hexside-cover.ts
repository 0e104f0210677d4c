import type { FieldHex } from '../../../board/field.js';
import { isTopOfWall } from '../../../board/location.js';
import type { HexsideType } from '../../../board/terrain.js';
import type { Position } from '../../../position/position.js';
import { NO_COVER, type Cover } from '../core/fire/cover-found.js';
import { hexsideOf, type HexsideValues } from '../core/movement/hexside.js';
import type { CoverDrm } from '../core/terrain/terrain-values.js';

/** Where the cover of each hexside feature is laid down. */
const RULES: Partial<Readonly<Record<HexsideType, string>>> = {
  window: 'pbem:16.23b',
  doorHexside: 'pbem:16.24b',
  paledGate: 'pbem:16.24b',
  arrowSlit: 'pbem:16.110c',
  battlement: 'pbem:16.25b',
  gateDoor: 'pbem:16.26',
  portcullis: 'pbem:16.27a',
  bars: 'pbem:16.28',
};

/** Cover that the hexside between two places on a line gives the target in `at` against a firer in `firing`. */
export function coverOfHexside(
  position: Position,
  firing: FieldHex,
  at: FieldHex,
  from: FieldHex,
  to: FieldHex,
  side: HexsideType,
): Cover {
  const rule = RULES[side];
  if (rule === undefined) return NO_COVER;
  const values = hexsideOf(position, from, to);
  if (!values || !values.cover) return NO_COVER;
  if (values.coverExemptsAdjacent && (from === firing || to === firing)) return NO_COVER;
  const drm = side === 'battlement' ? coverOfBattlement(values, firing, at, from, to) : values.cover;
  if (drm === 0) return NO_COVER;
  return { drm, rule, what: `through ${from.name}/${to.name}`, own: from === at || to === at };
}

/**
 * A battlement covers the rampart on which it stands against fire from outside, but not against a ladder or siege
 * tower from which one crosses it: fire from there over it at anybody further off meets light cover (pbem:16.25b).
 */
function coverOfBattlement(
  { surcharge, cover }: HexsideValues,
  firing: FieldHex,
  at: FieldHex,
  from: FieldHex,
  to: FieldHex,
): CoverDrm {
  if (!isTopOfWall(to, from)) return 0;
  const isCrossed = from === firing && surcharge.foot !== null;
  if (to === at) return isCrossed ? 0 : (cover ?? 0);
  return isCrossed ? OVER_BATTLEMENT : 0;
}

const OVER_BATTLEMENT = 1;
