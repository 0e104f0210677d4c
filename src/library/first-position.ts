import { allowed, type Ruled } from '../engine/game/refusal.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import type { Position } from '../engine/position/position.js';

/** The position in which a game of a set-up begins; refused as the set-up is. */
export function firstPosition({ ruleset }: Rulebook, setup: Setup): Ruled<Position> {
  const created = ruleset.create(setup);
  if (!created.ok) return created;
  const position = created.value.reduce<Position | null>((before, event) => ruleset.evolve(before, event), null);
  if (!position) throw new Error('a game begins with an event');
  return allowed(position);
}
