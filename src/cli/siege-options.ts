import type { Command } from 'commander';
import type { ListOptions } from './list-forms.js';
import type { DayOptions } from './siege-calendar.js';

export interface DaysOptions extends ListOptions, DayOptions {}

/** The argument that names a siege. */
export const SIEGE = ['<siege>', 'id of a siege in the ledger, or an exported file'] as const;
export const NDJSON = ['--ndjson', 'one JSON document a line'] as const;
export const CSV = ['--csv', 'a table for spreadsheets'] as const;

/** The options of a command about some days. */
export function ofDays(command: Command): Command {
  return command.option('--from <day>', 'from this day on').option('--to <day>', 'up to this day');
}

/** The options of a command that lists days. */
export function daysOf(command: Command): Command {
  return ofDays(command)
    .option(...NDJSON)
    .option(...CSV);
}
