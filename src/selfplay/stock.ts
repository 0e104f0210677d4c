import { readFileSync } from 'node:fs';
import { loadScenarios, loadStock, parseScenario } from '../library/scenarios.js';
import type { Scenario } from '../library/scenario.js';

/** Every scenario that ships, and those of some files under the names of the files. Throws ContentError. */
export function scenariosWith(files: readonly string[]): ReadonlyMap<string, Scenario> {
  const stock = loadStock();
  const own = files.map((file) => [file, parseScenario(readFileSync(file, 'utf8'), file, stock)] as const);
  return new Map([...loadScenarios(undefined, stock), ...own]);
}
