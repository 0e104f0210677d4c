import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ContentError } from '../library/content-file.js';
import { RULEBOOKS } from '../library/rulesets.js';
import { readBundle, replayed } from '../selfplay/bundle.js';
import { TABLES } from '../selfplay/game-plan.js';
import { playGames } from '../selfplay/play-games.js';
import { PLAYERS } from '../selfplay/players.js';
import { stockWith } from '../selfplay/stock.js';
import { MADE, tasksOf, type Stock, type Task } from '../selfplay/task.js';
import { badInput, EXIT, type ExitCode } from './exit-code.js';
import { keepFaults } from './fault-bundles.js';
import type { Output } from './output.js';
import { reportSelfplay } from './selfplay-report.js';
import { isSystemError } from './system-error.js';

export interface SelfplayOptions {
  readonly scenario: readonly string[];
  readonly games: string;
  readonly seed: string;
  readonly players: string;
  readonly jobs?: string;
  readonly table: string;
  readonly faults?: string;
  readonly record?: string;
}

/** Plays the games that the options ask for and reports them. Throws CliError. */
export async function runSelfplay(output: Output, options: SelfplayOptions): Promise<ExitCode> {
  const files = options.scenario.filter((name) => /[/.]/.test(name));
  const stock = stockOf(files);
  const tasks = tasksWanted(options, stock);
  const jobs = options.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', options.jobs, 1);
  const bar = output.progress('games');
  bar.at(0, tasks.length);
  const reports = await playGames(tasks, files, jobs, (_report, done) => bar.at(done, tasks.length));
  bar.end();
  reportSelfplay(output, reports);
  if (options.faults !== undefined) await keepFaults(output, options.faults, reports, stock);
  return reports.every(({ fault }) => fault === null) ? EXIT.ok : EXIT.negative;
}

/** Plays the orders of a bundle again and tells what is wrong today. Throws CliError. */
export async function playAgain(output: Output, file: string): Promise<ExitCode> {
  const bundle = readBundle(await textOf(file));
  if (!bundle) throw badInput(`${file} is no bundle of a fault`);
  const wrong = replayed(bundle, RULEBOOKS.rulebook(bundle.ruleset.id, bundle.ruleset.version));
  for (const one of wrong) output.line(one);
  output.line(wrong.length === 0 ? 'nothing is wrong any more' : `${wrong.length} things are wrong`);
  output.document({ wrong });
  return wrong.length === 0 ? EXIT.ok : EXIT.negative;
}

function stockOf(files: readonly string[]): Stock {
  try {
    return stockWith(files);
  } catch (error) {
    if (error instanceof ContentError || isSystemError(error)) throw badInput(error.message);
    throw error;
  }
}

function tasksWanted(options: SelfplayOptions, { scenarios }: Stock): readonly Task[] {
  const names = options.scenario.length > 0 ? options.scenario : [...scenarios.keys(), ...MADE];
  const unknown = names.find((name) => !scenarios.has(name) && !MADE.some((made) => made === name));
  if (unknown !== undefined) throw badInput(`there is no scenario ${unknown}`);
  const players = options.players.split(',');
  const nobody = players.find((name) => !Object.hasOwn(PLAYERS, name));
  if (nobody !== undefined) throw badInput(`there is no player ${nobody}, only ${Object.keys(PLAYERS).join(', ')}`);
  const table = TABLES.find((kind) => kind === options.table);
  if (!table) throw badInput(`there is no table ${options.table}, only ${TABLES.join(', ')}`);
  const games = wholeNumber('--games', options.games, 1);
  const { record } = options;
  if (record !== undefined && table !== 'door') throw badInput('--record needs the ledger of --table door');
  return tasksOf(names, {
    games,
    seed: wholeNumber('--seed', options.seed, 0),
    players,
    table,
    ...(record === undefined ? {} : { record }),
  });
}

function wholeNumber(option: string, text: string, min: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < min) throw badInput(`${option}: ${text} is no number from ${min} on`);
  return value;
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw badInput(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
