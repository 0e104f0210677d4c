import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { NewerEventVersion, UnknownEventType } from '../../src/ledger/errors.js';
import { SqliteLedger } from '../../src/ledger/sqlite/sqlite-ledger.js';
import { EventTypes } from '../../src/ledger/upcast.js';
import { upcastsEveryVersion } from './fixtures.js';
import { anAppend, newStream } from './samples.js';

interface BannerV1 {
  readonly unit: string;
  readonly hex: string;
}
interface BannerV2 {
  readonly bearer: string;
  readonly hex: string;
}

/** An invented type with a past of three versions. */
const BANNERS = new EventTypes({
  BannerRaised: [
    (data) => {
      const { unit, hex } = data as BannerV1;
      return { bearer: unit, hex };
    },
    (data) => {
      const { bearer, hex } = data as BannerV2;
      return { bearer, at: { hex }, height: 1 };
    },
  ],
});

describe('upcasting', () => {
  upcastsEveryVersion(BANNERS, join(import.meta.dirname, 'fixtures'));

  it('leaves an event of the current version alone', () => {
    const event = { type: 'BannerRaised', version: 3, data: { bearer: 'Aldo' } };
    expect(BANNERS.upcast(event)).toBe(event);
  });

  it('knows no type but its own, not even those of every object', () => {
    for (const type of ['BannerLowered', 'toString', '__proto__', 'constructor']) {
      expect(() => BANNERS.upcast({ type, version: 1, data: {} })).toThrow(UnknownEventType);
      expect(() => BANNERS.currentVersion(type)).toThrow(UnknownEventType);
    }
  });

  it('does not guess at a version of the future', () => {
    expect(() => BANNERS.upcast({ type: 'BannerRaised', version: 4, data: {} })).toThrow(NewerEventVersion);
  });

  it('lifts recorded events, whose hashes stay those of what was recorded', async () => {
    const ledger = SqliteLedger.open({ file: ':memory:' });
    const stream = newStream();
    const old = { type: 'BannerRaised', version: 1, data: { unit: 'Aldo', hex: 'K10' } };
    await ledger.append(anAppend(stream, { events: [old] }));
    const [recorded] = await ledger.readStream(stream);
    if (recorded === undefined) throw new Error('nothing was recorded');
    expect(BANNERS.upcast(recorded)).toEqual({
      ...recorded,
      version: 3,
      data: { bearer: 'Aldo', at: { hex: 'K10' }, height: 1 },
    });
    expect((await ledger.readStream(stream))[0]).toEqual(recorded);
    await ledger.close();
  });
});
