import { closeSync, copyFileSync, existsSync, ftruncateSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../src/ledger/sqlite/driver.js';
import type { Append } from '../../src/ledger/ledger.js';
import { SqliteLedger } from '../../src/ledger/sqlite/sqlite-ledger.js';
import type { Chance } from '../../src/selfplay/chance.js';
import { change, type Condition, limitLog } from './condition.js';
import { type Flip, flipBack, flipBit } from './flip.js';

const NEVER = 2 ** 31 - 1;

/**
 * The disk of a machine that holds one SQLite ledger. What a commit has synced survives a crash of the machine; of what
 * was written after that, any part may be torn off (SQLite writes to the end of its log, so a crash is a shorter log).
 * It may be full or read-only for a while, and it may turn a bit over.
 */
export class Disk {
  /** An append that the disk refused, the beginning of which may be in the log until another overwrites it. */
  leftover: Append | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'herald-world-'));
  readonly #connections = new Set<Database>();
  #condition: Condition = 'writable';
  #flip: Flip | null = null;
  #generation = 0;
  #synced = 0;

  constructor(private readonly chance: Chance) {}

  get file(): string {
    return join(this.#folder, `ledger-${this.#generation}.sqlite`);
  }

  get condition(): Condition {
    return this.#condition;
  }

  /** The bit that was turned over, if one was. */
  get flip(): Flip | null {
    return this.#flip;
  }

  /** A connection of a server to the ledger on this disk. Throws LedgerUnavailable while the disk is read-only. */
  open(): SqliteLedger {
    let connection: Database | undefined;
    const connect = (file: string): Database => {
      connection = new Database(file);
      if (this.#condition !== 'writable') change(connection, this.#condition);
      return connection;
    };
    const ledger = SqliteLedger.open({ file: this.file, pollMs: NEVER, connect });
    if (connection) {
      // The simulation decides what is on this disk when the machine stops, so syncs of the real disk would only take
      // time.
      connection.pragma('synchronous = OFF');
      limitLog(connection, () => this.#condition, this.chance);
      this.#connections.add(connection);
    }
    return ledger;
  }

  become(condition: Condition): void {
    this.#condition = condition;
    for (const connection of this.#connections) {
      if (connection.open) change(connection, condition);
      else this.#connections.delete(connection);
    }
  }

  /** Data that is written now survives: a commit was acknowledged. */
  sync(): void {
    this.#synced = this.#logBytes();
    this.leftover = null;
  }

  /** Bytes of the log that a crash may take away. */
  get unsynced(): number {
    return Math.max(0, this.#logBytes() - this.#synced);
  }

  /** The machine stops and starts again, with so many of the unsynced bytes left. All connections are closed before. */
  crash(kept: number): void {
    const [file, log] = [this.file, this.#log];
    const size = this.#synced + kept;
    this.#generation += 1;
    this.leftover = null;
    copyFileSync(file, this.file);
    if (!existsSync(log)) return;
    copyFileSync(log, this.#log);
    const handle = openSync(this.#log, 'r+');
    ftruncateSync(handle, size);
    closeSync(handle);
    this.#synced = size;
  }

  /** Turns a bit over under the servers. */
  turnBitOver(): Flip {
    this.#flip = flipBit(this.file, this.chance);
    this.#synced = 0;
    return this.#flip;
  }

  /** Turns the bit back, if it still is as it was turned over. */
  turnBitBack(): void {
    if (this.#flip !== null) flipBack(this.file, this.#flip);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #log(): string {
    return `${this.file}-wal`;
  }

  #logBytes(): number {
    return existsSync(this.#log) ? statSync(this.#log).size : 0;
  }
}
