import type { OpenedScenario, Siege } from '../engine/siege/siege.js';
import { idFrom } from '../play/id-from.js';
import type { SiegeGame, SiegeId } from './contract.js';

/** The scenarios of a siege so far, each with the game in which it is played. */
export function gamesOf(siege: SiegeId, { opened = [] }: Siege): readonly SiegeGame[] {
  return opened.map((scenario) => ({ ...scenario, game: gameOf(siege, scenario) }));
}

/** The game that is played now; null: none is. */
export function gameUnderWay(siege: SiegeId, state: Siege): SiegeGame | null {
  return (state.stage === 'scenario' && gamesOf(siege, state).at(-1)) || null;
}

/**
 * The id is always the same for a day or night, so that the game is created once; no command of a client leads to it.
 */
function gameOf(siege: SiegeId, { day, night }: OpenedScenario): string {
  return idFrom(`herald scenario ${siege} ${night ? 'night' : 'day'} ${day}`);
}
