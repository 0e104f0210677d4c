import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../../src/ledger/ledger.js';
import type { Viewer } from '../../../src/play/viewer.js';
import type { GameService } from '../../../src/play/game-service.js';
import { arbiterOf } from '../../../src/siege/arbiter-of.js';
import { siegesOn, type Service } from '../../siege/support.js';
import { BLUE, KEYS, memoryLedger, newGame, play, RED, serviceOn } from '../support.js';
import { entriesNow, feedOn, nameOf, namesNow, type Asking } from './support.js';
import { endTurns, inTheLedger, privateGame } from './truths.js';

const MAUDS_KEY = 'the-key-of-maud';
const ODOS_KEY = 'the-key-of-odo';
const MAUD = { name: 'Maud', keyHash: KEYS.hash(MAUDS_KEY) };
const ODO = { name: 'Odo', keyHash: KEYS.hash(ODOS_KEY) };

let ledger: Ledger;
let games: GameService;
let sieges: Service['sieges'];
let open: string;
let hidden: string;

const feed = () => feedOn(ledger, { arbiterOf: (id) => arbiterOf({ games, sieges }, id) });
const names = (asking: Asking) => namesNow(feed(), asking);

async function say(viewer: Viewer, parley: Parameters<GameService['parley']>[0]['parley']): Promise<void> {
  const answer = await games.parley({ game: hidden, viewer, parley, commandId: randomUUID() });
  if (answer.kind === 'refused') throw new Error(answer.refusal.because);
}

async function agreeOn(arbiter: typeof MAUD): Promise<void> {
  for (const viewer of [RED, BLUE]) await say(viewer, { kind: 'proposeArbiter', ...arbiter });
}

beforeEach(async () => {
  ledger = await memoryLedger();
  games = serviceOn(ledger);
  ({ sieges } = siegesOn(ledger));
  [open, hidden] = [await newGame(games), await privateGame(games)];
  await endTurns(games, hidden, 1);
  await play(games, open, 2);
});

describe('the arbiter of a private game', () => {
  it('has nothing of it in the feed before he is named, then all of it, and the rest behind each cursor', async () => {
    const inOpen = (await inTheLedger(ledger)).filter((name) => name.startsWith(open));
    const before = await entriesNow(feed(), { key: MAUDS_KEY });
    expect(before.flatMap(nameOf)).toEqual(inOpen);
    await agreeOn(MAUD);
    await play(games, open, 2);
    await endTurns(games, hidden, 1);
    const entries = await entriesNow(feed(), { key: MAUDS_KEY });
    const whole = entries.flatMap(nameOf);
    expect([...whole].sort()).toEqual([...(await inTheLedger(ledger))].sort());
    expect(new Set(whole).size).toBe(whole.length);
    for (const [at, { cursor }] of [...before.map(({ cursor }) => ({ cursor })), ...entries].entries()) {
      const rest = at < before.length ? whole.slice(at + 1) : entries.slice(at - before.length + 1).flatMap(nameOf);
      expect(await names({ key: MAUDS_KEY, after: cursor })).toEqual(
        at === before.length - 1 ? whole.slice(inOpen.length) : rest,
      );
    }
    for (const key of [null, ODOS_KEY]) {
      expect((await names({ key })).filter((name) => name.startsWith(hidden))).toEqual([]);
    }
  });

  it('gets it in a reading that is under way, and has the game among his own', async () => {
    const seen: string[] = [];
    let ends = 0;
    const reading = feed().entries(
      { key: MAUDS_KEY, filter: { mine: true }, after: null },
      new AbortController().signal,
    );
    for await (const entry of reading) {
      seen.push(...nameOf(entry));
      if (entry.kind !== 'mark' || !entry.isEnd) continue;
      ends += 1;
      if (ends === 1) await agreeOn(MAUD);
      if (seen.length > 0) break;
    }
    expect(seen).toEqual((await inTheLedger(ledger)).filter((name) => name.startsWith(hidden)));
  });

  it('gets nothing more when the seats have chosen another, and his cursors still lead to what others see', async () => {
    await agreeOn(MAUD);
    await endTurns(games, hidden, 1);
    const last = (await entriesNow(feed(), { key: MAUDS_KEY })).findLast(({ kind }) => kind === 'event');
    expect(last).toMatchObject({ of: { id: hidden } });
    const followed: number[] = [];
    const maud = (await games.seating.viewerOf(hidden, MAUDS_KEY)) as Viewer;
    const following = async (): Promise<void> => {
      for await (const { revision } of games.follow(hidden, maud, 0, new AbortController().signal)) {
        followed.push(revision);
        if (followed.length === 1) {
          await agreeOn(ODO);
          await endTurns(games, hidden, 1);
          await play(games, open, 1);
        }
      }
    };
    await expect(following()).rejects.toMatchObject({ type: 'keyVoid' });
    const all = await inTheLedger(ledger);
    expect(Math.max(...followed)).toBeLessThan(all.filter((name) => name.startsWith(hidden)).length - 1);
    expect((await names({ key: MAUDS_KEY })).filter((name) => name.startsWith(hidden))).toEqual([]);
    expect(await names({ key: MAUDS_KEY, after: last?.cursor ?? null })).toEqual(
      all.filter((name) => name.startsWith(open)).slice(-2),
    );
    expect([...(await names({ key: ODOS_KEY }))].sort()).toEqual([...all].sort());
  });
});
