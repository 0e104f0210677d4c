import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { gameStream } from '../../src/ledger/game-stream.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { GameService } from '../../src/play/game-service.js';
import type { GameId } from '../../src/play/viewer.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, memoryLedger, NOW, RED, serviceOn, SPECTATOR } from './support.js';

const NOON = '2026-11-21T12:00:00Z';
const EARLIER = '2026-11-21T11:59:59.500Z';
const LATER = '2026-11-21T12:00:00.001Z';
const SETUP = setupOf({ units: [man('Ann', 'red', 'E8'), man('Ben', 'blue', 'A1')] });

/** A game that was created at noon, on servers whose clocks tell other times. */
async function begun(): Promise<{ ledger: Ledger; game: GameId; at: (time: string) => GameService }> {
  const ledger = await memoryLedger();
  const at = (time: string): GameService => serviceOn(ledger, { rulebooks: RULEBOOKS, now: () => time });
  const dice = { mode: 'committed', awaitsWords: true } as const;
  const ruleset = { id: 'pbem', version: 1 };
  const { game } = await at(NOON).create({ commandId: randomUUID(), ruleset, setup: SETUP, dice });
  return { ledger, game, at };
}

it('nothing is recorded at an earlier time than what stands before it', async () => {
  const { ledger, game, at } = await begun();
  const times = async (): Promise<readonly string[]> => {
    const events = await ledger.readStream(gameStream(game), { limit: 1000 });
    return [...new Map(events.map(({ commandId, metadata }) => [commandId, metadata.recordedAt])).values()];
  };
  await at(EARLIER).sayOfDice(game, RED, { kind: 'declineWord' });
  await at(EARLIER).sayOfDice(game, BLUE, { kind: 'declineWord' });
  await giveText(at(EARLIER), game, RED, 'Ann: E7');
  const { revision } = await at(EARLIER).see(game, SPECTATOR, NOW);
  const message = { game, viewer: RED, message: 'Ann: E6', expectedRevision: revision, commandId: 'message' };
  await at(EARLIER).submitTurn({ ...message, dryRun: false, upTo: 'wholeMessage' });
  await at(EARLIER).parley({ game, viewer: BLUE, parley: { kind: 'proposeDraw' }, commandId: randomUUID() });
  expect(await times()).toEqual([NOON, NOON, NOON, NOON, NOON, NOON]);

  // A server that has recorded the last event itself remembers its time.
  const late = at(LATER);
  await late.parley({ game, viewer: RED, parley: { kind: 'decline', proposal: 'draw' }, commandId: randomUUID() });
  await giveText(late, game, RED, 'end turn');
  await giveText(at(EARLIER), game, BLUE, 'end step');
  expect((await times()).slice(6)).toEqual([LATER, LATER, LATER]);
});
