import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { PACKAGE_ROOT } from './package-root.js';

/**
 * Texts that the build has read and checked already. To read the YAML of all boards, scenarios and cases takes longer
 * than all else that a process does at its start. A prepared text is found by its digest, so one that was changed since
 * the build is read and checked as before.
 */
const FOLDER = `${PACKAGE_ROOT}dist/prepared/`;
/** Only built code may rely on a check that the rules made: the rules in `src/` may be newer than the build. */
const IS_BUILT = dirname(fileURLToPath(import.meta.url)).startsWith(`${PACKAGE_ROOT}dist/`);

/** A text as the build read it. */
export interface Prepared {
  readonly value: unknown;
  /** The line of each entry if the text is a list, from 1. */
  readonly entryLines: readonly number[];
  /** Names of the checks that the text has passed. */
  readonly passed: readonly string[];
}

/** The texts that the build has read so far; null: nothing is being prepared. */
let learnt: Map<string, Prepared> | null = null;

/** The checks that texts passed in the build, by their paths; a text that is asked for twice is read once for them. */
const passedByPath = new Map<string, readonly string[]>();

/** A text as the build has read it; null if the build has not. Each call makes the value anew. */
export function prepared(text: string): Prepared | null {
  const path = pathOf(text);
  if (learnt !== null || !existsSync(path)) return null;
  const known = JSON.parse(readFileSync(path, 'utf8')) as Prepared;
  passedByPath.set(path, known.passed);
  return known;
}

function passedInBuild(text: string): readonly string[] {
  if (learnt !== null) return [];
  return passedByPath.get(pathOf(text)) ?? prepared(text)?.passed ?? [];
}

/** Keeps how a text was read, if the build is preparing texts. */
export function keepPrepared(text: string, read: () => Omit<Prepared, 'passed'>): void {
  if (learnt === null || learnt.has(text)) return;
  const { value, entryLines } = read();
  // A value that JSON does not carry as it is would be another one when it is read again.
  if (JSON.stringify(JSON.parse(JSON.stringify(value))) !== JSON.stringify(value)) return;
  learnt.set(text, { value, entryLines, passed: [] });
}

/**
 * Whether a text passes a check, which is made only if the build has not made it. A check that throws has told what is
 * wrong; nothing is kept then.
 * @param name of the check, with the digest of everything besides the text and the rules that it rests on
 * @param rules whether the rules of a game made the check
 */
export function passes(text: string, name: string, rules: boolean, check: () => boolean): boolean {
  if ((!rules || IS_BUILT) && passedInBuild(text).includes(name)) return true;
  const passed = check();
  const known = learnt?.get(text);
  if (passed && known) learnt?.set(text, { ...known, passed: [...known.passed, name] });
  return passed;
}

/** A YAML text as plain data. Throws what the YAML reader throws. */
export function parsedYaml(text: string): unknown {
  const known = prepared(text);
  if (known) return known.value;
  const value: unknown = parse(text);
  keepPrepared(text, () => ({ value, entryLines: [] }));
  return value;
}

/** Prepares every text that is read meanwhile; tells how many these were. For the build only. */
export function prepare(read: () => void): number {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  learnt = new Map();
  try {
    read();
    for (const [text, known] of learnt) writeFileSync(pathOf(text), JSON.stringify(known));
    return learnt.size;
  } finally {
    learnt = null;
  }
}

/** A short name of a text's content. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function pathOf(text: string): string {
  return `${FOLDER}${digestOf(text)}.json`;
}
