import type { Setup } from '../../engine/game/setup.js';
import type { SiegeScenario, SiegeSetup } from '../../engine/siege/setup.js';
import { setupOf } from './case-setup.js';
import type { Materials } from './materials.js';
import type { SiegeCase } from './siege-case.js';

/**
 * The set-up of a case. Its scenarios are all the same: flat ground on which every fighter has a hex of his own, in the
 * order in which they are written, the attackers in row 1 and the defenders in row 9.
 */
export function siegeSetupOf({ title, siege }: SiegeCase, materials: Materials): SiegeSetup {
  const { scenarios = [], ...rest } = siege;
  return {
    ...rest,
    title,
    scenarios: Object.fromEntries(scenarios.map((name) => [name, scenarioOf(rest.fighters, materials)])),
  };
}

function scenarioOf(fighters: SiegeSetup['fighters'], materials: Materials): SiegeScenario {
  const columns = 'ABCDEFGHIJKLMNOPQRST';
  const units = Object.entries(fighters).map(([name, { side }], index) => ({
    name,
    side,
    at: `${columns[index] ?? 'A'}${side === 'attacker' ? 1 : 9}`,
    is: 'peasant',
  }));
  const written = {
    id: 'scenario',
    rules: [],
    title: 'a scenario of the siege',
    board: { columns: columns.length, rows: 10, terrain: { tent: ['C5'] } },
    sides: ['attacker', 'defender'],
    units,
    orders: [],
  };
  const setup = fromTheStart(setupOf(written, materials));
  const { id, version } = materials.book.ruleset;
  return { ruleset: { id, version }, attacker: 'attacker', defender: 'defender', setup };
}

/** Cases begin in the movement step; a scenario begins with its first player turn. */
function fromTheStart({ start: _start, ...setup }: Setup): Setup {
  return setup;
}
