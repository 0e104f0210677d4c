import { canonicalJson } from '../engine/canonical/canonical.js';
import type { Rulebook, Rulebooks } from '../engine/game/rulebook.js';
import { fingerprint } from '../engine/position/fingerprint.js';
import type { SeatId } from '../engine/position/seat.js';
import { GENESIS_HASH } from '../ledger/hash-chain.js';
import { gameStream } from '../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../ledger/ledger.js';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedEvent,
  type ExportFooter,
  type ExportHeader,
} from './export-format.js';
import { Fold } from './fold.js';
import { streamEvents } from './stream-events.js';

export interface ExportOptions {
  readonly progress?: (exported: number) => void;
  /** The side for which it is, null for a spectator; absent: for whoever may see everything. */
  readonly seenBy?: SeatId | null;
}

/**
 * The lines of an exported game, each with its line feed, as they are read. Hashes prove whole events only, so for a
 * seat the export ends, footer and all, before the first order of which something is hidden from it. Throws
 * StreamNotFound, CorruptedEvent, UnknownRuleset, ReplayFailed; an export that ends so has no footer.
 */
export async function* exportGame(
  ledger: Ledger,
  rulebooks: Rulebooks,
  game: string,
  options: ExportOptions = {},
): AsyncGenerator<string, void, undefined> {
  const fold = new Fold(rulebooks);
  let events = 0;
  let lastHash = GENESIS_HASH;
  for await (const append of appendsOf(streamEvents(ledger, gameStream(game)))) {
    const { seenBy } = options;
    if (seenBy !== undefined && append.some((event) => isHidden(fold.rulebook, event, seenBy))) break;
    for (const event of append) {
      fold.apply(event);
      if (events === 0) yield line(headerOf(game, fold));
      yield line(exported(event));
      events += 1;
      lastHash = event.hash;
      options.progress?.(events);
    }
  }
  if (fold.position === null) throw new Error(`game ${game} has a stream without events`);
  yield line({ end: true, events, lastHash, fingerprint: fingerprint(fold.position) } satisfies ExportFooter);
}

/** The events of each command together: a part of them is no whole order, and nobody could judge it. */
async function* appendsOf(
  events: AsyncIterable<RecordedEvent>,
): AsyncGenerator<readonly RecordedEvent[], void, undefined> {
  let append: RecordedEvent[] = [];
  for await (const event of events) {
    if (append[0] && append[0].commandId !== event.commandId) {
      yield append;
      append = [];
    }
    append.push(event);
  }
  if (append.length > 0) yield append;
}

/** Something of the event is not for this seat. */
function isHidden(rulebook: Rulebook | null, { type, data }: RecordedEvent, seat: SeatId | null): boolean {
  const event = { type, data };
  return rulebook?.ruleset.veil !== undefined && rulebook.ruleset.veil.event(event, seat) !== event;
}

function headerOf(game: string, { position }: Fold): ExportHeader {
  if (position === null) throw new Error(`game ${game} has no position after its first event`);
  return { format: EXPORT_FORMAT, formatVersion: EXPORT_VERSION, game, ruleset: position.ruleset };
}

function exported(event: RecordedEvent): ExportedEvent {
  const { stream, revision, type, version, data, commandId, metadata, previousHash, hash } = event;
  return { stream, revision, type, version, data, commandId, metadata, previousHash, hash };
}

function line(value: ExportHeader | ExportedEvent | ExportFooter): string {
  return `${canonicalJson(value)}\n`;
}
