import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Pauses } from '../../play/turns.js';

/**
 * Answers with the lines of an export as they come. It waits for the first line, so that an export that cannot be read
 * is answered with an error and not with an empty file.
 */
export async function pourLines(reply: FastifyReply, lines: AsyncGenerator<string, void, undefined>): Promise<void> {
  const first = await lines.next();
  await reply.type('application/x-ndjson').send(Readable.from(allLines(first.value ?? '', lines)));
}

async function* allLines(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  const pauses = new Pauses();
  for await (const line of rest) {
    yield line;
    await pauses.ifDue();
  }
}
