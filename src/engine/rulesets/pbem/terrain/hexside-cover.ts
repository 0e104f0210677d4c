import type { FieldHex } from '../../../board/field.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import type { HexsideType } from '../../../board/terrain.js';
import type { Position } from '../../../position/position.js';
import { NO_COVER, type Cover } from '../fire/cover-found.js';
import { hexsideOf } from '../movement/hexside.js';

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
  if (side === 'battlement' && !(to === at && standsBehind(at, from))) return NO_COVER;
  return { drm: values.cover, rule, what: `through ${from.name}/${to.name}`, own: from === at || to === at };
}

/** A battlement covers the rampart that it tops, against fire over it from outside (pbem:16.25b). */
function standsBehind(rampart: FieldHex, outside: FieldHex): boolean {
  return TERRAIN_FACTS[rampart.terrain].rampart && rampart.level >= outside.level;
}
