import type { Audit } from '../audit/audit.js';
import type { Known } from '../audit/known.js';
import type { VerifyOptions } from '../audit/verify-export.js';
import { badInput } from './exit-code.js';
import type { Output } from './output.js';
import { isSystemError, whyUnread } from './system-error.js';

/** Does something with a file that holds an exported game. Throws CliError if there is none that can be read. */
export async function withExport<Result>(
  file: string,
  work: (source: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const [{ ExportUnreadable }, { unpacked }] = await Promise.all([
    import('../audit/export-unreadable.js'),
    import('../audit/packed.js'),
  ]);
  try {
    return await work(unpacked(file));
  } catch (error) {
    if (error instanceof ExportUnreadable || isSystemError(error) || isPackedWrongly(error)) {
      throw badInput(whyUnread(file, error));
    }
    throw error;
  }
}

/** Errors of node:zlib: the file's name says that it is compressed, and its bytes are not. */
function isPackedWrongly(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(Z_|ERR__?(ERROR|BROTLI))/.test(String(error.code));
}

/** The events of an exported file, by which another one of the same game can be checked. Throws CliError. */
export async function knownFrom(file: string): Promise<readonly Known[]> {
  const [{ readExport }, { EXPORT_LIMITS }] = await Promise.all([
    import('../audit/read-export.js'),
    import('../audit/export-format.js'),
  ]);
  const { events } = await withExport(file, (source) => readExport(source, EXPORT_LIMITS));
  return events.map(({ revision, hash }) => ({ revision, hash }));
}

/** Verifies an exported file and judges it; a bar shows how far it has come. Throws CliError. */
export async function auditFile(output: Output, file: string, options: VerifyOptions = {}): Promise<Audit> {
  const [{ verifyExport }, { NoSuchEdition }, { NoSuchPart }, { ALL_RULEBOOKS, RULEBOOKS_TO_JUDGE_BY }] =
    await Promise.all([
      import('../audit/verify-export.js'),
      import('../audit/no-such-edition.js'),
      import('../audit/part.js'),
      import('../library/rulesets.js'),
    ]);
  const rulebooks = options.edition === undefined ? ALL_RULEBOOKS : RULEBOOKS_TO_JUDGE_BY;
  const bar = output.progress('events');
  try {
    return await withExport(file, (source) => verifyExport(source, rulebooks, { progress: bar.at, ...options }));
  } catch (error) {
    if (error instanceof NoSuchEdition || error instanceof NoSuchPart) throw badInput(error.message);
    throw error;
  } finally {
    bar.end();
  }
}
