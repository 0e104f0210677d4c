import type { Position } from '../../engine/position/position.js';

/**
 * Freezes a position with all its members (except boards), so that a ruleset that changes a position in place throws.
 */
export function frozen(position: Position): Position {
  const { ground, ...parts } = position;
  freeze(parts);
  Object.freeze(ground);
  return Object.freeze(position);
}

/** Freezes a value and all its members. */
export function deeplyFrozen<Value>(value: Value): Value {
  freeze(value);
  return value;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freeze(member);
}
