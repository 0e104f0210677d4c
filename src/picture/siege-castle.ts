import type { Moment } from '../engine/siege/calendar/moment.js';
import { figuresOf } from '../engine/siege/calendar/figures.js';
import { castleMap } from '../engine/siege/castle-map.js';
import { scenarioSetup } from '../engine/siege/scenario-setup.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import { RESISTANCE } from '../engine/siege/siege-of.js';
import type { Siege } from '../engine/siege/siege.js';
import type { Damage } from './damage-layer.js';
import { emptyScene, type Scene } from './scene.js';

/**
 * The castle as a siege now stands, on the map of one of its scenarios: rubble, open gates and filled moats
 * (pbem:19.3d, 19.51b), and the resistance points that each standing target has left of all (pbem:26.71f). On days
 * played in detail it also shows equipment, since only those days say where it stands (pbem:2.82c). Fighters are left
 * out. Null: the siege has no scenario, and so no map.
 */
export function castleOf(setup: SiegeSetup, siege: Siege, { day, part }: Moment): Scene | null {
  const map = castleMap(setup, siege);
  if (!map) return null;
  const { scenario, live } = map;
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
    live,
    equipment: siege.dayDefinition === 'detailedDays' ? (scenarioSetup(siege, scenario).equipment ?? []) : [],
    damages: standingTargets(siege),
  };
}

function standingTargets({ targets }: Siege): readonly Damage[] {
  return Object.entries(targets).flatMap(([name, { kind, left }]) =>
    left > 0 ? [{ hexes: name.split('/'), left, full: RESISTANCE[kind].offboard }] : [],
  );
}
