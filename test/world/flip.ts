import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { Database } from '../../src/ledger/sqlite/driver.js';
import type { Chance } from '../../src/selfplay/chance.js';

/** A bit of the ledger's file that the disk has turned over. */
export interface Flip {
  /** The table or index that it belongs to. */
  readonly tree: string;
  readonly byte: number;
  readonly mask: number;
  /** The whole byte as it is since then. */
  readonly now: number;
}

const PAGE_BYTES = 4096;
const HEADER_BYTES = 12;
/** The rows, both indexes of them, and the heads. */
const TREES = ['events', 'sqlite_autoindex_events_1', 'events_by_command', 'heads'] as const;

interface Page {
  readonly pageno: number;
  readonly ncell: number;
  readonly unused: number;
}

/** Turns over one bit, by lot, of what a table or an index keeps in the file. */
export function flipBit(file: string, chance: Chance): Flip {
  const tree = chance.pick(TREES);
  const page = chance.pick(pagesOf(file, tree));
  const byte = (page.pageno - 1) * PAGE_BYTES + usedByte(page, chance);
  const mask = 1 << chance.below(8);
  return { tree, byte, mask, now: turnOver(file, byte, mask) };
}

/** Turns the bit back, unless the byte has been written anew since it was turned over. */
export function flipBack(file: string, { byte, mask, now }: Flip): void {
  if (turnOver(file, byte, mask) !== (now ^ mask)) turnOver(file, byte, mask);
}

/** The log of SQLite is written into the file first, so that everything is read from the file from then on. */
function pagesOf(file: string, tree: string): readonly Page[] {
  const db = new Database(file);
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
    const pages = db.prepare<[string], Page>('SELECT pageno, ncell, unused FROM dbstat WHERE name = ? ORDER BY pageno');
    return pages.all(tree);
  } finally {
    db.close();
  }
}

/** A byte of a page where there is something: its header and pointers in front, its cells at the end. */
function usedByte({ ncell, unused }: Page, chance: Chance): number {
  const front = HEADER_BYTES + 2 * ncell;
  const at = chance.below(Math.max(front + 1, PAGE_BYTES - unused));
  return at < front ? at : PAGE_BYTES - 1 - (at - front);
}

/** The byte after one of its bits was turned over. */
function turnOver(file: string, byte: number, mask: number): number {
  const handle = openSync(file, 'r+');
  try {
    const bytes = Buffer.alloc(1);
    readSync(handle, bytes, 0, 1, byte);
    bytes.writeUInt8(bytes.readUInt8(0) ^ mask);
    writeSync(handle, bytes, 0, 1, byte);
    return bytes.readUInt8(0);
  } finally {
    closeSync(handle);
  }
}
