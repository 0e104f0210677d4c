import { readFileSync, writeFileSync } from 'node:fs';
import { loadBoards } from '../library/boards.js';
import { groundFinder } from '../library/conformance/case-ground.js';
import { CONFORMANCE_FOLDER } from '../library/conformance/conformance.js';
import { CaseBroken } from '../library/conformance/failure.js';
import { loadProfiles } from '../library/conformance/profiles.js';
import { ContentError } from '../library/content-file.js';
import { PerftBroken, totalOf, type Count } from '../library/perft/count.js';
import { loadPerfts, PERFT_FILE, rewritten, type Perft, type PerftCounts } from '../library/perft/perft-file.js';
import { counted, type PerftMaterials } from '../library/perft/run-perft.js';
import { RULEBOOKS } from '../library/rulesets.js';
import { loadScenarios } from '../library/scenarios.js';
import { badInput, EXIT, type ExitCode } from './exit-code.js';
import type { Output } from './output.js';
import { isSystemError } from './system-error.js';

export interface PerftOptions {
  readonly deep?: boolean;
  readonly file?: string;
  readonly write?: string;
}

/** An entry with today's counts, or the reason why nothing could be counted. */
interface Result {
  readonly entry: Perft;
  readonly counts: PerftCounts | null;
  readonly differences: readonly string[];
}

/** Counts, compares, and pins anew if that is asked for. Throws CliError. */
export function runPerft(output: Output, ids: readonly string[], options: PerftOptions): ExitCode {
  const file = options.file ?? PERFT_FILE;
  const entries = chosen(file, ids);
  const materials: PerftMaterials = {
    rulebooks: RULEBOOKS,
    scenarios: loadScenarios(),
    profiles: loadProfiles(`${CONFORMANCE_FOLDER}profiles.yaml`),
    groundOf: groundFinder(loadBoards()),
  };
  const bar = output.progress('positions');
  const results = entries.map((entry, index) => {
    bar.at(index, entries.length);
    return resultOf(entry, materials, options.deep === true);
  });
  bar.end();
  for (const result of results) print(output, result);
  const different = results.filter(({ differences }) => differences.length > 0);
  output.line(`perft: ${results.length - different.length} passed, ${different.length} failed`);
  output.document({
    passed: results.length - different.length,
    failed: different.length,
    entries: results.map(({ entry: { id }, counts, differences }) => ({ id, ...counts, differences })),
  });
  if (options.write !== undefined) pin(file, different, options.write);
  return different.length === 0 || options.write !== undefined ? EXIT.ok : EXIT.negative;
}

function chosen(file: string, ids: readonly string[]): readonly Perft[] {
  try {
    const all = loadPerfts(file);
    const unknown = ids.find((id) => all.every((entry) => entry.id !== id));
    if (unknown !== undefined) throw badInput(`there is no entry ${unknown}`);
    return ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;
  } catch (error) {
    if (error instanceof ContentError || isSystemError(error)) throw badInput(error.message);
    throw error;
  }
}

function resultOf(entry: Perft, materials: PerftMaterials, deep: boolean): Result {
  try {
    const counts = counted(entry, materials, deep);
    const pinned = [...entry.nodes, ...(deep ? (entry.deep ?? []) : [])];
    const differences = [...counts.nodes, ...counts.deep].flatMap((count, index) =>
      differencesOf(index + 1, pinned[index] ?? {}, count),
    );
    return { entry, counts, differences };
  } catch (error) {
    if (error instanceof PerftBroken) return { entry, counts: null, differences: [error.message] };
    if (error instanceof CaseBroken) return { entry, counts: null, differences: [error.failure.what] };
    throw error;
  }
}

function differencesOf(length: number, pinned: Count, count: Count): readonly string[] {
  return [...new Set([...Object.keys(pinned), ...Object.keys(count)])].sort().flatMap((type) => {
    const [was, is] = [pinned[type] ?? 0, count[type] ?? 0];
    return was === is ? [] : [`sequences of ${length} that end with ${type}: ${is}, pinned are ${was}`];
  });
}

function print(output: Output, { entry: { id, title }, counts, differences }: Result): void {
  const totals = counts ? [...counts.nodes, ...counts.deep].map(totalOf).join(', ') : 'nothing counted';
  output.line(`${differences.length === 0 ? 'ok    ' : 'FAILED'} ${id}: ${totals} (${title})`);
  for (const difference of differences) output.line(`  ${difference}`);
}

function pin(file: string, different: readonly Result[], because: string): void {
  const counts = different.flatMap(({ entry, counts: now }) => (now ? [[entry.id, now] as const] : []));
  writeFileSync(file, rewritten(readFileSync(file, 'utf8'), new Map(counts), because));
}
