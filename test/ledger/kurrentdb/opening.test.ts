import { createSecureServer, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { KurrentLedger } from '../../../src/ledger/kurrentdb/kurrent-ledger.js';
import { clientUrl } from '../../../src/ledger/kurrentdb/url.js';
import { anAppend, failureOf, newStream } from '../samples.js';
import { FakeKurrentServer } from './fake-server.js';
import { ledgersOf, PERSISTENT } from './fixtures.js';
import { UNTRUSTED } from './tls.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function aServer(): Promise<FakeKurrentServer> {
  const server = await FakeKurrentServer.start();
  ends.push(() => {
    server.stop();
  });
  return server;
}

/** The message of a start that fails. */
async function complaint(url: string, patienceMs = 200): Promise<string> {
  const began = performance.now();
  const error = await failureOf(KurrentLedger.open({ url, patienceMs }));
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(error).toMatchObject({ type: 'unavailable' });
  const { message } = error as Error;
  expect(message).toMatch(/^KurrentDB: [^\n]+$/);
  expect(message).not.toMatch(/secret/);
  return message;
}

describe('a start that fails says in one line what is wrong', () => {
  it('denied, without a user and with one', async () => {
    const server = await aServer();
    server.node.temper = () => ({ kind: 'denied' });
    expect(await complaint(server.url)).toMatch(/names none/);
    expect(await complaint(server.url.replace('://', '://aldo:secret@'))).toMatch(/lacks a right/);
  });

  it('nobody there, and a host without a name', async () => {
    expect(await complaint('kurrentdb://127.0.0.1:1?tls=false')).toMatch(/nobody answers at 127\.0\.0\.1:1/);
    expect(await complaint('kurrentdb://aldo:secret@127.0.0.1:1,127.0.0.1:2?tls=false')).toMatch(
      /nobody answers at 127\.0\.0\.1:1,127\.0\.0\.1:2/,
    );
  });

  it('another scheme, and no URL at all', async () => {
    for (const url of ['postgres://aldo:secret@127.0.0.1', 'nonsense', 'kurrentdb://aldo:secret@h?tls=perhaps']) {
      expect(await complaint(url)).toMatch(/must look like kurrentdb:/);
    }
    expect(await complaint('kurrentdb://127.0.0.1?tlsCAFile=/nowhere.crt')).toMatch(/certificate file/);
  });

  it('a certificate that is not trusted', async () => {
    const server = createSecureServer(UNTRUSTED).listen(0, '127.0.0.1');
    ends.push(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await complaint(`kurrentdb://aldo:secret@127.0.0.1:${port}?tls=true`)).toMatch(/is not trusted.*tlsCAFile/);
    expect(await complaint(`kurrentdb://127.0.0.1:${port}?tls=false`)).toMatch(/if it wants TLS, leave out tls=false/);
  });

  it('TLS where there is none', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    ends.push(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await complaint(`kurrentdb://aldo:secret@127.0.0.1:${port}`)).toMatch(/tls=false/);
  });

  it('a server that is too old', async () => {
    const server = await aServer();
    server.node.isOld = true;
    expect(await complaint(server.url)).toMatch(/too old.*23\.10/);
  });

  it('a server that takes calls and answers none', async () => {
    const server = await aServer();
    server.node.relay.darken(true);
    expect(await complaint(server.url)).toMatch(/nobody answers/);
  });
});

describe('a start', () => {
  it('does not need the right to set metadata', async () => {
    const server = await aServer();
    server.node.temper = ({ stream }) => (stream.startsWith('$$') ? { kind: 'denied' } : undefined);
    const [ledger] = await ledgersOf(server.url, 1, PERSISTENT);
    await ledger?.check();
    await ledger?.close();
  });

  it('waits for a leader that is being elected', async () => {
    const server = await aServer();
    server.node.relay.close();
    const opening = ledgersOf(server.url, 1, PERSISTENT);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.node.relay.open();
    const [ledger] = await opening;
    await ledger?.append(anAppend(newStream()));
    await ledger?.close();
  });

  it('takes the URLs that KurrentDB writes', () => {
    const rest = '?keepAliveTimeout=3000&gossipTimeout=2';
    expect(clientUrl('kurrentdb://h:1')).toBe(`esdb://h:1${rest}`);
    expect(clientUrl('kdb+discover://h:1')).toBe(`esdb+discover://h:1${rest}`);
    expect(clientUrl(' esdb://h:1?tls=false&KEEP_ALIVE_TIMEOUT=9&gossiptimeout=7')).toBe(
      'esdb://h:1?tls=false&KEEP_ALIVE_TIMEOUT=9&gossiptimeout=7',
    );
  });
});
