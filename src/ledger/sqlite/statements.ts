import type { Database, Statement } from 'better-sqlite3';
import type { EventRow, StoredRow } from '../event-row.js';
import type { Head } from '../hash-chain.js';
import type { Snapshot } from '../ledger.js';

/** A snapshot with the checksum of its state. */
type SnapshotRow = Snapshot & { readonly state_hash: string };

export interface Statements {
  readonly insert: Statement<[EventRow], unknown>;
  /** The last event of a stream. */
  readonly last: Statement<[string], StoredRow>;
  /** The head of a stream, as it is kept apart from the events. */
  readonly head: Statement<[string], Head>;
  readonly ofCommand: Statement<[string, string], StoredRow>;
  readonly forwards: Statement<[string, number, number], StoredRow>;
  readonly backwards: Statement<[string, number, number], StoredRow>;
  readonly streamsAfter: Statement<[bigint], Pick<StoredRow, 'stream'>>;
  readonly lastPosition: Statement<[], Pick<StoredRow, 'position'>>;
  readonly saveSnapshot: Statement<[SnapshotRow], unknown>;
  readonly snapshots: Statement<[string, string, number], SnapshotRow>;
  readonly beat: Statement<[], unknown>;
  /** A number that is another one whenever another connection has written to the file. */
  readonly fileVersion: Statement<[], number>;
}

/** All columns of an event. The position is text, since it may exceed what a number holds. */
export const ROW = `CAST(position AS TEXT) AS position, stream, revision, type, version, data, secrets, command_id, recorded_at,
  actor, previous_hash, hash`;

/** Every statement of the ledger, prepared once. */
export function prepareStatements(db: Database): Statements {
  return {
    insert: db.prepare(`INSERT INTO events
      (stream, revision, type, version, data, secrets, command_id, recorded_at, actor, previous_hash, hash) VALUES
      (@stream, @revision, @type, @version, @data, @secrets, @command_id, @recorded_at, @actor, @previous_hash, @hash)`),
    head: db.prepare('SELECT revision, hash FROM heads WHERE stream = ?'),
    last: db.prepare(`SELECT ${ROW} FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1`),
    // +revision: sorted afterwards. To spare the sort, the planner would walk through the whole stream instead.
    ofCommand: db.prepare(`SELECT ${ROW} FROM events WHERE stream = ? AND command_id = ? ORDER BY +revision`),
    forwards: db.prepare(`SELECT ${ROW} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`),
    backwards: db.prepare(
      `SELECT ${ROW} FROM events WHERE stream = ? AND revision <= ? ORDER BY revision DESC LIMIT ?`,
    ),
    // +stream: to spare the sort, the planner would walk through an index of all events instead.
    streamsAfter: db.prepare('SELECT DISTINCT +stream AS stream FROM events WHERE position > ?'),
    lastPosition: db.prepare('SELECT CAST(max(position) AS TEXT) AS position FROM events'),
    saveSnapshot: db.prepare(`INSERT OR REPLACE INTO snapshots (stream, schema, revision, hash, state, state_hash)
      SELECT stream, @schema, revision, hash, @state, @state_hash FROM events
      WHERE stream = @stream AND revision = @revision AND hash = @hash`),
    snapshots: db.prepare(`SELECT s.stream, s.schema, s.revision, s.hash, s.state, s.state_hash
      FROM snapshots s JOIN events e ON e.stream = s.stream AND e.revision = s.revision AND e.hash = s.hash
      WHERE s.stream = ? AND s.schema = ? AND s.revision <= ? ORDER BY s.revision DESC`),
    beat: db.prepare('UPDATE pulse SET beats = beats + 1'),
    fileVersion: db.prepare<[], number>('PRAGMA data_version').pluck(),
  };
}
