import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Audit } from '../audit/audit.js';
import type { AuditOptions } from '../audit/audit-log.js';
import { otherwiseInGames, type OtherwiseInGames } from '../audit/otherwise.js';
import { badInput, EXIT, type ExitCode } from './exit-code.js';
import { auditFile } from './exported-file.js';
import type { Output } from './output.js';
import { table } from './table.js';

const EXPORT_ENDING = /\.ndjson(\.br|\.gz)?$/;

/**
 * Judges every exported game of a folder and tells what the rules decide otherwise, rule by rule, and what else is
 * wrong with which file. Throws CliError.
 */
export async function judgeFolder(output: Output, folder: string, options: AuditOptions): Promise<ExitCode> {
  const files = readdirSync(folder)
    .filter((name) => EXPORT_ENDING.test(name))
    .sort();
  if (files.length === 0) throw badInput(`${folder} holds no exported games (.ndjson, .ndjson.gz, .ndjson.br)`);
  const bar = output.progress('games');
  const audits: { readonly file: string; readonly audit: Audit }[] = [];
  const silent: Output = { ...output, progress: () => ({ at: () => undefined, end: () => undefined }) };
  for (const name of files) {
    audits.push({ file: name, audit: await auditFile(silent, join(folder, name), options) });
    bar.at(audits.length, files.length);
  }
  bar.end();
  const otherwise = otherwiseInGames(audits.map(({ file, audit }) => ({ game: basename(file), ...pick(audit) })));
  const damaged = audits.flatMap(({ file, audit }) => damageOf(file, audit));
  for (const line of table(rowsOf(otherwise))) output.line(line);
  for (const { file, because } of damaged) output.line(`${file}: ${because}`);
  const orders = audits.reduce((sum, { audit }) => sum + audit.orders, 0);
  output.line(
    `${files.length} games with ${orders} orders: ${sumOf(otherwise)} decided otherwise, ${damaged.length} damaged`,
  );
  output.document({ games: files.length, orders, otherwise, damaged });
  return otherwise.length === 0 && damaged.length === 0 ? EXIT.ok : EXIT.negative;
}

function pick({ otherwise }: Audit): Pick<Audit, 'otherwise'> {
  return { otherwise };
}

/** Faults of a file besides the judgement of its orders. */
function damageOf(file: string, { findings }: Audit): readonly { readonly file: string; readonly because: string }[] {
  return findings
    .filter(({ kind }) => kind !== 'judgement' && kind !== 'honour')
    .map(({ because }) => ({ file, because }));
}

function sumOf(otherwise: readonly OtherwiseInGames[]): number {
  return otherwise.reduce((sum, { times }) => sum + times, 0);
}

function rowsOf(otherwise: readonly OtherwiseInGames[]): readonly (readonly string[])[] {
  if (otherwise.length === 0) return [];
  return [
    ['rule', 'recorded', 'decided now', 'times', 'games', 'first seen'],
    ...otherwise.map(({ rule, recorded, decided, times, games, game, first }) => {
      return [rule ?? '-', recorded, decided, `${times}`, `${games}`, `${game}, event ${first.at}: ${first.because}`];
    }),
  ];
}
