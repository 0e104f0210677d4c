import { createReadStream } from 'node:fs';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/**
 * The bytes of a file, unpacked if its name ends in `.br` (Brotli) or `.gz`. It is opened when the first byte is asked
 * for, and errors come then.
 */
export async function* unpacked(file: string): AsyncGenerator<Uint8Array, void, undefined> {
  const source = createReadStream(file);
  const opener = file.endsWith('.br') ? createBrotliDecompress() : file.endsWith('.gz') ? createGunzip() : null;
  if (!opener) {
    yield* source as AsyncIterable<Uint8Array>;
    return;
  }
  source.on('error', (error) => opener.destroy(error));
  yield* source.pipe(opener) as AsyncIterable<Uint8Array>;
}
