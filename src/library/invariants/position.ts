import type { Position } from '../../engine/position/position.js';
import { wrongHoldings } from './holdings.js';
import { inactiveInMelee, wrongLinks } from './links.js';
import { unfitRiders } from './riding.js';
import { wrongStacking } from './stacking.js';
import { wrongTurn } from './turn.js';
import { wrongUnits } from './units.js';

/** What can be true of no position after any event; empty if nothing is wrong. */
export function wrongInPosition(position: Position): readonly string[] {
  return [...wrongUnits(position), ...wrongLinks(position), ...wrongTurn(position)];
}

/** What can be true of no position once an order and all that follows from it are carried out. */
export function wrongAtRest(position: Position): readonly string[] {
  return [
    ...inactiveInMelee(position),
    ...unfitRiders(position),
    ...wrongStacking(position),
    ...wrongHoldings(position),
  ];
}
