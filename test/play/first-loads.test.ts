import { inspect } from 'node:util';
import { expect, it } from '@jest/globals';
import { FirstLoads, StillLoading } from '../../src/play/first-loads.js';
import type { LoadedGame } from '../../src/play/loaded-game.js';

it('tells how far a long game has been read, and shows a log of errors nothing of the game', async () => {
  const soFar = { id: 'a-game', revision: 7, position: { hidden: 'Ninja in K5' } } as unknown as LoadedGame;
  let loaded = (_game: LoadedGame): void => undefined;
  const loads = new FirstLoads('game', 1);
  const failure = await loads
    .game('a-game', async (cameTo) => {
      await Promise.resolve();
      cameTo(soFar);
      return new Promise((resolve) => (loaded = resolve));
    })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StillLoading);
  expect(failure).toMatchObject({ game: 'a-game', revision: 7, soFar: { revision: 7 } });
  expect(inspect(failure, { depth: null })).not.toContain('Ninja');
  loaded(soFar);
});
