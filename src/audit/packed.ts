import { createReadStream } from 'node:fs';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** The bytes of a file, unpacked if its name ends in `.br` (Brotli) or `.gz`. Errors come while it is read. */
export function unpacked(file: string): AsyncIterable<Uint8Array> {
  const source = createReadStream(file);
  const opener = file.endsWith('.br') ? createBrotliDecompress() : file.endsWith('.gz') ? createGunzip() : null;
  if (!opener) return source;
  source.on('error', (error) => opener.destroy(error));
  return source.pipe(opener);
}
