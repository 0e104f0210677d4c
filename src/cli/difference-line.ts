import type { UnitDifference } from '../engine/game/parley/unit-differences.js';

/** A fact about a unit that differs between a game as played and as corrected, in one line. */
export function differenceLine({ unit, member, was, is }: UnitDifference): string {
  return `${unit} ${member}: ${shown(was)} as played, ${shown(is)} as corrected`;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
