import { readFileSync } from 'node:fs';
import { CONFORMANCE_FOLDER } from '../library/conformance/conformance.js';
import { caseSetups } from '../library/conformance/case-setups.js';
import { loadProfiles, type Profiles } from '../library/conformance/profiles.js';
import { RULEBOOKS } from '../library/rulesets.js';
import { loadScenarios, loadStock, parseScenario } from '../library/scenarios.js';
import type { Counters } from './skirmish-units.js';
import type { Stock } from './task.js';

/** Every scenario that ships, those of some files under the names of the files, and skirmishes. Throws ContentError. */
export function stockWith(files: readonly string[]): Stock {
  const stock = loadStock();
  const own = files.map((file) => [file, parseScenario(readFileSync(file, 'utf8'), file, stock)] as const);
  const profiles = loadProfiles(`${CONFORMANCE_FOLDER}profiles.yaml`);
  const counters = countersOf(profiles);
  return {
    scenarios: new Map([...loadScenarios(undefined, stock), ...own]),
    rulebooks: RULEBOOKS,
    skirmish: { boards: [...stock.boards.values()], counters },
    drill: { cases: caseSetups(RULEBOOKS.rulebook('pbem', 1), profiles, stock.boards), counters },
  };
}

/** The generic counters of conformance cases: every class and kind. */
function countersOf(profiles: Profiles): Counters {
  const animals = profiles.names.flatMap((name) => {
    const sheet = profiles.animal(name);
    return sheet ? [{ name, sheet }] : [];
  });
  const characters = profiles.names.flatMap((name) => {
    const profile = profiles.character(name);
    const horse = profile && profiles.animal(profile.horse);
    return horse ? [{ name, sheet: profile.sheet, horse }] : [];
  });
  return { characters, animals };
}
