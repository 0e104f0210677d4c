import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { DAY_PARTS } from '../engine/siege/calendar/moment.js';
import { THING_KINDS, type Thing } from '../engine/siege/calendar/things.js';
import { isGameId, siegeStream } from '../ledger/game-stream.js';
import type { Ledger } from '../ledger/ledger.js';
import type { SiegeLog } from '../projections/calendar-of.js';
import type { EventRange } from '../projections/read/siege-days.js';
import type { SiegeInstant } from '../projections/read/siege-instant.js';
import { readBeginning, readEnding, readSiegeInstant } from '../projections/read/written-siege-instant.js';
import { badInput } from './exit-code.js';
import { withExport } from './exported-file.js';
import { withLedger } from './with-ledger.js';

/** The calendar of a siege, which questions are asked of. */
export interface SiegeCalendar {
  readonly siege: string;
  readonly source: DataSource;
}

/**
 * Asks the calendar of a siege of the ledger (by its id) or of an exported file. It is made anew from the events, in a
 * file that is removed afterwards, and asked as a server's is. Throws CliError.
 */
export async function withSiegeCalendar<Result>(
  siege: string,
  ask: (calendar: SiegeCalendar) => Promise<Result>,
): Promise<Result> {
  if (isGameId(siege)) {
    return withLedger(async (ledger) =>
      calendarAsked([await siegeInLedger(ledger, siege)], (source) => ask({ siege, source })),
    );
  }
  const log = await siegeInFile(siege);
  return calendarAsked([log], (source) => ask({ siege: log.siege, source }));
}

/** The events of a siege of the ledger. Throws CliError. */
export async function siegeInLedger(ledger: Ledger, siege: string): Promise<SiegeLog> {
  const { streamEvents, streamOfGame } = await import('../audit/stream-events.js');
  const stream = await streamOfGame(ledger, siege);
  if (stream !== siegeStream(siege)) throw badInput(`${siege} is a game, and no siege`);
  return { siege, events: streamEvents(ledger, stream) };
}

/** The events of a siege in an exported file. Throws CliError. */
export async function siegeInFile(file: string): Promise<SiegeLog> {
  const [{ readExport }, { EXPORT_LIMITS }] = await Promise.all([
    import('../audit/read-export.js'),
    import('../audit/export-format.js'),
  ]);
  const { header, events } = await withExport(file, (source) => readExport(source, EXPORT_LIMITS));
  if (header.ruleset.id !== 'siege') throw badInput(`${file} holds a game of ${header.ruleset.id}, and no siege`);
  // A file knows no global order, and a calendar asks for none.
  const recorded = events.map((event) => ({ ...event, globalPosition: String(event.revision) }));
  return { siege: header.game, events: recorded };
}

/** Reads a day (`12`), a part of it (`12.evening`) or a revision (`r117`); absent: now. Throws CliError. */
export function parseSiegeInstant(text: string | undefined): SiegeInstant {
  if (text === undefined) return { kind: 'now' };
  const instant = readSiegeInstant(text);
  if (instant) return instant;
  const parts = DAY_PARTS.join(', ');
  throw badInput(`${text} is no day (12), part of a day (12.evening: ${parts}) or revision (r117)`);
}

/** Reads a thing as `target:K6`. Throws CliError. */
export function parseThing(text: string): Thing {
  const [, word, name] = /^(\w+):(.+)$/.exec(text) ?? [];
  const kind = THING_KINDS.find((one) => one === word);
  if (kind === undefined || name === undefined) {
    throw badInput(`${text} is no thing of a siege: a kind (${THING_KINDS.join(', ')}) and a name, target:K6`);
  }
  return { kind, name };
}

/** The days or events that a command is about, as its options name them. */
export interface RangeOptions {
  readonly from?: string;
  readonly to?: string;
}

/** Reads the options `--from` and `--to`, each a day or a revision. Throws CliError. */
export function rangeOf({ from, to }: RangeOptions): EventRange {
  return { ...endOf(from, readBeginning), ...endOf(to, readEnding) };
}

function endOf(text: string | undefined, read: (text: string) => EventRange | null): EventRange {
  const end = text === undefined ? {} : read(text);
  if (end) return end;
  throw badInput(`${text} is no day (12) or revision (r117)`);
}

/** Asks a calendar that holds some sieges. Throws CliError. */
export async function calendarAsked<Result>(
  logs: readonly SiegeLog[],
  ask: (source: DataSource) => Promise<Result>,
): Promise<Result> {
  const [{ calendarOf }, { SHELVES }, { SiegeQuestionError }, { CorruptedEvent }, { ProjectionGap }] =
    await Promise.all([
      import('../projections/calendar-of.js'),
      import('../library/rulesets.js'),
      import('../projections/read/siege-question.js'),
      import('../ledger/errors.js'),
      import('../projections/gap.js'),
    ]);
  const folder = mkdtempSync(join(tmpdir(), 'herald-siege-'));
  try {
    const database = await calendarOf(join(folder, 'calendar.sqlite'), logs, SHELVES);
    try {
      return await ask(database.reader);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof SiegeQuestionError) throw badInput(error.message);
    if (error instanceof CorruptedEvent || error instanceof ProjectionGap) {
      throw badInput(`the siege cannot be read: ${error.message}; herald verify tells what is wrong`);
    }
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
