import { allowed, refused, type Refusal, type Ruled } from '../game/refusal.js';
import type { Setup, SetupUnit } from '../game/setup.js';
import { leftOnMap } from './animals-left.js';
import { fieldOfScenario } from './places.js';
import { scenarioSetup, scenarioSetups, unplaced } from './scenario-setup.js';
import type { SiegeScenario } from './setup.js';
import type { Siege } from './siege.js';

/**
 * The set-up with which a scenario is played, or why it cannot be. Somebody who cannot stand where a day has left him
 * begins where the scenario has him, and so does whoever stands there (ruling of pbem:2.82c). `whyNot` tells by the
 * rules what is wrong with a set-up.
 */
export function playableSetup(
  siege: Siege,
  scenario: SiegeScenario,
  whyNot: (setup: Setup) => Refusal | null,
): Ruled<Setup> {
  for (let now: Siege | null = siege; now !== null;) {
    const setup = scenarioSetup(now, scenario);
    const because = whyNot(setup);
    if (!because) return allowed(setup);
    now = withoutPlace(now, scenario, setup, because.subject);
  }
  let last: Refusal | null = null;
  for (const setup of scenarioSetups(siege, scenario)) {
    last = whyNot(setup);
    if (!last) return allowed(setup);
  }
  if (!last) throw new Error('a scenario has a set-up');
  return refused(last);
}

/** The siege without the place of a unit that a refusal names, or that is in a hex named by it; null: there is none. */
function withoutPlace(siege: Siege, scenario: SiegeScenario, { units }: Setup, subject?: string): Siege | null {
  if (subject === undefined) return null;
  const field = fieldOfScenario(scenario);
  const hex = field.hex(subject)?.name;
  const isMeant = ({ id, hexes }: SetupUnit): boolean =>
    id === subject || (hex !== undefined && hexes.some((name) => field.hex(name)?.name === hex));
  const unit = units.find((one) => isMeant(one) && isPlaced(siege, one));
  if (!unit) return null;
  const { fighters, animals = {} } = siege;
  const fighter = fighters[unit.id];
  const gone = new Set([unit.id, unit.mount]);
  return {
    ...siege,
    ...(fighter ? { fighters: { ...fighters, [unit.id]: unplaced(fighter) } } : {}),
    animals: Object.fromEntries(Object.entries(animals).filter(([id]) => !gone.has(id))),
  };
}

function isPlaced(siege: Siege, { id }: SetupUnit): boolean {
  return siege.fighters[id]?.hexes !== undefined || leftOnMap(siege, id) !== undefined;
}
