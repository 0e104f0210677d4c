import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgeEvent } from '../../src/audit/judge-event.js';
import { judgeSeen } from '../../src/audit/judge-seen.js';
import type { JudgedOrder } from '../../src/audit/judged-order.js';
import { NoSuchPart, type Part } from '../../src/audit/part.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { ALL_RULEBOOKS, RULEBOOKS } from '../../src/library/rulesets.js';
import { frozenFiles } from '../frozen/frozen.js';
import { SPECTATOR } from '../play/support.js';
import { inPieces, realService } from './real-game.js';
import { exportedText, recordedAgain } from './recorded-again.js';

const BOOK = RULEBOOKS.rulebook('pbem', 1);

type Recorded = Awaited<ReturnType<typeof recordedAgain>>;

/** A recorded game of these tests, on a ledger of its own. */
async function recorded(name: string): Promise<Recorded> {
  const file = frozenFiles('games').find((one) => one.name === name);
  if (!file) throw new Error(`there is no recorded game ${name}`);
  return recordedAgain(file.bytes());
}

/** The findings of `herald judge` in the export for the reader. */
async function judgedInExport({ ledger, game }: Recorded, part: Part, reader: string | null | undefined) {
  const text = await exportedText(ledger, game, reader);
  return (await verifyExport(inPieces(text), ALL_RULEBOOKS, { parts: [part] })).judged;
}

describe('judging a part of a game of a ledger', () => {
  let brawl: Recorded;
  let hidden: Recorded;
  beforeAll(async () => {
    [brawl, hidden] = [await recorded('tavern-brawl-7302.ndjson.br'), await recorded('damp-ferns-7301.ndjson.br')];
  });
  afterAll(async () => {
    await Promise.all([brawl.ledger.close(), hidden.ledger.close()]);
  });

  const judged = (
    { ledger, game }: Pick<Recorded, 'ledger' | 'game'>,
    part: Part,
    reader?: string | null,
  ): Promise<readonly JudgedOrder[]> => judgeSeen(ledger, ALL_RULEBOOKS, game, { part, reader });

  it.each([0, 10, 25, 30, 659])('says of event %i what the whole log says', async (revision) => {
    const part = { kind: 'event', revision } as const;
    const found = await judged(brawl, part);
    expect(found).toHaveLength(1);
    expect(found).toEqual(await judgedInExport(brawl, part, undefined));
  });

  it('finds an order that the rules decide otherwise, with the rule', async () => {
    expect(await judged(brawl, { kind: 'event', revision: 9 })).toMatchObject([
      { revision: 8, verdict: 'wrong', findings: [{ revision: 9, rule: 'pbem:12.21a' }] },
    ]);
  });

  it('says of a turn what the whole log says, order by order', async () => {
    const part = { kind: 'turn', gameTurn: 1, side: 'red' } as const;
    const found = await judged(brawl, part);
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(['right', 'wrong']));
    expect(found).toEqual(await judgedInExport(brawl, part, undefined));
  });

  it('tells a reader what the export for this reader tells, and no more', async () => {
    for (const reader of hidden.readers) {
      for (const part of [
        { kind: 'event', revision: 3 },
        { kind: 'turn', gameTurn: 1, side: 'blue' },
        { kind: 'turn', gameTurn: 2, side: 'red' },
      ] as const) {
        expect(await judged(hidden, part, reader)).toEqual(await judgedInExport(hidden, part, reader));
      }
    }
  });

  it.each(['brawl', 'hidden'] as const)(
    'judges one order of the game "%s" from a state shortly before it',
    async (of) => {
      const { ledger, game, readers } = of === 'brawl' ? brawl : hidden;
      const games = realService(ledger);
      const last = (await games.head(game, SPECTATOR)).revision;
      const starts = new Set<boolean>();
      for (const reader of [undefined, ...readers]) {
        for (let revision = 0; revision <= last; revision += Math.ceil(last / 9)) {
          const known = await games.orderKnown(game, SPECTATOR, { revision, reader });
          if (!known) throw new Error(`there is no event ${revision}`);
          if (known.order > 0) starts.add(known.start === known.order);
          const one = await judgeEvent(ledger, BOOK, gameStream(game), { known, reader });
          expect([one]).toEqual(await judged({ ledger, game }, { kind: 'event', revision }, reader));
        }
      }
      // Facts that are hidden for a turn, or for good, bear on some of the later orders, and on others nothing.
      expect(starts).toEqual(new Set([true, false]));
      expect(await games.orderKnown(game, SPECTATOR, { revision: last + 1, reader: null })).toBeNull();
    },
  );

  it('refuses what the game does not have', async () => {
    await expect(judged(brawl, { kind: 'event', revision: 660 })).rejects.toThrow(NoSuchPart);
    await expect(judged(brawl, { kind: 'turn', gameTurn: 99, side: 'red' })).rejects.toThrow(NoSuchPart);
  });
});
