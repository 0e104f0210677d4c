import { readExport } from '../../src/audit/read-export.js';
import { EXPORT_LIMITS, type ExportedEvent } from '../../src/audit/export-format.js';
import { exportGame } from '../../src/audit/export-game.js';
import { Fold } from '../../src/audit/fold.js';
import type { Reader } from '../../src/audit/disclosure.js';
import { sha256 } from '../../src/engine/canonical/canonical.js';
import { anyRevision, type Ledger } from '../../src/ledger/ledger.js';
import { openLedger } from '../../src/ledger/open.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { toRecord } from '../../src/play/event-types.js';

/** A recorded game, appended again command by command as it would be recorded today; and who may read it. */
export async function recordedAgain(bytes: Uint8Array) {
  const { header, events } = await readExport(once(bytes), EXPORT_LIMITS);
  const ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
  const fold = new Fold(RULEBOOKS);
  const appends = appendsOf(events);
  const middle = new Map<Reader, string>();
  let salt = 0;
  let secrets = 0;
  for (const [index, append] of appends.entries()) {
    const [first] = append;
    if (!first) break;
    const book = fold.rulebookOf(first);
    const current = append.map((event) => fold.apply(event));
    const recorded = toRecord(book, current, () => sha256(`${(salt += 1)}`).slice(0, 32));
    secrets += recorded.filter((event) => event.secrets).length;
    const { commandId, metadata } = first;
    await ledger.append({
      stream: gameStream(header.game),
      expected: anyRevision,
      commandId,
      metadata,
      events: recorded,
    });
    if (index !== appends.length >> 1) continue;
    for (const reader of readersOf(fold)) middle.set(reader, await exportedText(ledger, header.game, reader));
  }
  return { game: header.game, ledger, secrets, readers: readersOf(fold), middle };
}

function appendsOf(events: readonly ExportedEvent[]): readonly (readonly ExportedEvent[])[] {
  const appends: ExportedEvent[][] = [];
  for (const event of events) {
    const last = appends.at(-1);
    if (last?.[0]?.commandId === event.commandId) last.push(event);
    else appends.push([event]);
  }
  return appends;
}

function readersOf({ position, rulebook }: Fold): readonly Reader[] {
  return [null, ...(position && rulebook ? rulebook.ruleset.seats(position) : [])];
}

export async function exportedText(ledger: Ledger, game: string, reader: Reader): Promise<string> {
  let text = '';
  const options = reader === undefined ? {} : { seenBy: reader };
  for await (const line of exportGame(ledger, RULEBOOKS, game, options)) text += line;
  return text;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
