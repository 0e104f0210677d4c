import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/ledger/sqlite/driver.js';
import { openLedger } from '../../src/ledger/open.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { ANY_DICE, newGame, NOW, play, RED, serviceOn, SPECTATOR } from './support.js';

let folder: string;
let ledger: Ledger;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-play-'));
  file = join(folder, 'ledger.sqlite');
  ledger = await openLedger({ kind: 'sqlite', file });
});

afterEach(async () => {
  await ledger.close();
  rmSync(folder, { recursive: true });
});

/** Alters the file behind the ledger's back, as a failing disk or an intruder would. */
function tamper(sql: string): void {
  const db = new Database(file);
  db.exec(`DROP TRIGGER IF EXISTS events_are_never_updated; DROP TRIGGER IF EXISTS events_are_never_deleted; ${sql}`);
  db.close();
}

function rows(): unknown {
  const db = new Database(file);
  try {
    return db.prepare('SELECT * FROM events ORDER BY position').all();
  } finally {
    db.close();
  }
}

describe('a damaged row', () => {
  it.each([
    ['altered data', `UPDATE events SET data = replace(data, 'B2', 'D4') WHERE type = 'UnitWent' AND revision = 8`, 8],
    ['malformed data', `UPDATE events SET data = '{' WHERE stream LIKE 'game-%' AND revision = 5`, 5],
    ['a foreign hash', `UPDATE events SET hash = '${'a'.repeat(64)}' WHERE stream LIKE 'game-%' AND revision = 6`, 6],
    ['a missing event', `DELETE FROM events WHERE stream LIKE 'game-%' AND revision = 7`, 8],
  ])('with %s surfaces as corrupted wherever it is read, and changes nothing', async (_what, sql, revision) => {
    const games = serviceOn(ledger);
    const game = await newGame(games);
    await play(games, game, 20);
    tamper(sql);
    const before = rows();
    const fresh = serviceOn(ledger);
    const corrupted = { type: 'corrupted', stream: `game-${game}`, revision };
    await expect(fresh.see(game, SPECTATOR, NOW)).rejects.toMatchObject(corrupted);
    await expect(fresh.questions.legal(game, RED)).rejects.toMatchObject(corrupted);
    const command = {
      game,
      viewer: RED,
      order: { kind: 'json', value: { type: 'EndTurn' } },
      dice: ANY_DICE,
      expectedRevision: 40,
      commandId: 'after-the-damage',
    } as const;
    await expect(fresh.submit(command)).rejects.toMatchObject(corrupted);
    expect(rows()).toEqual(before);
  });

  it('is found by one who knew the game before, where the recorded game goes on', async () => {
    const warm = serviceOn(ledger);
    const game = await newGame(warm);
    await play(warm, game, 20);
    await play(serviceOn(ledger), game, 4);
    tamper(`DELETE FROM events WHERE stream LIKE 'game-%' AND revision = 41`);
    await expect(warm.see(game, SPECTATOR, NOW)).rejects.toMatchObject({ type: 'corrupted', revision: 42 });
  });

  it('of a snapshot is passed over', async () => {
    const games = serviceOn(ledger, { snapshotInterval: 10 });
    const game = await newGame(games);
    await play(games, game, 20);
    const honest = await games.see(game, SPECTATOR, NOW);
    tamper(`UPDATE snapshots SET state = replace(state, 'B2', 'D4')`);
    const seen = await serviceOn(ledger, { snapshotInterval: 10 }).see(game, SPECTATOR, NOW);
    expect(seen.fingerprint).toBe(honest.fingerprint);
  });
});

describe('two connections to one file', () => {
  it('give each revision to one order only', async () => {
    const other = await openLedger({ kind: 'sqlite', file });
    try {
      const services = [serviceOn(ledger), serviceOn(other), serviceOn(ledger), serviceOn(other)];
      const game = await newGame(serviceOn(ledger));
      for (let round = 0; round < 10; round += 1) {
        const { revision } = await serviceOn(other).see(game, SPECTATOR, NOW);
        const results = await Promise.allSettled(
          services.map((games, index) =>
            games.submit({
              game,
              viewer: RED,
              order: { kind: 'json', value: { type: 'Go', unit: 'Ada', to: `R${round}S${index}` } },
              dice: ANY_DICE,
              expectedRevision: revision,
              commandId: `race-${round}-${index}`,
            }),
          ),
        );
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      }
      expect((await serviceOn(ledger).see(game, SPECTATOR, NOW)).position.orders).toBe(10);
    } finally {
      await other.close();
    }
  });
});
