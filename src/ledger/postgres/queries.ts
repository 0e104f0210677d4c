/** All columns of an event. The position is text, since it may exceed what a number holds. */
export const ROW = `position::text AS position, stream, revision, type, version, data, secrets, command_id, recorded_at,
  actor, previous_hash, hash`;
const EVENTS = 'herald_ledger.events';

/**
 * Events of the stream $1 in order, each with the head that is kept of the stream: one statement, so that both are of
 * the same instant. If there is no event it gives one row whose position is null.
 */
function withHead(events: string): string {
  return `SELECT h.revision AS head_revision, h.hash AS head_hash, e.*
    FROM (SELECT $1::text COLLATE "C" AS name) s
    LEFT JOIN herald_ledger.heads h ON h.stream = s.name
    LEFT JOIN LATERAL (${events}) e ON true ORDER BY e.revision`;
}

/** A statement that each connection prepares once, by its name. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/**
 * The statements of the ledger, by what they are for. Positions are ordered by the column, not by the text selected.
 */
export const QUERIES = {
  appendGroup: {
    name: 'append-group',
    text: 'SELECT herald_ledger.append_group($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS refused',
  },
  /** The facts that an append needs: the events of its command, and the head of its stream. */
  before: {
    name: 'before-append',
    text: withHead(`SELECT ${ROW} FROM ${EVENTS} WHERE stream = $1 AND command_id = $2
      UNION (SELECT ${ROW} FROM ${EVENTS} WHERE stream = $1 ORDER BY revision DESC LIMIT 1)`),
  },
  ofCommand: `SELECT ${ROW} FROM ${EVENTS} WHERE stream = $1 AND command_id = $2 ORDER BY revision`,
  exists: `SELECT 1 FROM ${EVENTS} WHERE stream = $1 LIMIT 1`,
  forwards: withHead(
    `SELECT ${ROW} FROM ${EVENTS} WHERE stream = $1 AND revision >= $2::bigint ORDER BY revision LIMIT $3`,
  ),
  backwards: withHead(
    `SELECT ${ROW} FROM ${EVENTS} WHERE stream = $1 AND revision <= $2::bigint ORDER BY revision DESC LIMIT $3`,
  ),
  /** The numbers of the looks at $1 (streams) from $2 (revisions) that find something. */
  moved: { name: 'moved', text: 'SELECT herald_ledger.moved($1, $2) AS numbers' },
  all: `SELECT ${ROW} FROM ${EVENTS} WHERE events.position > $1::bigint ORDER BY events.position LIMIT $2`,
  one: `SELECT ${ROW} FROM ${EVENTS} WHERE events.position = $1::bigint`,
  count: 'SELECT coalesce(sum(revision + 1), 0)::text AS events FROM herald_ledger.heads',
  streams: `SELECT stream FROM (
      (SELECT stream FROM herald_ledger.heads WHERE stream > $1 ORDER BY stream LIMIT $2)
      UNION
      (SELECT DISTINCT stream FROM ${EVENTS} WHERE stream > $1 ORDER BY stream LIMIT $2)
    ) known ORDER BY stream LIMIT $2`,
  adopt: `INSERT INTO ${EVENTS} (position, stream, revision, type, version, data, secrets, command_id, recorded_at, actor,
      previous_hash, hash)
    SELECT * FROM unnest($1::bigint[], $2::text[], $3::integer[], $4::text[], $5::integer[], $6::text[], $7::text[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])`,
  /** In one statement, so that the mark is that of what was looked through. Without a mark to begin with: no stream. */
  news: `SELECT coalesce(max(position), 0)::text AS mark, array(
      SELECT DISTINCT stream FROM ${EVENTS} WHERE position > $1::bigint) AS streams FROM ${EVENTS}`,
  saveSnapshot: `INSERT INTO herald_ledger.snapshots (stream, schema, revision, hash, state, state_hash)
    SELECT stream, $2, revision, hash, $5, $6 FROM ${EVENTS} WHERE stream = $1 AND revision = $3::bigint AND hash = $4
    ON CONFLICT (stream, schema, revision)
    DO UPDATE SET hash = excluded.hash, state = excluded.state, state_hash = excluded.state_hash`,
  /**
   * The newest snapshot, and whether the stream has the event that it was taken after. It is found before it is
   * compared: in one join of both the planner expects few matches, and joins and sorts all snapshots of a stream.
   */
  snapshot: `SELECT s.*, EXISTS (
      SELECT 1 FROM ${EVENTS} e WHERE e.stream = s.stream AND e.revision = s.revision AND e.hash = s.hash
    ) AS follows
    FROM (
      SELECT stream, schema, revision, hash, state, state_hash FROM herald_ledger.snapshots
      WHERE stream = $1 AND schema = $2 AND revision <= $3::bigint ORDER BY revision DESC LIMIT 1
    ) s`,
  beat: 'UPDATE herald_ledger.pulse SET beats = beats + 1',
} as const;
