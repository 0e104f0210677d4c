import type { Position } from '../../engine/position/position.js';

/** Freezes a position to its depth (boards excepted), so that a ruleset that changes one in place is found out. */
export function frozen(position: Position): Position {
  const { ground, ...parts } = position;
  freeze(parts);
  Object.freeze(ground);
  return Object.freeze(position);
}

/** Freezes a value to its depth. */
export function deeplyFrozen<Value>(value: Value): Value {
  freeze(value);
  return value;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freeze(member);
}
