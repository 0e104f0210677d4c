import { canonicalJson } from '../engine/canonical/canonical.js';
import type { AnyRulebook, AnyRulebooks } from '../engine/game/rulebook.js';
import { amendmentOf, claimOf, NO_PARLEY } from '../engine/game/parley/course.js';
import { parleyAfter } from '../engine/game/parley/course-after.js';
import { GENESIS_HASH } from '../ledger/hash-chain.js';
import type { Ledger } from '../ledger/ledger.js';
import type { SignHead } from '../ledger/proof/note-signer.js';
import { exportedFor, withheldPaths, type Reader } from './disclosure.js';
import {
  BUNDLE_FORMAT,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedEvent,
  type ExportFooter,
  type ExportHeader,
} from './export-format.js';
import { Fold } from './fold.js';
import { appendsOf, streamEvents, streamOfGame } from './stream-events.js';

export interface ExportOptions {
  readonly progress?: (exported: number) => void;
  /** For whom it is. Absent: for somebody who may see everything. */
  readonly seenBy?: Reader;
  /** Signs the head for the footer; absent: it is not signed. */
  readonly sign?: SignHead;
  /** Makes it the bundle of a claim or amendment, which ends after the append with this event. */
  readonly bundle?: { readonly claim: number; readonly until: number };
}

/**
 * The lines of an exported game or siege, each with its line feed, as they are read: all of its events, and of each
 * what the reader may see. A game that was recorded before secrets had commitments ends, footer and all, before the
 * first order of which something is hidden from the reader. Throws StreamNotFound, CorruptedEvent, UnknownRuleset,
 * ReplayFailed; an export that ends so has no footer.
 */
export async function* exportGame(
  ledger: Ledger,
  rulebooks: AnyRulebooks,
  game: string,
  { seenBy, sign, bundle, progress = () => undefined }: ExportOptions = {},
): AsyncGenerator<string, void, undefined> {
  const stream = await streamOfGame(ledger, game);
  const fold = new Fold(rulebooks);
  let [events, withheld, lastHash] = [0, 0, GENESIS_HASH];
  let endsBefore: number | null = null;
  let parley = NO_PARLEY;
  for await (const append of appendsOf(streamEvents(ledger, stream))) {
    const [first] = append;
    if (events === 0 && first) {
      const header = headerOf(game, fold.rulebookOf(first), seenBy);
      yield line(bundle ? { ...header, format: BUNDLE_FORMAT, claim: bundle.claim } : header);
    }
    const exported = first ? append.map((event) => exportedFor(event, fold.rulebookOf(first), seenBy)) : [];
    if (!exported.every((event) => event !== null)) {
      endsBefore = events;
      break;
    }
    for (const event of append) parley = parleyAfter(parley, fold.apply(event));
    for (const event of exported) {
      yield line(event);
      events += 1;
      withheld += withheldPaths(event).length > 0 ? 1 : 0;
      lastHash = event.hash;
      progress(events);
    }
    if (bundle && events > bundle.until) break;
  }
  const { position, rulebook } = fold;
  const print = position && rulebook ? rulebook.ruleset.fingerprint(position) : GENESIS_HASH;
  const head = sign && events > 0 ? { head: sign(stream, { revision: events - 1, hash: lastHash }) } : {};
  const claim = bundle && claimOf(parley, bundle.claim);
  const amendment = bundle && amendmentOf(parley, bundle.claim);
  const footer = { end: true, events, lastHash, fingerprint: print, withheld, endsBefore } as const;
  yield line({ ...footer, ...head, ...(claim && { claim }), ...(amendment && { amendment }) });
}

function headerOf(game: string, { ruleset: { id, version } }: AnyRulebook, reader: Reader): ExportHeader {
  const ruleset = { id, version };
  const seenBy = reader === undefined ? {} : { seenBy: reader };
  return { format: EXPORT_FORMAT, formatVersion: EXPORT_VERSION, game, ruleset, ...seenBy };
}

function line(value: ExportHeader | ExportedEvent | ExportFooter): string {
  return `${canonicalJson(value)}\n`;
}
