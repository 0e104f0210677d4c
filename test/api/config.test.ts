import { describe, expect, it } from '@jest/globals';
import {
  configFrom,
  ConfigError,
  headKeysConfigFrom,
  ledgerConfigFrom,
  readModelConfigFrom,
} from '../../src/api/config.js';
import { newHeadKeys, writeHeadKeys } from '../../src/ledger/proof/key-ring.js';

describe('the configuration', () => {
  it('runs on files beside the program when nothing is said', () => {
    expect(configFrom({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      ledger: { kind: 'sqlite', file: 'data/herald.sqlite' },
      readModel: { kind: 'sqlite', file: 'data/read-model.sqlite' },
      addresses: { kind: 'sqlite', file: 'data/addresses.sqlite' },
      projectsInThread: true,
      computer: { plays: true, pauseMs: 400 },
      webhooks: { sends: true, privateToo: false, retryMs: 5000, disableAfterHours: 72 },
      demo: true,
      bodyBytesMax: 1024 * 1024,
      log: true,
      scrubEventsPerSecond: 100,
      trustProxy: [],
      corsOrigins: [],
      limits: {
        mutationsPerMinute: 600,
        readCostPerMinute: 2_000_000,
        connections: 15_000,
        connectionsPerAddress: 400,
        sockets: 12_000,
        socketsPerAddress: 200,
        subscriptionsPerAddress: 500,
        subscriptionsPerKey: 50,
        socketIdleSeconds: 60,
        slowReaderSeconds: 15,
        requestSeconds: 30,
        shutdownSeconds: 20,
      },
      metrics: { key: null, port: null, host: '127.0.0.1' },
      headKeys: { kind: 'file', file: 'data/signing-key', name: null },
    });
  });

  it('takes what the environment says; an empty variable says nothing', () => {
    expect(configFrom({ PORT: ' 80 ', HOST: '0.0.0.0', HERALD_DEMO: '0', HERALD_LOG: 'false' })).toMatchObject({
      port: 80,
      host: '0.0.0.0',
      demo: false,
      log: false,
    });
    expect(configFrom({ PORT: '', HOST: ' ' })).toMatchObject({ port: 4000, host: '127.0.0.1' });
  });

  it('keeps addresses in the database of the read model, or in a file beside its file', () => {
    const url = 'postgres://localhost/herald';
    for (const [env, addresses] of [
      [{ HERALD_READ_MODEL_FILE: 'there/lists.sqlite' }, { kind: 'sqlite', file: 'there/addresses.sqlite' }],
      [{ HERALD_ADDRESSES_FILE: 'a.sqlite' }, { kind: 'sqlite', file: 'a.sqlite' }],
      [{ READ_MODEL_POSTGRES_URL: url }, { kind: 'postgres', url }],
    ] as const) {
      expect(configFrom(env)).toMatchObject({ addresses });
    }
  });

  it('believes proxies that are named, and no others', () => {
    const trusted = configFrom({ HERALD_TRUST_PROXY: '10.0.0.7, 10.1.0.0/16,loopback' }).trustProxy;
    expect(trusted).toEqual(['10.0.0.7', '10.1.0.0/16', 'loopback']);
  });

  it('lets pages of origins in that are named, and no others', () => {
    const named = configFrom({ HERALD_CORS_ORIGINS: 'https://clients.example, http://localhost:5173' }).corsOrigins;
    expect(named).toEqual(['https://clients.example', 'http://localhost:5173']);
    expect(configFrom({ HERALD_CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*']);
  });

  it('chooses the stores', () => {
    const url = 'postgres://localhost/herald';
    expect(ledgerConfigFrom({ HERALD_LEDGER_FILE: 'x' })).toEqual({ kind: 'sqlite', file: 'x' });
    expect(ledgerConfigFrom({ HERALD_LEDGER: 'postgres', LEDGER_POSTGRES_URL: url })).toEqual({
      kind: 'postgres',
      url,
    });
    expect(ledgerConfigFrom({ HERALD_LEDGER: 'kurrentdb', LEDGER_KURRENT_URL: url })).toEqual({
      kind: 'kurrentdb',
      url,
    });
    const named = { HERALD_LEDGER: 'kurrentdb', LEDGER_KURRENT_URL: url, HERALD_KURRENT_NAMESPACE: 'north' };
    expect(ledgerConfigFrom(named)).toEqual({ kind: 'kurrentdb', url, namespace: 'north' });
    expect(readModelConfigFrom({ READ_MODEL_POSTGRES_URL: url })).toEqual({ kind: 'postgres', url });
  });

  it('finds the key that signs heads in the environment, in a file, or beside the ledger', () => {
    const url = 'postgres://localhost/herald';
    const keys = newHeadKeys('herald.example');
    const given = headKeysConfigFrom({ HERALD_SIGNING_KEY: writeHeadKeys(keys), HERALD_SIGNING_KEY_FILE: 'x' });
    expect(given).toMatchObject({ kind: 'given', keys: { signer: { written: keys.signer.written } } });
    const file = { HERALD_SIGNING_KEY_FILE: '/run/secrets/key', HERALD_SIGNING_NAME: 'herald.example' };
    expect(headKeysConfigFrom(file)).toEqual({ kind: 'file', file: '/run/secrets/key', name: 'herald.example' });
    const beside = { kind: 'file', file: 'games/signing-key', name: null };
    expect(headKeysConfigFrom({ HERALD_LEDGER_FILE: 'games/ledger.sqlite' })).toEqual(beside);
    const postgres = { HERALD_LEDGER: 'postgres', LEDGER_POSTGRES_URL: url };
    expect(headKeysConfigFrom(postgres)).toMatchObject({ kind: 'file', file: 'data/signing-key' });
    expect(headKeysConfigFrom({ HERALD_LEDGER_FILE: ':memory:' })).toEqual({ kind: 'passing' });
  });

  it.each([
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '1e3' }],
    ['PORT', { PORT: '65536' }],
    ['HERALD_LEDGER', { HERALD_LEDGER: 'Sqlite' }],
    ['LEDGER_POSTGRES_URL', { HERALD_LEDGER: 'postgres' }],
    ['LEDGER_KURRENT_URL', { HERALD_LEDGER: 'kurrentdb', LEDGER_KURRENT_URL: '' }],
    [
      'HERALD_KURRENT_NAMESPACE',
      { HERALD_LEDGER: 'kurrentdb', LEDGER_KURRENT_URL: 'kurrentdb://x', HERALD_KURRENT_NAMESPACE: 'North' },
    ],
    ['HERALD_DEMO', { HERALD_DEMO: 'yes' }],
    ['HERALD_MUTATIONS_PER_MINUTE', { HERALD_MUTATIONS_PER_MINUTE: '0' }],
    ['HERALD_TRUST_PROXY', { HERALD_TRUST_PROXY: '1' }],
    ['HERALD_TRUST_PROXY', { HERALD_TRUST_PROXY: '10.0.0.0/8,' }],
    ['HERALD_CORS_ORIGINS', { HERALD_CORS_ORIGINS: 'https://clients.example/' }],
    ['HERALD_CORS_ORIGINS', { HERALD_CORS_ORIGINS: 'https://clients.example:443' }],
    ['HERALD_CORS_ORIGINS', { HERALD_CORS_ORIGINS: 'https://Clients.example' }],
    ['HERALD_CORS_ORIGINS', { HERALD_CORS_ORIGINS: 'clients.example' }],
    ['HERALD_CORS_ORIGINS', { HERALD_CORS_ORIGINS: 'https://*.example' }],
    ['HERALD_CORS_ORIGINS', { HERALD_CORS_ORIGINS: 'https://clients.example,' }],
    ['HERALD_CORS_ORIGINS', { HERALD_CORS_ORIGINS: 'null' }],
    ['HERALD_METRICS_PORT', { HERALD_METRICS_PORT: 'on' }],
    ['HERALD_SLOW_READER_SECONDS', { HERALD_SLOW_READER_SECONDS: '0' }],
    ['HERALD_SIGNING_KEY', { HERALD_SIGNING_KEY: 'PRIVATE+KEY+x' }],
    ['HERALD_SIGNING_NAME', { HERALD_SIGNING_NAME: 'our herald' }],
    ['HERALD_BODY_BYTES_MAX', { HERALD_BODY_BYTES_MAX: '12' }],
  ])('names %s when it cannot be used: %j', (name, env) => {
    expect(() => configFrom(env)).toThrow(ConfigError);
    expect(() => configFrom(env)).toThrow(name);
  });
});
