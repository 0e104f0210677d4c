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

/** Each look-up takes the first row of an index: the settings and the ORDER BYs leave the planner no other way. */
const BY_INDEX_ALONE = `
    SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
    SET enable_hashjoin = off SET enable_mergejoin = off`;

/**
 * Version 4: appends that wait share a transaction. Rows come in the order of the appends, one append for each stream;
 * `firsts` marks the first row of each, which names the head that the append follows. The function gives the streams
 * whose append was refused, since the head is another one by now or the command is known. The others are inserted, and
 * since version 5 announced by their names. Version 6 does the same in fewer statements.
 *
 * It is one statement for the client, so the lock is held for as long as the inserts and their commit take, and a
 * client that dies cannot keep it. It must be plpgsql: each statement within sees what was committed while it waited
 * for the lock, whereas a single SQL statement would look at the past from before. See docs/adr/0003 and 0025.
 *
 * It is planned once a connection, and in an empty database the planner would choose an index by which a whole stream
 * is walked through. Arrays are read by their indexes, since `unnest` of many of them takes memory for each anew.
 */
export const ADD_APPEND_GROUP = `
  CREATE OR REPLACE FUNCTION herald_ledger.append_group(
    firsts boolean[], streams text[], revisions integer[], types text[], versions integer[], datas text[],
    all_secrets text[], command_ids text[], times text[], actors text[], previous_hashes text[], hashes text[]
  ) RETURNS text[] LANGUAGE plpgsql${BY_INDEX_ALONE}
  AS $$
    DECLARE
      refused text[];
      names text;
      taken integer[];
    BEGIN
      PERFORM pg_advisory_xact_lock(${APPEND_LOCK});
      SELECT coalesce(array_agg(looked.stream) FILTER (WHERE looked.is_refused), '{}'),
             string_agg(looked.stream, ' ') FILTER (WHERE NOT looked.is_refused)
        INTO refused, names
        FROM (
          SELECT a.stream,
                 coalesce(last.revision, -1) <> a.revision - 1 OR coalesce(last.hash, '${GENESIS_HASH}') <> a.previous_hash
                 OR coalesce(h.revision, -1) <> a.revision - 1
                 OR coalesce(h.hash, '${GENESIS_HASH}') NOT IN (a.previous_hash, '${UNKNOWN_HASH}')
                 OR coalesce((next_command.stream, next_command.command_id) = (a.stream, a.command_id), false)
                 AS is_refused
          FROM (
            SELECT streams[n] AS stream, revisions[n] AS revision, previous_hashes[n] AS previous_hash,
                   command_ids[n] AS command_id
            FROM (SELECT generate_series(1, cardinality(streams)) AS n) numbers WHERE firsts[n]
          ) a
          LEFT JOIN herald_ledger.heads h ON h.stream = a.stream
          LEFT JOIN LATERAL (
            SELECT e.revision, e.hash FROM herald_ledger.events e
            WHERE e.stream = a.stream ORDER BY e.revision DESC LIMIT 1
          ) last ON true
          LEFT JOIN LATERAL (
            SELECT e.stream, e.command_id FROM herald_ledger.events e
            WHERE (e.stream, e.command_id) >= (a.stream, a.command_id) ORDER BY e.stream, e.command_id LIMIT 1
          ) next_command ON true
        ) looked;
      IF names IS NULL THEN
        RETURN refused;
      END IF;
      IF cardinality(refused) > 0 THEN
        taken := ARRAY(
          SELECT n FROM generate_series(1, cardinality(streams)) AS n WHERE streams[n] <> ALL (refused) ORDER BY n
        );
      END IF;
      INSERT INTO herald_ledger.events (position, stream, revision, type, version, data, secrets, command_id,
                                        recorded_at, actor, previous_hash, hash)
        SELECT (SELECT coalesce(max(e.position), 0) FROM herald_ledger.events e) + place, streams[n], revisions[n],
               types[n], versions[n], datas[n], all_secrets[n], command_ids[n], times[n], actors[n],
               previous_hashes[n], hashes[n]
        FROM (
          SELECT place, coalesce(taken[place], place) AS n
          FROM (SELECT generate_series(1, cardinality(coalesce(taken, revisions))) AS place) places
        ) numbers;
      PERFORM pg_notify('${CHANNEL}', CASE WHEN octet_length(names) <= ${ANNOUNCED_BYTES_MAX} THEN names ELSE '' END);
      RETURN refused;
    END $$;
`;

/**
 * Version 6: the numbers, from 1, of the looks at streams from revisions that find something: an event, or another head
 * than that before the revision. As a statement by itself it was planned for each group of looks, which took four times
 * as long as looking. See docs/adr/0069.
 */
export const ADD_MOVED = `
  CREATE OR REPLACE FUNCTION herald_ledger.moved(streams text[], revisions integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE${BY_INDEX_ALONE}
  AS $$
    BEGIN
      RETURN ARRAY(
        SELECT looked.number
        FROM (
          SELECT n AS number, streams[n] AS stream, revisions[n] AS revision
          FROM (SELECT generate_series(1, cardinality(streams)) AS n) numbers
        ) looked
        LEFT JOIN herald_ledger.heads h ON h.stream = looked.stream
        LEFT JOIN LATERAL (
          SELECT e.stream FROM herald_ledger.events e
          WHERE (e.stream, e.revision) >= (looked.stream, looked.revision) ORDER BY e.stream, e.revision LIMIT 1
        ) next ON true
        WHERE h.revision IS DISTINCT FROM looked.revision - 1 OR next.stream = looked.stream
      );
    END $$;
`;
