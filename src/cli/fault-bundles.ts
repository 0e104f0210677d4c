import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleOf } from '../selfplay/bundle.js';
import type { GameReport } from '../selfplay/game-report.js';
import { planOf, type Stock } from '../selfplay/task.js';
import type { Output } from './output.js';

/** Writes a bundle for each game that went wrong: everything that brings its fault about again. */
export async function keepFaults(
  output: Output,
  folder: string,
  reports: readonly GameReport[],
  stock: Stock,
): Promise<void> {
  for (const report of reports.filter(({ fault }) => fault !== null)) {
    const { book, setup } = planOf({ ...report, players: [], table: 'engine' }, stock);
    const bundle = bundleOf(report, book, setup);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${basename(report.scenario, '.yaml')}-${report.seed}.json`);
    await writeFile(file, `${JSON.stringify(bundle, null, 1)}\n`);
    output.note(`${file} brings the fault about again: herald selfplay --bundle ${file}`);
  }
}
