import { KnownByKey } from '../../../../known/known.js';
import type { Field, FieldHex, HexName } from '../../../../board/field.js';
import { fieldNow } from '../../../../board/live-field.js';
import { canonicalJson } from '../../../../canonical/canonical.js';
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

/** So many states of doors, gates and other terrain are remembered for each field; a game goes through few of them. */
const STATES_MAX = 32;

const states = new KnownByKey<Field, string, object>(STATES_MAX);
const byLive = new KnownByKey<Position['live'], Field, object>();

/**
 * A key for what is worked out about the ground alone. It is the same object in all positions, of all games, that have
 * the same map with the same doors, gates and other terrain on it in the same states.
 */
export function stateOfGround(position: Position): object {
  const field = fieldOfGame(position);
  const { live } = position;
  return byLive.of(live, field, () => states.of(field, canonicalJson(live), () => ({})));
}
