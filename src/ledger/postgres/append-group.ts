import { GENESIS_HASH } from '../hash-chain.js';
import { UNKNOWN_HASH } from '../heads.js';
import { APPEND_LOCK } from './heads.js';

/**
 * Where appends are announced: by the names of their streams with blanks between them; empty: of any streams. Heralds
 * of earlier versions announce all appends so.
 */
export const CHANNEL = 'herald_ledger';

/** PostgreSQL refuses longer announcements. */
const ANNOUNCED_BYTES_MAX = 7999;

/**
 * Version 4: appends that wait share a transaction. Rows come in the order of the appends, one append for each stream;
 * `firsts` marks the first row of each, which names the head that the append follows. The function gives the streams
 * whose append was refused, since the head is another one by now or the command is known. The others are inserted, and
 * since version 5 announced by their names.
 *
 * It is one statement for the client, so the lock is held for as long as the inserts and their commit take, and a
 * client that dies cannot keep it. It must be plpgsql: each statement within sees what was committed while it waited
 * for the lock, whereas a single SQL statement would look at the past from before. See docs/adr/0003 and 0025.
 *
 * Every look-up takes the first row of an index. The settings and the ORDER BYs leave the planner no other way: it
 * plans once a connection, and in an empty database it would choose an index by which a whole stream is walked through.
 */
export const ADD_APPEND_GROUP = `
  CREATE OR REPLACE FUNCTION herald_ledger.append_group(
    firsts boolean[], streams text[], revisions integer[], types text[], versions integer[], datas text[],
    all_secrets text[], command_ids text[], times text[], actors text[], previous_hashes text[], hashes text[]
  ) RETURNS text[] LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
    SET enable_hashjoin = off SET enable_mergejoin = off
  AS $$
    DECLARE
      refused text[];
      last_position bigint;
      names text;
    BEGIN
      PERFORM pg_advisory_xact_lock(${APPEND_LOCK});
      refused := ARRAY(
        SELECT a.stream
        FROM unnest(firsts, streams, revisions, previous_hashes, command_ids)
          AS a (is_first, stream, revision, previous_hash, command_id)
        LEFT JOIN herald_ledger.heads h ON h.stream = a.stream
        LEFT JOIN LATERAL (
          SELECT e.revision, e.hash FROM herald_ledger.events e
          WHERE e.stream = a.stream ORDER BY e.revision DESC LIMIT 1
        ) last ON true
        LEFT JOIN LATERAL (
          SELECT e.stream, e.command_id FROM herald_ledger.events e
          WHERE (e.stream, e.command_id) >= (a.stream, a.command_id) ORDER BY e.stream, e.command_id LIMIT 1
        ) next_command ON true
        WHERE a.is_first AND (
          coalesce(last.revision, -1) <> a.revision - 1 OR coalesce(last.hash, '${GENESIS_HASH}') <> a.previous_hash
          OR coalesce(h.revision, -1) <> a.revision - 1
          OR coalesce(h.hash, '${GENESIS_HASH}') NOT IN (a.previous_hash, '${UNKNOWN_HASH}')
          OR (next_command.stream, next_command.command_id) = (a.stream, a.command_id)
        )
      );
      IF cardinality(refused) = cardinality(array_positions(firsts, true)) THEN
        RETURN refused;
      END IF;
      SELECT coalesce(max(e.position), 0) INTO last_position FROM herald_ledger.events e;
      INSERT INTO herald_ledger.events (position, stream, revision, type, version, data, secrets, command_id,
                                        recorded_at, actor, previous_hash, hash)
        SELECT last_position + row_number() OVER (ORDER BY n), stream, revision, type, version, data, secrets,
               command_id, recorded_at, actor, previous_hash, hash
        FROM unnest(streams, revisions, types, versions, datas, all_secrets, command_ids, times, actors,
                    previous_hashes, hashes) WITH ORDINALITY
          AS appended (stream, revision, type, version, data, secrets, command_id, recorded_at, actor,
                       previous_hash, hash, n)
        WHERE stream <> ALL (refused)
        ORDER BY n;
      names := array_to_string(ARRAY(
        SELECT a.stream FROM unnest(firsts, streams) AS a (is_first, stream)
        WHERE a.is_first AND a.stream <> ALL (refused)
      ), ' ');
      PERFORM pg_notify('${CHANNEL}', CASE WHEN octet_length(names) <= ${ANNOUNCED_BYTES_MAX} THEN names ELSE '' END);
      RETURN refused;
    END $$;
`;
