import { closeSync, copyFileSync, existsSync, ftruncateSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteLedger } from '../../src/ledger/sqlite/sqlite-ledger.js';

const NEVER = 2 ** 31 - 1;

/**
 * The disk of a machine that holds one SQLite ledger. What a commit has synced survives a crash of the machine; of what
 * was written after that, any part may be torn off (SQLite writes to the end of its log, so a crash is a shorter log).
 */
export class Disk {
  readonly #folder = mkdtempSync(join(tmpdir(), 'herald-world-'));
  #generation = 0;
  #synced = 0;

  get file(): string {
    return join(this.#folder, `ledger-${this.#generation}.sqlite`);
  }

  /** A connection of a server to the ledger on this disk. */
  open(): SqliteLedger {
    return SqliteLedger.open({ file: this.file, pollMs: NEVER });
  }

  /** What is written now survives: a commit was acknowledged. */
  sync(): void {
    this.#synced = this.#logBytes();
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
    copyFileSync(file, this.file);
    if (!existsSync(log)) return;
    copyFileSync(log, this.#log);
    const handle = openSync(this.#log, 'r+');
    ftruncateSync(handle, size);
    closeSync(handle);
    this.#synced = size;
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
