import type { RolledDie } from '../dice/dice.js';
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
