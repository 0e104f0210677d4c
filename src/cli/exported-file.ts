import { createReadStream } from 'node:fs';
import { badInput } from './exit-code.js';
import { isSystemError } from './system-error.js';

/** Does something with a file that holds an exported game. Throws CliError if there is none that can be read. */
export async function withExport<Result>(
  file: string,
  work: (source: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const { ExportUnreadable } = await import('../audit/export-unreadable.js');
  try {
    return await work(createReadStream(file));
  } catch (error) {
    if (error instanceof ExportUnreadable) throw badInput(`${file} cannot be read: ${error.message}`);
    if (isSystemError(error)) throw badInput(`${file} cannot be read: ${error.message}`);
    throw error;
  }
}
