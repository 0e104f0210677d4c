import type { RolledDie } from '../../dice/dice.js';
import type { RuleId } from '../../game/refusal.js';
import type { UnitId } from '../../position/unit.js';
import type { PbemEvent } from './core/events.js';
import { VEIL } from './veil.js';

/** The dice that events record, in the order in which they were asked for. */
export function diceOf(events: readonly PbemEvent[]): readonly RolledDie[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'MissileFired':
      case 'MissileStrayed':
      case 'StrayMissileStruck':
      case 'ChargeRolled':
      case 'CombatResolved':
      case 'RageRolled':
      case 'DeflectionRolled':
      case 'PinAttempted':
      case 'CampfireTended':
      case 'LanternShotAt':
      case 'WaterRolled':
      case 'ToppleTried':
      case 'BallistaShot':
      case 'KindlingTried':
      case 'DousingTried':
      case 'SpreadingTested':
      case 'FlamingArrowShot':
      case 'FlamingBoltShot':
      case 'HotLiquidStruck':
      case 'ItemRepaired':
        return [event.data.die];
      case 'WaterPoured':
      case 'SurrenderOffered':
      case 'PanicTested':
      case 'MoatWorked':
      case 'HexSearched':
        return event.data.die ? [event.data.die] : [];
      case 'SuppliesRolled':
        return event.data.supplies.flatMap(({ dice }) => dice);
      case 'TreasuresPlaced':
        return event.data.places.flatMap(({ dice }) => dice);
      case 'UnitsSelected':
      case 'RiderDismounted':
      case 'VictimChosen':
      case 'UnitFell':
      case 'PrisonerHauled':
      case 'SwimmerDrifted':
      case 'TargetBattered':
      case 'EngineWorn':
      case 'InitiativeTaken':
        return event.data.dice;
      default:
        return [];
    }
  });
}

const UNIT_KEYS = new Set([
  'unit',
  'units',
  'target',
  'targets',
  'attackers',
  'defenders',
  'selected',
  'horse',
  'by',
  'a',
  'b',
  'retreated',
  'bodies',
  'burden',
  'helped',
  'hearers',
  'led',
  'front',
  'rear',
  'prisoner',
  'guards',
  'knight',
  'giver',
  'draft',
]);

/**
 * Units that an event concerns and rules that it names, each once and sorted. The set-up concerns all units and is
 * indexed under none. What some seats may not see of an event is not indexed, since everybody may ask by units.
 */
export function indexOf(event: PbemEvent): { readonly units: readonly UnitId[]; readonly rules: readonly RuleId[] } {
  const units = new Set<UnitId>();
  const rules = new Set<RuleId>();
  gather(openPartOf(event), '', units, rules);
  return { units: [...units].sort(), rules: [...rules].sort() };
}

function openPartOf(event: PbemEvent): object {
  if (event.type === 'GameSetUp') return {};
  const { data } = VEIL.event(event, null);
  return data;
}

function gather(value: unknown, key: string, units: Set<UnitId>, rules: Set<RuleId>): void {
  if (typeof value === 'string') {
    if (UNIT_KEYS.has(key)) units.add(value);
    if (key === 'rule' || key === 'table') rules.add(value);
  } else if (Array.isArray(value)) {
    for (const member of value) gather(member, key, units, rules);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) gather(member, name, units, rules);
  }
}
