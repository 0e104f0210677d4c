import { canonicalJson, sha256 } from '../../engine/canonical/canonical.js';
import { isGameId, type PlayedKind } from '../../ledger/game-stream.js';
import type { RecordedEvent } from '../../ledger/ledger.js';
import { CursorRefused, type FeedFilter, type FeedQuestion, type Played } from './contract.js';

/** Hexadecimal digits of the parts that only tell one event, one key and one filter from another. */
const EVENT_DIGITS = 16;
const TAG_DIGITS = 16;

/** The event that a cursor names: the last one that has passed and of which the reader may know. */
export interface Place extends Played {
  readonly revision: number;
  /** The beginning of the event's hash. */
  readonly hash: string;
}

/** The reader and the filter to which a cursor belongs, each as a tag. */
export interface CursorTags {
  readonly key: string;
  readonly filter: string;
}

/** The tags of the cursors of a reader. `keyHash` null: of a reader without a key. */
export function tagsOf(keyHash: string | null, { filter, sieve }: Pick<FeedQuestion, 'filter' | 'sieve'>): CursorTags {
  const all = sieve === undefined ? normal(filter) : [...normal(filter), sieve];
  return { key: tag(['feed', keyHash]), filter: tag(all) };
}

/** The place in the feed after an event of a game or siege. */
export function placeOf(of: Played, { revision, hash }: Pick<RecordedEvent, 'revision' | 'hash'>): Place {
  return { ...of, revision, hash: hash.slice(0, EVENT_DIGITS) };
}

/**
 * A cursor as text. It names an event that the reader may know of and no global position, since positions would tell
 * how much happens in games of which he may not know.
 */
export function writeCursor({ kind, id, revision, hash }: Place, { key, filter }: CursorTags): string {
  return Buffer.from([kind, id, revision, hash, key, filter].join(':')).toString('base64url');
}

const FORM = /^(game|siege):([0-9a-f-]{36}):(\d{1,15}):([0-9a-f]{16}):([0-9a-f]{16}):([0-9a-f]{16})$/;

/** The event that a cursor names. Throws CursorRefused if it is none, or another reader's, or with another filter. */
export function readCursor(text: string, tags: CursorTags): Place {
  const [, kind, id = '', revision, hash = '', key, filter] =
    FORM.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  if (kind === undefined || !isGameId(id)) throw new CursorRefused('malformed');
  if (key !== tags.key) throw new CursorRefused('otherKey');
  if (filter !== tags.filter) throw new CursorRefused('otherFilter');
  return { kind: kind as PlayedKind, id, revision: Number(revision), hash };
}

function tag(value: unknown): string {
  return sha256(canonicalJson(value)).slice(0, TAG_DIGITS);
}

/** Equal for filters that let the same events pass, whatever the order of their members. */
function normal({ kinds, ids, types, within, tournaments, mine = false }: FeedFilter): readonly unknown[] {
  const lists = [kinds, ids, types].map((list) => (list ? valuesOf(list) : null));
  // Cursors from before there were these members stay good.
  return [
    ...lists,
    ...(within ? ['within', ...valuesOf(within)] : []),
    ...(tournaments ? ['tournaments', ...valuesOf(tournaments)] : []),
    ...(mine ? ['mine'] : []),
  ];
}

function valuesOf(list: readonly string[]): readonly string[] {
  return [...new Set(list)].sort();
}
