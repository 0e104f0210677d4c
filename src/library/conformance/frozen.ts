import type { Position } from '../../engine/position/position.js';

/** Freezes a position to its depth (boards excepted), so that a ruleset that changes one in place is found out. */
export function frozen(position: Position): Position {
  const { ground, ...parts } = position;
  freeze(parts);
  Object.freeze(ground);
  return Object.freeze(position);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freeze(member);
}
