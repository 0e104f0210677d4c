import { describe, expect, it } from '@jest/globals';
import type { QueryResultRow } from 'pg';
import { LedgerUnavailable } from '../../../src/ledger/errors.js';
import { unavailable } from '../../../src/ledger/postgres/failure.js';
import { GlobalOrder } from '../../../src/ledger/postgres/global-order.js';
import { QUERIES } from '../../../src/ledger/postgres/queries.js';

const EVENTS = 6;

/** PostgreSQL that meets a damaged page on its way through the table, and at one position. */
function damagedAt(position: bigint, code = 'XX001'): GlobalOrder {
  const answer = (text: string, [first]: readonly unknown[]): readonly object[] => {
    if (text === QUERIES.count) return [{ events: String(EVENTS) }];
    if (text === QUERIES.one && first !== position) return [{ position: String(first) }];
    throw unavailable(Object.assign(new Error('invalid page in block 3'), { code }));
  };
  return new GlobalOrder(
    <Row extends QueryResultRow>(text: string, values: readonly unknown[]) =>
      new Promise<readonly Row[]>((resolve) => {
        resolve(answer(text, values) as readonly Row[]);
      }),
  );
}

describe('the global order of a table with a damaged page', () => {
  it('is read row by row, and only the rows of that page are missing', async () => {
    const rows = await damagedAt(3n).after(0n, 5);
    expect(rows.map((row) => row?.position ?? null)).toEqual(['1', '2', null, '4', '5']);
  });

  it('is whole behind that page', async () => {
    expect(await damagedAt(3n).after(3n, 5)).toMatchObject([{ position: '4' }, { position: '5' }, { position: '6' }]);
    expect(await damagedAt(6n).after(6n, 5)).toEqual([]);
  });

  it('is not read row by row if PostgreSQL does not answer at all', async () => {
    await expect(damagedAt(3n, '57P01').after(0n, 5)).rejects.toBeInstanceOf(LedgerUnavailable);
  });
});
