import type { FieldHex } from '../../../board/field.js';
import { sees } from '../../../board/sight.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';
import { tracingOf } from '../movement/tracing.js';

/** True if one hex sees another in a game, as its doors, its terrain and its options are (pbem:5.2a). */
export function seesHex(position: Position, from: FieldHex, to: FieldHex): boolean {
  return sees(fieldOfGame(position), position.live, from, to, tracingOf(position));
}

/** Some part of one unit sees some part of the other (pbem:5.2c, 5.4c). */
export function seesUnit(position: Position, viewer: Unit, target: Unit): boolean {
  return viewer.hexes.some((from) =>
    target.hexes.some((to) => seesHex(position, hexOf(position, from), hexOf(position, to))),
  );
}
