import { afterEach, describe, expect, it } from '@jest/globals';
import { ComputerPlayers } from '../../src/computer/computer-players.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import type { GameId } from '../../src/play/viewer.js';
import { but, memoryLedger, newGame, NOW, serviceOn, SPECTATOR } from '../play/support.js';

describe('a player of the computer', () => {
  let players: ComputerPlayers | null = null;
  afterEach(() => players?.stop());

  it('plays on in a long game that was still being read when somebody looked, though nobody looks again', async () => {
    const ledger = await memoryLedger();
    const game = await newGame(serviceOn(ledger));
    await serviceOn(ledger).seating.seatComputer(game, 'red', 'random');
    let goOn = (): void => undefined;
    const read = new Promise<void>((resolve) => (goOn = resolve));
    const slow = but(ledger, {
      readStream: async (stream, from) => {
        if (stream === gameStream(game)) await read;
        return ledger.readStream(stream, from);
      },
    });
    const games = serviceOn(slow, { loadWaitMs: 1 });
    const failed: [GameId, unknown][] = [];
    players = new ComputerPlayers({ games, pauseMs: 0, failed: (id, error) => failed.push([id, error]) });
    players.wake(game, 0);
    await expect(games.see(game, SPECTATOR, NOW)).rejects.toMatchObject({ type: 'stillLoading' });
    goOn();
    let revision = 0;
    while (revision === 0 && failed.length === 0) {
      ({ revision } = await serviceOn(ledger).see(game, SPECTATOR, NOW));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(failed).toEqual([]);
    expect(revision).toBeGreaterThan(0);
  });
});
