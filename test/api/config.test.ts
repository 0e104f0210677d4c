import { describe, expect, it } from '@jest/globals';
import { ConfigError, ledgerConfigFrom } from '../../src/api/config.js';

describe('which ledger the environment names', () => {
  it('is a file, unless it says otherwise', () => {
    expect(ledgerConfigFrom({})).toEqual({ kind: 'sqlite', file: 'data/herald.sqlite' });
    expect(ledgerConfigFrom({ HERALD_LEDGER_FILE: '/a/b' })).toEqual({ kind: 'sqlite', file: '/a/b' });
  });

  it.each([
    ['postgres', 'LEDGER_POSTGRES_URL'],
    ['kurrentdb', 'LEDGER_KURRENT_URL'],
  ])('is %s at %s, which must then be there', (kind, name) => {
    expect(ledgerConfigFrom({ HERALD_LEDGER: kind, [name]: 'x://y' })).toEqual({ kind, url: 'x://y' });
    expect(() => ledgerConfigFrom({ HERALD_LEDGER: kind, [name]: ' ' })).toThrow(ConfigError);
  });

  it('is no other', () => {
    expect(() => ledgerConfigFrom({ HERALD_LEDGER: 'paper' })).toThrow(ConfigError);
  });
});
