import type { PoolClient } from 'pg';
import { CorruptedEvent } from '../errors.js';
import { recallRow } from '../event-row.js';
import type { StoredRow } from '../event-row.js';
import type { Head } from '../hash-chain.js';
import { UNKNOWN_HASH } from '../heads.js';
import { ROW } from './queries.js';

/** Advisory lock of the database, held by whoever appends. */
export const APPEND_LOCK = 5_227_002;

/** Events that are verified at once. */
const PAGE = 1000;

const CREATE_HEADS = `
  CREATE TABLE herald_ledger.heads (
    stream   text COLLATE "C" PRIMARY KEY,
    revision integer NOT NULL,
    hash     text COLLATE "C" NOT NULL
  );
`;

/**
 * A trigger, so that a Herald of an earlier version that still runs keeps the heads as well. A row that somebody puts
 * back into the middle of a stream does not move its head back.
 */
const FOLLOW_EVENTS = `
  CREATE FUNCTION herald_ledger.keep_heads() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO herald_ledger.heads AS h
        SELECT DISTINCT ON (a.stream) a.stream, a.revision, a.hash FROM added a ORDER BY a.stream, a.revision DESC
        ON CONFLICT (stream) DO UPDATE SET revision = excluded.revision, hash = excluded.hash
        WHERE excluded.revision > h.revision;
      RETURN NULL;
    END $$;
  CREATE TRIGGER heads_follow_events AFTER INSERT ON herald_ledger.events
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION herald_ledger.keep_heads();
`;

/**
 * Gives every stream of a database without heads its head, within the caller's transaction; nobody appends meanwhile.
 * The last event of a stream counts with its hash if it is sound, and with its revision alone otherwise.
 */
export async function addHeads(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [APPEND_LOCK]);
  await client.query(CREATE_HEADS);
  await client.query(FOLLOW_EVENTS);
  const sound = await soundHeads(client);
  const last = await client.query<{ stream: string; revision: number }>(
    'SELECT stream, max(revision) AS revision FROM herald_ledger.events GROUP BY stream',
  );
  for (const { stream, revision } of last.rows) {
    const head = sound.get(stream);
    const hash = head?.revision === revision ? head.hash : UNKNOWN_HASH;
    await client.query('INSERT INTO herald_ledger.heads VALUES ($1, $2, $3)', [stream, revision, hash]);
  }
}

/** The last sound event of each stream; every event is verified on the way. */
async function soundHeads(client: PoolClient): Promise<ReadonlyMap<string, Head>> {
  const heads = new Map<string, Head>();
  const page = `SELECT ${ROW} FROM herald_ledger.events WHERE events.position > $1 ORDER BY events.position LIMIT ${PAGE}`;
  for (let after: string | undefined = '0'; after !== undefined;) {
    const { rows }: { rows: StoredRow[] } = await client.query<StoredRow>(page, [after]);
    for (const row of rows) {
      const head = soundHead(row);
      if (head && head.revision > (heads.get(row.stream)?.revision ?? -1)) heads.set(row.stream, head);
    }
    after = rows.at(-1)?.position;
  }
  return heads;
}

function soundHead(row: StoredRow): Head | null {
  try {
    const { revision, hash } = recallRow(row);
    return { revision, hash };
  } catch (error) {
    // A damaged event is no reason not to open the database: whoever reads its stream is told.
    if (error instanceof CorruptedEvent) return null;
    throw error;
  }
}
