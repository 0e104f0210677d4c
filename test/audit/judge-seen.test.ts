import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgeSeen } from '../../src/audit/judge-seen.js';
import type { JudgedOrder } from '../../src/audit/judged-order.js';
import { NoSuchPart, type Part } from '../../src/audit/part.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { frozenFiles } from '../frozen/frozen.js';
import { inPieces } from './real-game.js';
import { exportedText, recordedAgain } from './recorded-again.js';

type Recorded = Awaited<ReturnType<typeof recordedAgain>>;

/** A recorded game of these tests, on a ledger of its own. */
async function recorded(name: string): Promise<Recorded> {
  const file = frozenFiles('games').find((one) => one.name === name);
  if (!file) throw new Error(`there is no recorded game ${name}`);
  return recordedAgain(file.bytes());
}

/** What `herald judge` finds in the export for the reader. */
async function judgedInExport({ ledger, game }: Recorded, part: Part, reader: string | null | undefined) {
  const text = await exportedText(ledger, game, reader);
  return (await verifyExport(inPieces(text), ALL_RULEBOOKS, { parts: [part] })).judged;
}

describe('judging a part of a game of a ledger', () => {
  let brawl: Recorded;
  let hidden: Recorded;
  beforeAll(async () => {
    [brawl, hidden] = [await recorded('tavern-brawl-7302.ndjson.br'), await recorded('damp-ferns-7301.ndjson.br')];
  }, 60_000);
  afterAll(async () => {
    await Promise.all([brawl.ledger.close(), hidden.ledger.close()]);
  });

  const judged = ({ ledger, game }: Recorded, part: Part, reader?: string | null): Promise<readonly JudgedOrder[]> =>
    judgeSeen(ledger, ALL_RULEBOOKS, game, { part, reader });

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

  it('refuses what the game does not have', async () => {
    await expect(judged(brawl, { kind: 'event', revision: 660 })).rejects.toThrow(NoSuchPart);
    await expect(judged(brawl, { kind: 'turn', gameTurn: 99, side: 'red' })).rejects.toThrow(NoSuchPart);
  });
});
