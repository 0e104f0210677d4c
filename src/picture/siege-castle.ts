import type { Live } from '../engine/board/live.js';
import { livePlace } from '../engine/board/live-states.js';
import type { Moment } from '../engine/siege/calendar/moment.js';
import { figuresOf } from '../engine/siege/calendar/figures.js';
import { fieldOfScenario, groundLeft } from '../engine/siege/places.js';
import { scenarioSetup } from '../engine/siege/scenario-setup.js';
import type { SiegeScenario, SiegeSetup } from '../engine/siege/setup.js';
import { RESISTANCE } from '../engine/siege/siege-of.js';
import type { ScenarioName, Siege } from '../engine/siege/siege.js';
import type { Damage } from './damage-layer.js';
import { emptyScene, type Scene } from './scene.js';

/** The scenarios in the order in which their maps are preferred: a day and an attack show the whole castle. */
const BY_MAP: readonly ScenarioName[] = ['day', 'attackCastle', 'sallyAttacker', 'sallySupplies'];

/**
 * The castle as a siege now stands, on the map of one of its scenarios: rubble, open gates and filled moats
 * (pbem:19.3d, 19.51b), and the resistance points that each standing target has left of all (pbem:26.71f). On days
 * played in detail it also shows equipment, since only those days say where it stands (pbem:2.82c). Fighters are left
 * out. Null: the siege has no scenario, and so no map.
 */
export function castleOf({ scenarios = {} }: SiegeSetup, siege: Siege, { day, part }: Moment): Scene | null {
  const scenario = BY_MAP.flatMap((name) => scenarios[name] ?? [])[0];
  if (!scenario) return null;
  const { resistance, fallen, filled } = figuresOf(siege);
  const [targets, moats] = [siege.targets, siege.moat].map((all) => Object.keys(all).length);
  const facts = [
    `day ${day}, ${part}`,
    `resistance ${resistance}`,
    `${fallen} of ${targets ?? 0} targets fallen`,
    `${filled} of ${moats ?? 0} moat hexes filled`,
  ];
  return {
    ...emptyScene(scenario.setup.ground),
    title: siege.title,
    subtitle: facts.join(' · '),
    live: liveOn(siege, scenario),
    equipment: siege.dayDefinition === 'detailedDays' ? (scenarioSetup(siege, scenario).equipment ?? []) : [],
    damages: standingTargets(siege),
  };
}

/** The changed places that the map of the scenario shows. */
function liveOn(siege: Siege, scenario: SiegeScenario): Live {
  const field = fieldOfScenario(scenario);
  const changed = Object.entries(siege.live).filter(([where]) => livePlace(field, where) !== null);
  return { ...scenario.setup.live, ...Object.fromEntries(changed), ...groundLeft(siege, scenario) };
}

function standingTargets({ targets }: Siege): readonly Damage[] {
  return Object.entries(targets).flatMap(([name, { kind, left }]) =>
    left > 0 ? [{ hexes: name.split('/'), left, full: RESISTANCE[kind] }] : [],
  );
}
