import type { FieldHex } from '../../../board/field.js';
import { sees } from '../../../board/sight.js';
import type { Position } from '../../../position/position.js';
import { fieldOfGame } from '../terrain/ground.js';
import { tracingOf } from '../movement/tracing.js';

/** True if one hex sees another in a game, as its doors, its terrain and its options are (pbem:5.2a). */
export function seesHex(position: Position, from: FieldHex, to: FieldHex): boolean {
  return sees(fieldOfGame(position), position.live, from, to, tracingOf(position));
}
