import type { PoolClient } from 'pg';
import { LedgerUnavailable, NewerSchema } from '../errors.js';
import { GENESIS_HASH } from '../hash-chain.js';
import { ADD_APPEND_GROUP, ADD_MOVED, CHANNEL } from './append-group.js';
import { addHeads, APPEND_LOCK } from './heads.js';

/** The schema version that this code reads and writes. */
export const POSTGRES_SCHEMA = 6;

/** Advisory lock of the database, held by whoever migrates. */
const MIGRATION_LOCK = 5_227_001;

/** Version 1: the tables. */
const TABLES = `
  CREATE TABLE herald_ledger.events (
    position      bigint PRIMARY KEY,
    stream        text COLLATE "C" NOT NULL,
    revision      integer NOT NULL,
    type          text COLLATE "C" NOT NULL,
    version       integer NOT NULL,
    data          text COLLATE "C" NOT NULL,
    command_id    text COLLATE "C" NOT NULL,
    recorded_at   text COLLATE "C" NOT NULL,
    actor         text COLLATE "C" NOT NULL,
    previous_hash text COLLATE "C" NOT NULL,
    hash          text COLLATE "C" NOT NULL,
    UNIQUE (stream, revision)
  );
  CREATE INDEX events_by_command ON herald_ledger.events (stream, command_id);

  CREATE TABLE herald_ledger.snapshots (
    stream     text COLLATE "C" NOT NULL,
    schema     text COLLATE "C" NOT NULL,
    revision   integer NOT NULL,
    hash       text COLLATE "C" NOT NULL,
    state      text COLLATE "C" NOT NULL,
    state_hash text COLLATE "C" NOT NULL,
    PRIMARY KEY (stream, schema, revision)
  );

  CREATE TABLE herald_ledger.pulse (id integer PRIMARY KEY CHECK (id = 1), beats bigint NOT NULL);
  INSERT INTO herald_ledger.pulse VALUES (1, 0);

  CREATE FUNCTION herald_ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'events are immutable'; END $$;
  CREATE TRIGGER events_are_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON herald_ledger.events
    FOR EACH STATEMENT EXECUTE FUNCTION herald_ledger.refuse_change();
`;

/**
 * Version 2: what not everybody may see of an event. `append` makes one append; since version 4 only Heralds of an
 * earlier version that still run call it. It holds the same lock as `append_group`, which says why.
 */
const ADD_SECRETS = `
  ALTER TABLE herald_ledger.events ADD COLUMN secrets text COLLATE "C";
  DROP FUNCTION IF EXISTS herald_ledger.append(
    text, text, text, text, integer, text, text[], integer[], text[], text[], text[]
  );
  CREATE FUNCTION herald_ledger.append(
    a_stream text, a_command_id text, a_recorded_at text, a_actor text, a_head_revision integer, a_head_hash text,
    a_types text[], a_versions integer[], a_data text[], a_secrets text[], a_previous_hashes text[],
    a_hashes text[]
  ) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      head_revision integer;
      head_hash text;
      last_position bigint;
    BEGIN
      PERFORM pg_advisory_xact_lock(${APPEND_LOCK});
      SELECT e.revision, e.hash INTO head_revision, head_hash
        FROM herald_ledger.events e WHERE e.stream = a_stream ORDER BY e.revision DESC LIMIT 1;
      IF coalesce(head_revision, -1) <> a_head_revision OR coalesce(head_hash, '${GENESIS_HASH}') <> a_head_hash THEN
        RETURN false;
      END IF;
      SELECT coalesce(max(e.position), 0) INTO last_position FROM herald_ledger.events e;
      INSERT INTO herald_ledger.events (position, stream, revision, type, version, data, secrets, command_id,
                                        recorded_at, actor, previous_hash, hash)
        SELECT last_position + n, a_stream, a_head_revision + n, event_type, event_version, event_data,
               event_secrets, a_command_id, a_recorded_at, a_actor, event_previous_hash, event_hash
        FROM unnest(a_types, a_versions, a_data, a_secrets, a_previous_hashes, a_hashes) WITH ORDINALITY
          AS appended (event_type, event_version, event_data, event_secrets, event_previous_hash, event_hash, n)
        ORDER BY n;
      PERFORM pg_notify('${CHANNEL}', '');
      RETURN true;
    END $$;
`;

/**
 * Makes the database current; throws NewerSchema on one of a later version. Any number of servers may do so at once.
 */
export async function migrate(client: PoolClient): Promise<void> {
  await assertUtf8(client);
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const found = await schemaVersion(client);
    if (found > POSTGRES_SCHEMA) throw new NewerSchema(found, POSTGRES_SCHEMA);
    if (found < 1) await create(client);
    if (found < 2) await client.query(ADD_SECRETS);
    if (found < 3) await addHeads(client);
    if (found < 6) await client.query(ADD_APPEND_GROUP);
    if (found < 6) await client.query(ADD_MOVED);
    if (found < POSTGRES_SCHEMA)
      await client.query(`UPDATE herald_ledger.schema_version SET version = ${POSTGRES_SCHEMA}`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function create(client: PoolClient): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS herald_ledger');
  await client.query('CREATE TABLE herald_ledger.schema_version (version integer NOT NULL)');
  await client.query('INSERT INTO herald_ledger.schema_version VALUES (1)');
  await client.query(TABLES);
}

async function schemaVersion(client: PoolClient): Promise<number> {
  const table = await client.query<{ name: string | null }>(
    `SELECT to_regclass('herald_ledger.schema_version')::text AS name`,
  );
  if (typeof table.rows[0]?.name !== 'string') return 0;
  const version = await client.query<{ version: number }>('SELECT version FROM herald_ledger.schema_version');
  return version.rows[0]?.version ?? 0;
}

async function assertUtf8(client: PoolClient): Promise<void> {
  const encoding = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const found = encoding.rows[0]?.server_encoding;
  if (found !== 'UTF8')
    throw new LedgerUnavailable(`PostgreSQL: the database is encoded in ${found ?? 'nothing'}, not in UTF8`);
}
