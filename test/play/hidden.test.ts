import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { Lots } from '../audit/bot.js';
import { realService } from '../audit/real-game.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { SeenEvent } from '../../src/play/seen.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import type { GameService } from '../../src/play/game-service.js';
import { BLUE, giveText, memoryLedger, NOW, RED, SPECTATOR } from './support.js';

/** Ann of red runs past Bob of blue towards hexes that nobody else may know of before she is there. */
const SETUP = setupOf({
  units: [man('Ann', 'red', 'K8'), man('Bob', 'blue', 'L9'), man('Cyd', 'blue', 'B2')],
  standing: {},
  over: { length: { gameTurns: 1, endsWithOneSideLeft: false } },
});
const PATH = 'Ann: K9, K10, K11, K12';
/** Hexes beyond the first in which she can be pinned. */
const SECRET = /K10|K11|K12/;

let ledger: Ledger;
let games: GameService;
let game: GameId;

async function give(viewer: Viewer, text: string) {
  const done = await giveText(games, game, viewer, text);
  if (done.kind !== 'accepted') throw new Error(done.refusal.because);
  return done;
}

function withoutHash({ hash: _hash, ...rest }: SeenEvent): Omit<SeenEvent, 'hash'> {
  return rest;
}

/** Everything that a viewer can read of the game, as one text; the boards apart. */
async function everythingSeen(viewer: Viewer): Promise<string> {
  const { revision } = await games.see(game, viewer, NOW);
  const past = Array.from({ length: revision + 1 }, (_, at) =>
    games.see(game, viewer, { kind: 'revision', revision: at }),
  );
  const positions = (await Promise.all(past)).map(({ position: { ground: _ground, ...rest } }) => rest);
  const events = (await games.events(game, viewer, 1, 1000)).map(withoutHash);
  const stop = new AbortController();
  const followed: unknown[] = [];
  for await (const event of games.follow(game, viewer, 1, stop.signal)) {
    followed.push(withoutHash(event));
    if (event.revision === revision) break;
  }
  stop.abort();
  const side = viewer.kind === 'seat' ? viewer.side : null;
  const lines: string[] = [];
  for await (const line of exportGame(ledger, RULEBOOKS, game, { seenBy: side })) lines.push(line);
  return JSON.stringify([positions, events, followed, lines.filter((line) => !line.includes('"GameSetUp"'))]);
}

beforeAll(async () => {
  ledger = await memoryLedger();
  games = realService(ledger, new Lots(3));
  const created = await games.create({ commandId: randomUUID(), ruleset: { id: 'pbem', version: 1 }, setup: SETUP });
  game = created.game;
});

describe('a move that waits for a pin (pbem:8.2a)', () => {
  it('is known to its own seat alone, in orders, events, positions, text, subscription and export', async () => {
    await give(BLUE, 'standing pin never for Cyd');
    await give(RED, PATH);
    expect(await everythingSeen(RED)).toMatch(SECRET);
    for (const viewer of [BLUE, SPECTATOR]) expect(await everythingSeen(viewer)).not.toMatch(SECRET);
    const { position } = await games.see(game, BLUE, NOW);
    expect(position.plan).toBeUndefined();
    expect((await games.see(game, RED, NOW)).position.plan).toMatchObject({ unit: 'Ann' });
  });

  it('shows of a standing order to the others that there is one, and nothing of it', async () => {
    expect(await everythingSeen(BLUE)).toMatch(/never/);
    for (const viewer of [RED, SPECTATOR]) {
      expect(await everythingSeen(viewer)).not.toMatch(/never/);
      const [given] = await games.events(game, viewer, 1, 1);
      expect(given?.text).toBe('blue gives a standing order');
    }
  });

  it('has the same fingerprint for all, which does not tell of it', async () => {
    const [red, blue] = await Promise.all([games.see(game, RED, NOW), games.see(game, BLUE, NOW)]);
    expect(red.fingerprint).toBe(blue.fingerprint);
  });

  it('is seen afterwards as far as it happened; the order itself never further than its own part', async () => {
    await give(BLUE, 'let pass');
    const seen = await games.events(game, BLUE, 1, 1000);
    const moves = seen.filter(({ event }) => event.type === 'UnitMoved');
    expect(moves.map(({ text }) => text)).toEqual(['Ann moves to K9 (1 MP)', 'Ann moves to K10, K11, K12 (3 MP)']);
    expect(seen.find(({ text }) => text.startsWith('red orders'))?.text).toBe('red orders: Ann: K9');
    const own = await games.events(game, RED, 1, 1000);
    expect(own.find(({ text }) => text.startsWith('red orders'))?.text).toBe(`red orders: ${PATH}`);
  });

  it('exports to a seat what it may see, which verifies as far as it goes, and to the operator everything', async () => {
    const counts: number[] = [];
    for (const options of [{ seenBy: null }, { seenBy: 'red' }, {}]) {
      const lines: string[] = [];
      for await (const line of exportGame(ledger, RULEBOOKS, game, options)) lines.push(line);
      counts.push(lines.length - 2);
      const audit = await verifyExport(bytes(lines), RULEBOOKS);
      expect(audit).toMatchObject({ right: true, findings: [] });
    }
    const { revision } = await games.see(game, SPECTATOR, NOW);
    expect(counts).toEqual([revision + 1, revision + 1, revision + 1]);
  });
});

async function* bytes(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  for (const line of lines) yield new TextEncoder().encode(line);
}
