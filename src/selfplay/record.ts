import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Ending of the files in which recorded games are kept: an export, compressed by Brotli. */
export const RECORD_ENDING = '.ndjson.br';

/** Names of scenarios may be paths of files. */
const NO_FILE_NAME = /[^A-Za-z0-9.-]+/g;

/** Writes an exported game into a folder, compressed as far as Brotli can: records are written once and read often. */
export async function writeRecord(folder: string, name: string, lines: AsyncIterable<string>): Promise<void> {
  let text = '';
  for await (const line of lines) text += line;
  const bytes = Buffer.from(text, 'utf8');
  const packed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name.replace(NO_FILE_NAME, '-')}${RECORD_ENDING}`), packed);
}
