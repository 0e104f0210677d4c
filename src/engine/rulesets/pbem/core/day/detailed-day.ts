import type { Position } from '../../../../position/position.js';

/**
 * A day lasts this many GT at most. It ends earlier with a GT in which nobody acts, or after this many quiet GT in a
 * row (pbem:2.82b).
 */
const GAME_TURNS_MAX = 80;
const QUIET_TURNS = 10;

/** The game is a day that is played in detail (pbem:2.82a). */
export function isDetailedDay({ options }: Position): boolean {
  return options['detailedDays'] === true;
}

/** GT in a row without combat or battering, the one under way included. */
export function quietTurns({ turn, day }: Position): number {
  return turn.gameTurn - (day?.fought ?? 0);
}

/**
 * Why the day ends with the player turn that is being completed, or null: the day can end only with the end of a GT.
 */
export function whyDayOver(position: Position, opensGameTurn: boolean): string | null {
  const { turn, day } = position;
  if (!isDetailedDay(position) || !opensGameTurn) return null;
  if (turn.gameTurn >= GAME_TURNS_MAX) return `a day lasts ${GAME_TURNS_MAX} GT`;
  if (day?.acted !== turn.gameTurn) return `nobody has done anything in GT ${turn.gameTurn}: the day is over`;
  if (quietTurns(position) < QUIET_TURNS) return null;
  return `${QUIET_TURNS} GT have gone by without combat or battering: the day is over`;
}
