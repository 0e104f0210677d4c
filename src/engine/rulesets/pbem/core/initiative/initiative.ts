import type { Position } from '../../../../position/position.js';
import type { SideId } from '../../../../position/unit.js';

/** Sides roll for the first player turn of every GT (option changingInitiative, pbem:22.1a). */
export function changesInitiative({ options }: Pick<Position, 'options'>): boolean {
  return options['changingInitiative'] === true;
}

/**
 * The sides in the order in which they play in the GT under way: the one with the initiative first (pbem:4.1a, 22.1a).
 */
export function orderOfPlay({ sides, initiative }: Pick<Position, 'sides' | 'initiative'>): readonly SideId[] {
  if (!initiative || initiative.side === sides[0]) return sides;
  return [initiative.side, ...sides.filter((side) => side !== initiative.side)];
}

/** True if a side has its player turn in this GT after that of the side in turn. */
export function playsLater(position: Position, side: SideId): boolean {
  const order = orderOfPlay(position);
  return order.indexOf(side) > order.indexOf(position.turn.side);
}

/** The side whose player turn follows in this GT; null: the GT is over. */
export function nextInGameTurn(position: Position): SideId | null {
  const order = orderOfPlay(position);
  return order[order.indexOf(position.turn.side) + 1] ?? null;
}
