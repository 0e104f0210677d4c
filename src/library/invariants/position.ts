import type { Position } from '../../engine/position/position.js';
import { wrongHoldings } from './holdings.js';
import { inactiveInMelee, wrongLinks } from './links.js';
import { unfitRiders } from './riding.js';
import { wrongStacking } from './stacking.js';
import { wrongTurn } from './turn.js';
import { wrongUnits } from './units.js';

/** Faults that no position may have after any event; empty if nothing is wrong. */
export function wrongInPosition(position: Position): readonly string[] {
  return [...wrongUnits(position), ...wrongLinks(position), ...wrongTurn(position)];
}

/** Faults that no position may have once an order and all its consequences are carried out. */
export function wrongAtRest(position: Position): readonly string[] {
  return [
    ...inactiveInMelee(position),
    ...unfitRiders(position),
    ...wrongStacking(position),
    ...wrongHoldings(position),
  ];
}
