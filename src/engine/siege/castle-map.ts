import type { FieldHex, HexName } from '../board/field.js';
import type { Live } from '../board/live.js';
import { fieldNow } from '../board/live-field.js';
import { livePlace } from '../board/live-states.js';
import type { Thing, ThingState } from './calendar/things.js';
import { fieldOfScenario, groundLeft } from './places.js';
import type { SiegeScenario, SiegeSetup } from './setup.js';
import type { Fighter, ScenarioName, Siege } from './siege.js';

/** The scenarios in the order in which their maps are preferred: a day and an attack show the whole castle. */
const BY_MAP: readonly ScenarioName[] = ['day', 'attackCastle', 'sallyAttacker', 'sallySupplies'];

/** The map of a castle: that of one of the scenarios of its siege, with the ground as the siege has changed it. */
export interface CastleMap {
  readonly scenario: SiegeScenario;
  readonly live: Live;
}

/** The map of the castle as a siege now stands; null: the siege has no scenario, and so no map. */
export function castleMap({ scenarios = {} }: Pick<SiegeSetup, 'scenarios'>, siege: Siege): CastleMap | null {
  const scenario = BY_MAP.flatMap((name) => scenarios[name] ?? [])[0];
  return scenario ? { scenario, live: liveOn(siege, scenario) } : null;
}

/** The changed places that the map of the scenario shows. */
function liveOn(siege: Siege, scenario: SiegeScenario): Live {
  const field = fieldOfScenario(scenario);
  const changed = Object.entries(siege.live).filter(([where]) => livePlace(field, where) !== null);
  return { ...scenario.setup.live, ...Object.fromEntries(changed), ...groundLeft(siege, scenario) };
}

/** A hex of the castle's map as its ground now is, by any of its names; undefined: the map has no such hex. */
export function castleHex({ scenario, live }: CastleMap, name: HexName): FieldHex | undefined {
  const { boards, joins } = scenario.setup.ground;
  return fieldNow(boards, joins, live).hex(name);
}

/**
 * Whether a thing of a siege is in a hex: a target, moat hex or place by its name, equipment and fighters by where they
 * stand. A door between two hexes is in both. Engines of siege days stand beyond the map.
 */
export function isInHex({ kind, name, state }: Thing & { readonly state: ThingState }, { names }: FieldHex): boolean {
  return hexesOf(kind, name, state).some((hex) => names.includes(hex));
}

function hexesOf(kind: Thing['kind'], name: string, state: ThingState): readonly string[] {
  switch (kind) {
    case 'target':
    case 'moat':
    case 'place':
      return name.split('/');
    case 'equipment':
      return (state as readonly string[] | null) ?? [];
    case 'fighter':
      return (state as Fighter).hexes ?? [];
    case 'engine':
    case 'store':
      return [];
  }
}
