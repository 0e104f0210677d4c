import type { Command } from 'commander';
import type { ListOptions } from './list-forms.js';
import type { RangeOptions } from './siege-calendar.js';

/** Options of a command that may ask all sieges of a campaign at once. */
export interface CampaignOptions {
  readonly campaign?: boolean;
  /** Only these sieges, by their names in the campaign. */
  readonly sieges?: readonly string[];
  /** Exported files of the sieges, where the campaign is an exported file. */
  readonly with?: readonly string[];
}

/** The options of a command that lists days. */
export interface DaysOptions extends ListOptions, RangeOptions, CampaignOptions {}

/** A siege has at most so many things, days and events that a list of them is whole. */
export const ALL = 1_000_000;

/** The argument that names a siege. */
export const SIEGE = ['<siege>', 'id of a siege in the ledger, or an exported file'] as const;
export const NDJSON = ['--ndjson', 'one JSON document a line'] as const;
export const CSV = ['--csv', 'a table for spreadsheets'] as const;

/** Adds the options of a command about some days, or about some events. */
export function withRangeOptions(command: Command): Command {
  return command
    .option('--from <day>', 'from this day (12) or revision (r117) on')
    .option('--to <day>', 'up to this day or revision');
}

/** Adds the options of a command that lists days. */
export function withDayOptions(command: Command): Command {
  return withListOptions(withRangeOptions(command));
}

/** Adds the options of a command that lists what one siege has, or what all sieges of a campaign have. */
export function withListOptions(command: Command): Command {
  return command
    .option('--campaign', 'the argument is a campaign, and all of its sieges are asked; days are those of the campaign')
    .option('--sieges <names...>', 'with --campaign: only these sieges, by their names in it')
    .option('--with <files...>', 'with --campaign and an exported file: the exported files of its sieges')
    .option(...NDJSON)
    .option(...CSV);
}
