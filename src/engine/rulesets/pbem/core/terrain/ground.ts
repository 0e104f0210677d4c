import type { Field, FieldHex, HexName } from '../../../../board/field.js';
import { fieldNow } from '../../../../board/live-field.js';
import type { Position } from '../../../../position/position.js';

/** The map of a game as it is now; built once for all positions with the same terrain. */
export function fieldOfGame(position: Position): Field {
  const { ground, live, ruleset } = position;
  return fieldNow(ground.boards, ground.joins, live, ruleset.id);
}

/** A hex that a position names. Throws if the map has no such hex, which a checked setup and a valid log rule out. */
export function hexOf(position: Position, name: HexName): FieldHex {
  const hex = fieldOfGame(position).hex(name);
  if (!hex) throw new Error(`the map has no hex ${name}`);
  return hex;
}
