import type { Position } from '../../../../position/position.js';
import { Latest } from '../../../../known/latest.js';

const firedAmong = new Latest<Position['units'], boolean>();

/** Whether any unit has fired in this player turn, worked out once for each state of the units. */
export function hasFired({ units }: Pick<Position, 'units'>): boolean {
  return firedAmong.of(units, hasOneFired);
}

function hasOneFired(units: Position['units']): boolean {
  return Object.values(units).some(({ acts }) => acts.fired.length > 0);
}
