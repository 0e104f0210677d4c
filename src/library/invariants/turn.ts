import type { Position } from '../../engine/position/position.js';

/** Faults of the turn and of its pending decisions. */
export function wrongTurn({ turn, sides, length, pending, units, outcome }: Position): readonly string[] {
  const wrong: string[] = [];
  if (!sides.includes(turn.side)) wrong.push(`it is the turn of ${turn.side}, which is no side`);
  if (turn.gameTurn < 1 || turn.gameTurn > length.gameTurns) wrong.push(`it is game turn ${turn.gameTurn}`);
  if (turn.mover !== null && !units[turn.mover]) wrong.push(`${turn.mover} moves and does not exist`);
  if (outcome && pending.length > 0) wrong.push('the game is over and something is still to be decided');
  const ids = pending.map(({ id }) => id);
  if (new Set(ids).size < ids.length) wrong.push(`two decisions have the same id: ${ids.join(', ')}`);
  for (const { id, owner, kind } of pending) {
    if (!sides.includes(owner)) wrong.push(`the decision ${id} (${kind}) belongs to ${owner}, which is no side`);
  }
  return wrong;
}
