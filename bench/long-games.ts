import { KEY_RING } from '../src/access/key-ring.js';
import type { GameKeeping } from '../src/engine/game/setup.js';
import type { Ledger } from '../src/ledger/ledger.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import { loadScenarios } from '../src/library/scenarios.js';
import { GameService } from '../src/play/game-service.js';
import { writeLongGame, type LongGame } from './long-game.js';

/** The application on a ledger, with nothing loaded. */
export function service(ledger: Ledger): GameService {
  return new GameService({
    ledger,
    rulebooks: RULEBOOKS,
    keys: KEY_RING,
    incidents: {
      snapshotFailed(_game, error) {
        throw error;
      },
      restHeldUp(_game, error) {
        throw error;
      },
    },
  });
}

/** A new game of Dawn Raid without an end, of about so many events. */
export async function longGame(ledger: Ledger, events: number, keeping: GameKeeping = 'enforced'): Promise<LongGame> {
  const scenario = loadScenarios().get('dawn-raid');
  if (!scenario) throw new Error('there is no scenario dawn-raid');
  const length = { gameTurns: 1_000_000, endsWithOneSideLeft: false };
  const book = RULEBOOKS.rulebook(scenario.ruleset.id, scenario.ruleset.version);
  return writeLongGame(ledger, book, { ...scenario.setup, length, keeping }, events);
}
