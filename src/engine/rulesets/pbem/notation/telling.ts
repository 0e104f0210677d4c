import type { PbemEvent } from '../core/events.js';
import { ALARM_TELLINGS } from './telling-alarm.js';
import { ANIMAL_TELLINGS } from './telling-animals.js';
import { BUILD_TELLINGS } from './telling-build.js';
import { BURNING_TELLINGS } from './telling-burning.js';
import { CARTS_TELLINGS } from './telling-carts.js';
import { CONTROL_TELLINGS } from './telling-control.js';
import { DAY_TELLINGS } from './telling-day.js';
import { DUEL_TELLINGS } from './telling-duel.js';
import { EQUIPMENT_TELLINGS } from './telling-equipment.js';
import { CAPTIVES_TELLINGS } from './telling-captives.js';
import { FALLS_TELLINGS } from './telling-falls.js';
import { HIDDEN_TELLINGS } from './telling-hidden.js';
import { FILLING_TELLINGS } from './telling-filling.js';
import { FIGHT_TELLINGS } from './telling-fight.js';
import { INITIATIVE_TELLINGS } from './telling-initiative.js';
import { HONOUR_TELLINGS } from './telling-honour.js';
import { MOVEMENT_TELLINGS } from './telling-movement.js';
import { NIGHT_TELLINGS } from './telling-night.js';
import { REPAIR_TELLINGS } from './telling-repair.js';
import { RAGE_TELLINGS } from './telling-rage.js';
import { BATTERING_TELLINGS } from './telling-battering.js';
import { SIEGE_TELLINGS } from './telling-siege.js';
import { SURRENDER_TELLINGS } from './telling-surrender.js';
import { TASK_TELLINGS } from './telling-tasks.js';
import { SCENARIO_TELLINGS } from './telling-scenario.js';
import { PANIC_TELLINGS } from './telling-panic.js';
import { SUPPLY_TELLINGS } from './telling-supply.js';
import { TERRAIN_TELLINGS } from './telling-terrain.js';
import { PLAYERS_TELLINGS } from './telling-players.js';
import { PINNING_TELLINGS } from './telling-pinning.js';
import { TREASURE_TELLINGS } from './telling-treasure.js';
import { TURN_TELLINGS } from './telling-turn.js';
import { WATER_TELLINGS } from './telling-water.js';
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
