import { readFileSync, statSync } from 'node:fs';
import type { HeadNote } from '../ledger/proof/head-note.js';
import type { NoteVerifier } from '../ledger/proof/note-keys.js';
import { badInput } from './exit-code.js';
import { isSystemError, whyUnread } from './system-error.js';

const BYTES_MAX = 1024 * 1024;

/** The signed head that an option names: a file, or the note itself. Throws CliError. */
export async function headFrom(option: string): Promise<HeadNote> {
  const [{ parseKeptHead }, { NoteMalformed }] = await Promise.all([
    import('../ledger/proof/head-note.js'),
    import('../ledger/proof/signed-note.js'),
  ]);
  const isNote = option.includes('\n');
  const text = isNote ? option : textOf(option);
  try {
    return parseKeptHead(text);
  } catch (error) {
    if (!(error instanceof NoteMalformed)) throw error;
    throw badInput(`--head: ${isNote ? 'the note' : option} is no signed head: ${error.message}`);
  }
}

/** The public keys that options name: files with one key a line, or the keys themselves. Throws CliError. */
export async function verifiersFrom(options: readonly string[]): Promise<readonly NoteVerifier[]> {
  const { KeyMalformed, parseVerifiers } = await import('../ledger/proof/note-keys.js');
  return options.flatMap((option) => {
    const text = isFile(option) ? textOf(option) : option;
    try {
      const keys = parseVerifiers(text);
      if (keys.length === 0) throw badInput(`--key: ${option} has no key`);
      return keys;
    } catch (error) {
      if (error instanceof KeyMalformed) throw badInput(`--key: ${option} is no public key: ${error.message}`);
      throw error;
    }
  });
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function textOf(file: string): string {
  try {
    if (statSync(file).size > BYTES_MAX) throw badInput(`${file} has more than ${BYTES_MAX} bytes`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error)) throw badInput(whyUnread(file, error));
    throw error;
  }
}
