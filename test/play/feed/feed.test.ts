import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { SetAsideStreams } from '../../../src/ledger/set-aside.js';
import type { GameService } from '../../../src/play/game-service.js';
import { memoryLedger, newGame, play, serviceOn } from '../support.js';
import { entriesNow, feedOn, nameOf, type Asking } from './support.js';
import { endTurns, feedTruths, inTheLedger, ORGANISER, privateGame, RED_KEY } from './truths.js';

feedTruths(memoryLedger);

let ledger: Ledger;
let games: GameService;
beforeEach(async () => {
  ledger = await memoryLedger();
  games = serviceOn(ledger);
});
afterEach(() => ledger.close());

describe('a cursor', () => {
  async function lastCursor(asking: Asking = {}): Promise<string> {
    return (await entriesNow(feedOn(ledger), asking)).at(-1)?.cursor ?? '';
  }
  const goingOn = (asking: Asking) => entriesNow(feedOn(ledger), asking);
  const refused = (problem: string) => ({ type: 'cursorRefused', problem });

  it('is refused if it is malformed, or another key’s, or belongs to another filter', async () => {
    const game = await newGame(games);
    const after = await lastCursor();
    for (const text of ['', 'x', '!!', `${after.slice(0, -8)}`, Buffer.from('game:1:2').toString('base64url')]) {
      await expect(goingOn({ after: text })).rejects.toMatchObject(refused('malformed'));
    }
    await expect(goingOn({ after, key: RED_KEY })).rejects.toMatchObject(refused('otherKey'));
    const ofKey = await lastCursor({ key: RED_KEY });
    await expect(goingOn({ after: ofKey })).rejects.toMatchObject(refused('otherKey'));
    const filter = { ids: [game] };
    await expect(goingOn({ after, filter })).rejects.toMatchObject(refused('otherFilter'));
    // The order of a filter's members changes nothing.
    const types = ['UnitWent', 'GameSetUp'];
    const ofTypes = await lastCursor({ filter: { types } });
    expect(await goingOn({ after: ofTypes, filter: { types: [...types].reverse() } })).toHaveLength(1);
  });

  it('is refused if the ledger has no such event, also where the reader may not know of the game', async () => {
    await newGame(games);
    const elsewhere = await memoryLedger();
    const there = serviceOn(elsewhere);
    await newGame(there);
    const after = (await entriesNow(feedOn(elsewhere))).at(-1)?.cursor ?? '';
    await expect(goingOn({ after })).rejects.toMatchObject(refused('unknown'));
    await elsewhere.close();
    const game = await privateGame(games);
    const forged = Buffer.from(await lastCursor(), 'base64url')
      .toString()
      .split(':');
    const [{ hash } = { hash: '' }] = await ledger.readStream(`game-${game}`);
    for (const [id, of] of [
      [game, hash.slice(0, 16)],
      [randomUUID(), hash.slice(0, 16)],
    ] as const) {
      const text = Buffer.from(['game', id, '0', of, ...forged.slice(4)].join(':')).toString('base64url');
      await expect(goingOn({ after: text })).rejects.toMatchObject(refused('unknown'));
    }
  });

  it('does not tell how many events have passed of which the reader may not know', async () => {
    await newGame(games);
    const before = await lastCursor();
    await endTurns(games, await privateGame(games), 3);
    expect(await lastCursor()).toBe(before);
  });

  it('needs games that are there for its reader, in the filter', async () => {
    const game = await privateGame(games);
    for (const id of [game, randomUUID(), 'nothing']) {
      await expect(goingOn({ filter: { ids: [id] } })).rejects.toMatchObject({ type: 'noSuchGame' });
    }
    expect(await goingOn({ filter: { ids: [game] }, key: ORGANISER })).toHaveLength(2);
  });
});

describe('a game that is set aside', () => {
  it('is left out and named once; the others go on', async () => {
    const [sound, damaged] = [await newGame(games), await newGame(games)];
    const hidden = await privateGame(games);
    for (const game of [sound, damaged, sound]) await play(games, game, 3);
    const aside = new SetAsideStreams();
    for (const id of [damaged, hidden]) aside.report({ stream: `game-${id}`, revision: 2, because: 'it is broken' });
    const entries = await entriesNow(feedOn(ledger, { setAside: aside }));
    const all = await inTheLedger(ledger);
    expect(entries.flatMap(nameOf)).toEqual(all.filter((name) => name.startsWith(sound)));
    const gaps = entries.filter(({ kind }) => kind === 'gap');
    expect(gaps).toMatchObject([{ of: { kind: 'game', id: damaged }, because: 'it is broken' }]);
  });
});
