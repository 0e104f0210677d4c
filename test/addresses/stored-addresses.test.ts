import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openAddresses } from '../../src/addresses/open-addresses.js';
import { EXIT } from '../../src/cli/exit-code.js';
import type { AddressStore } from '../../src/play/accounts/addresses.js';
import { runHerald } from '../cli/run-herald.js';

const ANN = 'a'.repeat(32);
const BOB = 'b'.repeat(32);

let folder: string;
let file: string;
let addresses: AddressStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-addresses-'));
  file = join(folder, 'addresses.sqlite');
  addresses = await openAddresses({ kind: 'sqlite', file });
  process.env['HERALD_ADDRESSES_FILE'] = file;
});
afterEach(async () => {
  delete process.env['HERALD_ADDRESSES_FILE'];
  await addresses.close();
  rmSync(folder, { recursive: true });
});

describe('the store of addresses', () => {
  it('keeps one for each account over a restart, and tells whether there was one to erase', async () => {
    await addresses.put(ANN, { text: 'the mill', shownTo: 'players' });
    await addresses.put(BOB, { text: 'the forge', shownTo: 'players' });
    await addresses.put(ANN, { text: 'the inn', shownTo: 'nobody' });
    await addresses.close();
    addresses = await openAddresses({ kind: 'sqlite', file });
    expect(await addresses.of(ANN)).toEqual({ text: 'the inn', shownTo: 'nobody' });
    expect([await addresses.remove(ANN), await addresses.remove(ANN)]).toEqual([true, false]);
    expect([await addresses.of(ANN), await addresses.of(BOB)]).toEqual([
      null,
      { text: 'the forge', shownTo: 'players' },
    ]);
  });

  it('stands in a file that nobody else on the machine reads', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('says that it cannot be written without the address, which would stand in the log', async () => {
    await addresses.close();
    const failure: unknown = await addresses
      .put(ANN, { text: 'the mill', shownTo: 'players' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ type: 'addressesUnavailable' });
    expect(failure).not.toHaveProperty('cause');
    expect(JSON.stringify(failure) + String(failure)).not.toContain('the mill');
    addresses = await openAddresses({ kind: 'sqlite', file });
    const broken = join(folder, 'broken.sqlite');
    writeFileSync(broken, 'this is no database, but a text that is long enough to be looked at as one'.repeat(20));
    const unopened = openAddresses({ kind: 'sqlite', file: broken });
    await expect(unopened).rejects.toMatchObject({ type: 'addressesUnavailable' });
  });

  it('is rid of an address by herald forget, while a server has it open', async () => {
    await addresses.put(ANN, { text: 'the mill', shownTo: 'players' });
    await addresses.put(BOB, { text: 'the forge', shownTo: 'players' });
    for (const erased of [true, false]) {
      const { code, out } = await runHerald('forget', ANN, '--json');
      expect([code, JSON.parse(out)]).toEqual([EXIT.ok, { account: ANN, erased }]);
    }
    expect([await addresses.of(ANN), await addresses.of(BOB)]).toEqual([
      null,
      { text: 'the forge', shownTo: 'players' },
    ]);
    expect(await runHerald('forget', 'Ann')).toMatchObject({ code: EXIT.usage });
    process.env['HERALD_ADDRESSES_FILE'] = join(folder, 'nowhere.sqlite');
    expect(await runHerald('forget', ANN)).toMatchObject({ code: EXIT.unavailable, out: '' });
  });
});
