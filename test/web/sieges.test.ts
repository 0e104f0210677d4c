import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { openLedger } from '../../src/ledger/open.js';
import { TestServer } from '../api/server.js';
import { quarrel } from '../siege/quarrel.js';
import { runaways } from '../siege/runaways.js';
import { People } from './people.js';
import { besieged, orderAsDefender, playUntilDay } from './sieges-for-stories.js';
import { settled } from './stories/siege-quarrels.js';
import { badSieges, begun, calendar, intoTheGame, orders, runAway } from './stories/sieges.js';

/** For a story, on a machine that is busy with other tests. */
const STORY_MS = 240_000;
const MARKUP = '<img src=x onerror="window.broken = 1">';
const PLAYED = 'Four days before Corbel';

describe('the pages of sieges', () => {
  const people = new People();
  let server: TestServer;
  let marked: string;

  beforeAll(async () => {
    server = await TestServer.shared();
    await playUntilDay(server, await besieged(server, PLAYED), 4);
    marked = await besieged(server, MARKUP);
  }, STORY_MS);
  afterAll(() => server.clear());

  it(
    'show the days, the castle, the things and their changes',
    async () => {
      await calendar(await people.one(), server.url, PLAYED);
    },
    STORY_MS,
  );

  it(
    'let somebody take a side and order',
    async () => {
      await orders(await people.one(), server.url, marked);
    },
    STORY_MS,
  );

  it(
    'let somebody begin a siege that ships, and follow it',
    async () => {
      await begun(await people.one(), server.url, (siege) => orderAsDefender(server, siege));
    },
    STORY_MS,
  );

  it(
    'lead into the game of a day and back, on a phone',
    async () => {
      const siege = await besieged(server, 'A day in detail', 'detailedDays');
      await intoTheGame(await people.onAPhone(), server.url, siege);
    },
    STORY_MS,
  );

  it(
    'name the fighters of each side, and those who have run away with the day on which they are back',
    async () => {
      const ledger = await openLedger({ kind: 'sqlite', file: join(server.folder, 'data/herald.sqlite') });
      const siege = await runaways(ledger);
      await ledger.close();
      await runAway(await people.one(), await people.onAPhone(), server.url, siege);
    },
    STORY_MS,
  );

  it(
    'let both sides and an arbiter settle errors of a day',
    async () => {
      const ledger = await openLedger({ kind: 'sqlite', file: join(server.folder, 'data/herald.sqlite') });
      const [appealed, agreed] = [(await quarrel(ledger)).siege, (await quarrel(ledger)).siege];
      await ledger.close();
      const [besieger, besieged, arbiter] = [await people.one(), await people.one(), await people.one()];
      await settled({ besieger, besieged, arbiter }, server.url, { appealed, agreed });
    },
    STORY_MS,
  );

  it(
    'say what is not there, and carry out no markup',
    async () => {
      await badSieges(await people.one(), server.url, marked, MARKUP);
    },
    STORY_MS,
  );
});
