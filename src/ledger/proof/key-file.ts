import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type HeadKeys, newHeadKeys, parseHeadKeys, renewedKeys, writeHeadKeys } from './key-ring.js';
import { KeyMalformed } from './note-keys.js';

/** Where the keys of signed heads come from. */
export type HeadKeysConfig =
  /** Given as they are: the environment has them. */
  | { readonly kind: 'given'; readonly keys: HeadKeys }
  /** In a file, which is made when it is not there. `name` null: a new key gets a name by chance. */
  | { readonly kind: 'file'; readonly file: string; readonly name: string | null }
  /** Made anew and never kept, as a ledger in memory is. */
  | { readonly kind: 'passing' };

/** The file of keys cannot be used. */
export class KeyFileUnusable extends Error {
  readonly type = 'keyFileUnusable';
}

/** The keys; made if there are none. Throws KeyFileUnusable. */
export function openHeadKeys(config: HeadKeysConfig): HeadKeys {
  if (config.kind === 'given') return config.keys;
  if (config.kind === 'passing') return newHeadKeys(chanceName());
  const { file, name } = config;
  return using(file, () => {
    if (!existsSync(file)) makeFile(file, newHeadKeys(name ?? chanceName()));
    return parseHeadKeys(readFileSync(file, 'utf8'));
  });
}

/** The keys if there are any. Throws KeyFileUnusable. */
export function findHeadKeys(config: HeadKeysConfig): HeadKeys | null {
  if (config.kind === 'passing' || (config.kind === 'file' && !existsSync(config.file))) return null;
  return openHeadKeys(config);
}

/** Exchanges the key of a file that signs for a new one; the old one stays as a public key. Throws KeyFileUnusable. */
export function renewHeadKeys(file: string): HeadKeys {
  return using(file, () => {
    const keys = renewedKeys(parseHeadKeys(readFileSync(file, 'utf8')));
    const unfinished = written(file, keys);
    renameSync(unfinished, file);
    return keys;
  });
}

/** Of two servers that start at once one makes the file, and both read it. It appears when it is complete. */
function makeFile(file: string, keys: HeadKeys): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = written(file, keys);
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(unfinished);
  }
}

/** A file beside the file, on the disk, that nobody else can read. */
function written(file: string, keys: HeadKeys): string {
  const unfinished = `${file}.${randomBytes(8).toString('hex')}.part`;
  writeFileSync(unfinished, writeHeadKeys(keys), { mode: 0o600, flag: 'wx', flush: true });
  return unfinished;
}

function chanceName(): string {
  return `herald-${randomBytes(4).toString('hex')}`;
}

function using<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof KeyMalformed || isSystemError(error)) {
      throw new KeyFileUnusable(`the signing key ${file} cannot be used: ${error.message}`);
    }
    throw error;
  }
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
