import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { compressAnswers, encodingFor } from '../../src/api/compression.js';
import { pourLines } from '../../src/api/rest/pour.js';

const MEBIBYTE = 1024 * 1024;

describe('compressed answers', () => {
  let served: FastifyInstance | null = null;
  afterEach(async () => {
    await served?.close();
    served = null;
  });

  /** Asks a server whose one route pours lines, and gives the answer before any of it is read. */
  async function answerOf(lines: AsyncGenerator<string, void, undefined>, encoding: string): Promise<IncomingMessage> {
    served = fastify({ forceCloseConnections: true });
    await compressAnswers(served);
    served.get('/lines', async (_request, reply) => pourLines(reply, lines));
    await served.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.server.address() as AddressInfo;
    const headers = { 'accept-encoding': encoding };
    return new Promise((done) => get({ host: '127.0.0.1', port, path: '/lines', headers }, done));
  }

  it.each(['br', 'gzip'])('wait for a client that does not read: %s', async (encoding) => {
    let poured = 0;
    const answer = await answerOf(
      (async function* () {
        for (; poured < 512 * MEBIBYTE; poured += 65_536)
          yield await Promise.resolve(randomBytes(32_768).toString('hex'));
      })(),
      encoding,
    );
    expect(answer.headers['content-encoding']).toBe(encoding);
    answer.on('error', () => undefined).pause();
    let before = -1;
    while (before !== poured) {
      before = poured;
      await sleep(200);
    }
    expect(poured).toBeLessThan(64 * MEBIBYTE);
    answer.destroy();
  });

  it.each([
    ['break off', 40, { statusCode: 200, encoding: 'br', ended: 'aborted' }],
    ['are an error that can be read', 0, { statusCode: 500, encoding: undefined, ended: 'whole' }],
  ])('%s if their lines do after %i packets', async (_name, packets, expected) => {
    const answer = await answerOf(
      (async function* () {
        yield `${'a line'.repeat(500)}\n`;
        for (let sent = 0; sent < packets; sent += 1) yield randomBytes(32_768).toString('hex');
        await sleep(10);
        throw new Error('the stream is damaged');
      })(),
      'br',
    );
    const ended = new Promise<string>((done) => {
      answer.once('end', () => done('whole'));
      answer.once('error', ({ message }) => done(message));
    });
    answer.resume();
    const { statusCode, headers } = answer;
    expect({ statusCode, encoding: headers['content-encoding'], ended: await ended }).toEqual(expected);
  });

  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
  ])('take the encoding that is wanted: %s: %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
