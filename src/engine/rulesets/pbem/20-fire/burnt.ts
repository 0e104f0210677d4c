import type { Burns } from '../../../position/burns.js';
import type { Position } from '../../../position/position.js';

/**
 * The first GT that a fire burns from its beginning: that in which it spreads, else the one after it was lit (ruling of
 * pbem:20.1e).
 */
export function firstComplete({ cause, lit }: Pick<Burns, 'cause' | 'lit'>): number {
  return cause === 'spread' ? lit.gameTurn : lit.gameTurn + 1;
}

/** Complete GT that a fire has burnt when so many GT of the game are over. */
export function burntAlone(burns: Burns, over: number): number {
  return Math.max(0, over - firstComplete(burns) + 1);
}

/** The same of all that it consumes, in whichever hex it began to burn (ruling of pbem:20.1m). */
export function burntGameTurns(burns: Burns, over: number): number {
  return Math.max(0, over - (burns.whole ?? firstComplete(burns)) + 1);
}

/** GT that are over while a player turn is going on. */
export function turnsOver({ turn }: Position): number {
  return turn.gameTurn - 1;
}
