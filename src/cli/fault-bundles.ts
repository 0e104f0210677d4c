import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RULEBOOKS } from '../library/rulesets.js';
import type { Scenario } from '../library/scenario.js';
import { bundleOf } from '../selfplay/bundle.js';
import type { GameReport } from '../selfplay/game-report.js';
import type { Output } from './output.js';

/** Writes a bundle for each game that went wrong: everything that brings its fault about again. */
export async function keepFaults(
  output: Output,
  folder: string,
  reports: readonly GameReport[],
  scenarios: ReadonlyMap<string, Scenario>,
): Promise<void> {
  for (const report of reports.filter(({ fault }) => fault !== null)) {
    const scenario = scenarios.get(report.scenario);
    if (!scenario) throw new Error(`there is no scenario ${report.scenario}`);
    const { id, version } = scenario.ruleset;
    const bundle = bundleOf(report, RULEBOOKS.rulebook(id, version), scenario.setup);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${basename(report.scenario, '.yaml')}-${report.seed}.json`);
    await writeFile(file, `${JSON.stringify(bundle, null, 1)}\n`);
    output.note(`${file} brings the fault about again: herald selfplay --bundle ${file}`);
  }
}
