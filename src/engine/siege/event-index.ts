import type { RolledDie } from '../dice/dice.js';
import type { RuleId } from '../game/refusal.js';
import type { Upcaster } from '../game/rulebook.js';
import type { SiegeEvent } from './events.js';

/** The dice that events record, in the order in which they were asked for. */
export function siegeDiceOf(events: readonly SiegeEvent[]): readonly RolledDie[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'InitiativeRolled':
        return event.data.dice;
      case 'TargetBattered':
      case 'MoatRolled':
      case 'HealingRolled':
        return [event.data.die];
      default:
        return [];
    }
  });
}

/** Fighters and engines that an event concerns, and rules that it names. */
export function siegeIndexOf(event: SiegeEvent): {
  readonly units: readonly string[];
  readonly rules: readonly RuleId[];
} {
  const { rule, table } = event.data as { readonly rule?: RuleId; readonly table?: RuleId };
  const named = [rule, table].filter((one) => one !== undefined);
  const rolled = siegeDiceOf([event]).map((die) => die.rule);
  return { units: unitsOf(event), rules: [...new Set([...named, ...rolled])] };
}

function unitsOf(event: SiegeEvent): readonly string[] {
  switch (event.type) {
    case 'DayBegan':
      return event.data.healed;
    case 'ScenarioFought': {
      const { wounded, killed, captured, lost, worn } = event.data;
      return [...wounded, ...killed, ...captured.map(({ unit }) => unit), ...lost, ...worn.map(({ engine }) => engine)];
    }
    case 'WorkBegan':
      return [...event.data.repair, ...event.data.build];
    case 'TargetBattered':
    case 'RepairBegan':
    case 'EnginesRepaired':
    case 'EnginesBuiltOn':
      return event.data.engines;
    case 'EnginesWorn':
      return event.data.shares.map(({ engine }) => engine);
    case 'FighterPlaced':
    case 'HealingRolled':
      return [event.data.unit];
    case 'FightersJoined':
      return event.data.units;
    default:
      return [];
  }
}

/** Every event type of a siege with its upcasters: none yet, so all are of version 1. */
export const SIEGE_UPCASTERS: Readonly<Record<SiegeEvent['type'], readonly Upcaster[]>> = {
  SiegeSetUp: [],
  OrderTaken: [],
  DayBegan: [],
  NightBegan: [],
  InitiativeRolled: [],
  PassedOver: [],
  ScenarioOpened: [],
  ScenarioFought: [],
  WorkBegan: [],
  TargetBattered: [],
  EnginesWorn: [],
  RepairBegan: [],
  FillingBegan: [],
  FighterPlaced: [],
  SideClosed: [],
  MoatRolled: [],
  EnginesRepaired: [],
  EnginesBuiltOn: [],
  HealingRolled: [],
  FightersJoined: [],
  GoodsDelivered: [],
  PartEnded: [],
  SiegeEnded: [],
};
