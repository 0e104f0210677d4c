import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../../src/ledger/ledger.js';
import {
  ClaimFeed,
  type ClaimEntry,
  type ClaimFeedFilter,
  type ClaimQuestion,
} from '../../../src/play/feed/claim-feed.js';
import type { GameService } from '../../../src/play/game-service.js';
import { ATTACKER, DEFENDER, fileAt, quarrel, type Quarrel } from '../../siege/quarrel.js';
import { ANY_DICE, BLUE, memoryLedger, newGame, play, serviceOn } from '../support.js';
import { feedOn } from './support.js';
import { endTurns, ORGANISER, privateGame } from './truths.js';

let ledger: Ledger;
let games: GameService;
let siege: Quarrel;
let open: string;
let hidden: string;

const feed = (): ClaimFeed =>
  new ClaimFeed(feedOn(ledger), ({ kind, id }, viewer, revision) => {
    const at = { kind: 'revision', revision } as const;
    return kind === 'siege' ? siege.sieges.parleyOf(id, viewer, at) : games.parleyOf(id, viewer, at);
  });

async function now(asking: Partial<ClaimQuestion> = {}): Promise<readonly ClaimEntry[]> {
  const entries: ClaimEntry[] = [];
  const question = { key: null, filter: {}, after: null, ...asking };
  for await (const entry of feed().entries(question, new AbortController().signal)) {
    entries.push(entry);
    if (entry.kind === 'mark' && entry.isEnd) break;
  }
  return entries;
}

const told = (entries: readonly ClaimEntry[]): readonly string[] =>
  entries.flatMap((one) =>
    one.kind === 'claim' ? [`${nameOf(one.of.id)} ${one.claim.number} ${one.change} ${one.claim.standing}`] : [],
  );
const nameOf = (id: string): string =>
  new Map([
    [open, 'open'],
    [hidden, 'hidden'],
  ]).get(id) ?? 'siege';

const ALL = ['open 1 judged dismissed', 'siege 1 judged open', 'open 1 withdrawn withdrawn', 'siege 1 answered upheld'];
const HIDDEN = 'hidden 1 judged dismissed';

/** A claim in an open game, one in a siege, one in a private game, and what became of them, the kinds mixed. */
beforeAll(async () => {
  ledger = await memoryLedger();
  games = serviceOn(ledger);
  [open, hidden] = [await newGame(games), await privateGame(games)];
  siege = await quarrel(ledger);
  await play(games, open, 2);
  const claim = { kind: 'fileClaim', at: 1, what: 'too far' } as const;
  await games.parley({ game: open, viewer: BLUE, parley: claim, commandId: randomUUID() });
  await siege.say(DEFENDER, fileAt(siege.at));
  await endTurns(games, hidden, 1);
  await games.parley({ game: hidden, viewer: BLUE, parley: claim, commandId: randomUUID() });
  const withdrawn = { kind: 'withdrawClaim', claim: 1 } as const;
  await games.parley({ game: open, viewer: BLUE, parley: withdrawn, commandId: randomUUID() });
  await siege.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: true });
});

describe('the changes of claims', () => {
  it('come from games and sieges in the order of the ledger, each claim as it stood then', async () => {
    expect(told(await now())).toEqual(ALL);
    const [first] = await now();
    expect(first).toMatchObject({
      kind: 'claim',
      of: { kind: 'game', id: open },
      claim: { verdict: { rule: null } },
    });
  });

  it('of a private game are told to those whom it lets in, and to nobody else', async () => {
    expect(told(await now({ key: 'key-of-a-stranger' }))).toEqual(ALL);
    expect(told(await now({ key: ORGANISER }))).toEqual([...ALL.slice(0, 2), HIDDEN, ...ALL.slice(2)]);
    await expect(now({ filter: { ids: [hidden] } })).rejects.toMatchObject({ type: 'noSuchGame' });
  });

  it.each([{}, { key: ORGANISER }, { filter: { standings: ['upheld', 'open'] } }] satisfies Partial<ClaimQuestion>[])(
    'go on behind each cursor without gap or repetition: %j',
    async (asking) => {
      const entries = await now(asking);
      expect(entries.length).toBeGreaterThan(2);
      for (const [at, { cursor }] of entries.entries()) {
        expect(told(await now({ ...asking, after: cursor }))).toEqual(told(entries.slice(at + 1)));
      }
    },
  );

  it('are left out by standing, rule, kind and tournament, and a cursor belongs to its filter', async () => {
    expect(told(await now({ filter: { standings: ['open', 'withdrawn'] } }))).toEqual([ALL[1], ALL[2]]);
    expect(told(await now({ filter: { rules: ['pbem:26.71c'] } }))).toEqual([ALL[1], ALL[3]]);
    expect(told(await now({ filter: { kinds: ['game'] } }))).toEqual([ALL[0], ALL[2]]);
    await expect(now({ filter: { tournaments: [randomUUID()] } })).rejects.toMatchObject({
      type: 'noSuchTournament',
    });
    const after = (await now({ filter: { standings: ['open'] } })).at(-1)?.cursor ?? null;
    expect(told(await now({ filter: { standings: ['open', 'open'] }, after }))).toEqual([]);
    for (const filter of [{ standings: ['upheld'] }, { rules: ['pbem:26.71c'] }, {}] satisfies ClaimFeedFilter[]) {
      await expect(now({ filter, after })).rejects.toMatchObject({ problem: 'otherFilter' });
    }
  });

  it('go on with what comes', async () => {
    const after = (await now()).at(-1)?.cursor ?? null;
    const seen: ClaimEntry[] = [];
    for await (const entry of feed().entries({ key: null, filter: {}, after }, new AbortController().signal)) {
      seen.push(entry);
      if (entry.kind === 'claim') break;
      if (seen.length > 1) continue;
      const { revision } = await games.head(open, BLUE);
      await games.submit({
        ...{
          game: open,
          viewer: { kind: 'seat', side: 'red' },
          order: { kind: 'json', value: { type: 'EndTurn' } },
        },
        ...{ dice: ANY_DICE, expectedRevision: revision, commandId: randomUUID() },
      });
      const claim = { kind: 'fileClaim', at: revision + 1, what: 'not yet' } as const;
      await games.parley({ game: open, viewer: BLUE, parley: claim, commandId: randomUUID() });
    }
    expect(told(seen)).toEqual(['open 2 judged dismissed']);
  });
});
