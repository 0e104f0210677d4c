import type { Position } from '../../../../position/position.js';

const firedAmong = new WeakMap<Position['units'], boolean>();

/** Whether any unit has fired in this player turn, worked out once for each state of the units. */
export function hasFired({ units }: Pick<Position, 'units'>): boolean {
  const known = firedAmong.get(units);
  if (known !== undefined) return known;
  const fired = Object.values(units).some(({ acts }) => acts.fired.length > 0);
  firedAmong.set(units, fired);
  return fired;
}
