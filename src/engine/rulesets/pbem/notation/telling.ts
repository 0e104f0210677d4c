import type { PbemEvent } from '../core/events.js';
import { ALARM_TELLINGS, HIDDEN_TELLINGS } from './telling-awareness.js';
import { ANIMAL_TELLINGS, CARTS_TELLINGS } from './telling-animals.js';
import {
  BUILD_TELLINGS,
  FILLING_TELLINGS,
  REPAIR_TELLINGS,
  BATTERING_TELLINGS,
  SIEGE_TELLINGS,
} from './telling-siege.js';
import { BURNING_TELLINGS, NIGHT_TELLINGS } from './telling-burning-and-light.js';
import { CONTROL_TELLINGS, RAGE_TELLINGS, PANIC_TELLINGS } from './telling-control.js';
import { DAY_TELLINGS, INITIATIVE_TELLINGS, HONOUR_TELLINGS, PLAYERS_TELLINGS, TURN_TELLINGS } from './telling-turn.js';
import { DUEL_TELLINGS } from './telling-duel.js';
import { EQUIPMENT_TELLINGS, SUPPLY_TELLINGS, TREASURE_TELLINGS } from './telling-equipment.js';
import { CAPTIVES_TELLINGS, SURRENDER_TELLINGS } from './telling-captives.js';
import {
  FALLS_TELLINGS,
  MOVEMENT_TELLINGS,
  SCENARIO_TELLINGS,
  TERRAIN_TELLINGS,
  WATER_TELLINGS,
} from './telling-movement.js';
import { FIGHT_TELLINGS, PINNING_TELLINGS } from './telling-fight.js';
import { TASK_TELLINGS } from './telling-tasks.js';
import type { Tellings } from './tellings.js';

const TELLINGS: Tellings<PbemEvent> = {
  ...TURN_TELLINGS,
  ...HONOUR_TELLINGS,
  ...MOVEMENT_TELLINGS,
  ...TERRAIN_TELLINGS,
  ...FIGHT_TELLINGS,
  ...ALARM_TELLINGS,
  ...TASK_TELLINGS,
  ...SCENARIO_TELLINGS,
  ...ANIMAL_TELLINGS,
  ...EQUIPMENT_TELLINGS,
  ...RAGE_TELLINGS,
  ...PINNING_TELLINGS,
  ...CAPTIVES_TELLINGS,
  ...PLAYERS_TELLINGS,
  ...FALLS_TELLINGS,
  ...DUEL_TELLINGS,
  ...SURRENDER_TELLINGS,
  ...NIGHT_TELLINGS,
  ...SUPPLY_TELLINGS,
  ...HIDDEN_TELLINGS,
  ...INITIATIVE_TELLINGS,
  ...CONTROL_TELLINGS,
  ...CARTS_TELLINGS,
  ...WATER_TELLINGS,
  ...PANIC_TELLINGS,
  ...SIEGE_TELLINGS,
  ...DAY_TELLINGS,
  ...FILLING_TELLINGS,
  ...BATTERING_TELLINGS,
  ...REPAIR_TELLINGS,
  ...BUILD_TELLINGS,
  ...BURNING_TELLINGS,
  ...TREASURE_TELLINGS,
};

/**
 * One line of English for an event, with the facts that a player would see. It is complete for people, not for replay.
 */
export function tell(event: PbemEvent): string {
  return (TELLINGS[event.type] as (data: PbemEvent['data']) => string)(event.data);
}
