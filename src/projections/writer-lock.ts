import { Client } from 'pg';

/** Says which of several servers writes the read model, so that the others need not project the same events. */
export interface WriterLock {
  /**
   * Takes the lock if nobody else has it. Returns a signal that aborts as soon as the lock is lost; null: another has
   * it. Throws WriterLockUnavailable.
   */
  take(): Promise<AbortSignal | null>;
  /** Gives the lock back, if it is held. */
  giveBack(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL could not be asked for the lock of the read model. */
class WriterLockUnavailable extends Error {
  readonly type = 'writerLockUnavailable';
  constructor(cause: unknown) {
    super(`PostgreSQL cannot be asked for the lock of the read model: ${String(cause)}`, { cause });
  }
}

/** For SQLite, where every projector writes: the first to move the checkpoint wins. */
export const NO_LOCK: WriterLock = {
  take: () => Promise.resolve(new AbortController().signal),
  giveBack: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Any number that no other program takes; the schema is the other half of the key. */
const LOCK = 4_845_242;
const TAKE = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken';
const GIVE_BACK = 'SELECT pg_advisory_unlock($1, hashtext($2))';
const ANSWER_MS_MAX = 10_000;
/** PostgreSQL ends the session, and so frees the lock, 11 s after the machine of its holder has gone silent. */
const KEEP_ALIVE = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

/**
 * A lock of a session of PostgreSQL, on a connection of its own: it is free again when the connection ends, however it
 * ends. It is asked for and never waited for, since a statement that waits for hours would keep PostgreSQL from
 * clearing away old rows.
 */
export class PostgresWriterLock implements WriterLock {
  #client: Client | null = null;
  #held: AbortController | null = null;

  constructor(
    private readonly url: string,
    private readonly schema: string,
  ) {}

  async take(): Promise<AbortSignal | null> {
    if (this.#held !== null) return this.#held.signal;
    try {
      const client = (this.#client ??= await this.#connected());
      const { rows } = await client.query<{ taken: boolean }>(TAKE, [LOCK, this.schema]);
      if (rows[0]?.taken !== true) return null;
      const held = new AbortController();
      // The connection may have ended right after its answer.
      if (this.#client === client) this.#held = held;
      else held.abort();
      return held.signal;
    } catch (error) {
      // If the lock was taken and only the answer was lost, this frees it.
      await this.close();
      throw new WriterLockUnavailable(error);
    }
  }

  async giveBack(): Promise<void> {
    const client = this.#client;
    if (client === null || this.#held === null) return;
    this.#held = null;
    // Where nobody answers, the end of the connection frees the lock.
    await client.query(GIVE_BACK, [LOCK, this.schema]).catch(() => this.close());
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#lost(client);
    await client?.end();
  }

  async #connected(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      // With the process, so that the operator can see which server projects.
      application_name: `herald-projector ${process.pid}`,
      connectionTimeoutMillis: ANSWER_MS_MAX,
      query_timeout: ANSWER_MS_MAX,
      keepAlive: true,
      options: KEEP_ALIVE,
    });
    // An error of an open connection is followed by its end.
    for (const event of ['error', 'end'] as const) client.on(event, () => this.#lost(client));
    await client.connect();
    return client;
  }

  #lost(client: Client | null): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#held?.abort();
    this.#held = null;
  }
}
