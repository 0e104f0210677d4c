import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { badInput } from './exit-code.js';
import { isSystemError } from './system-error.js';

/**
 * Writes text to a file, compressed if its name ends in .gz. The file appears when it is complete, so that a broken one
 * is not taken for the whole. Throws CliError.
 */
export async function writeWhole(file: string, text: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    const target = createWriteStream(unfinished, { flush: true });
    await (file.endsWith('.gz')
      ? pipeline(Readable.from(text), createGzip(), target)
      : pipeline(Readable.from(text), target));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (isSystemError(error)) throw badInput(`${file} cannot be written: ${error.message}`);
    throw error;
  }
}
