import { FACTS_STATED } from '../../../game/honour/statement.js';
import { GAME_SET_UP } from '../../../game/set-up.js';
import type { EventIn } from '../../../game/define/event.js';
import { ALARM_EVENTS } from './events/alarm.js';
import { ANIMAL_EVENTS } from './events/animals.js';
import { BATTERING_EVENTS } from './events/battering.js';
import { BUILD_EVENTS } from './events/build.js';
import { BURNING_EVENTS } from './events/burning.js';
import { CAPTIVES_EVENTS } from './events/captives.js';
import { CARTS_EVENTS } from './events/carts.js';
import { CONTROL_EVENTS } from './events/control.js';
import { DAY_EVENTS } from './events/day.js';
import { DUEL_EVENTS } from './events/duel.js';
import { EQUIPMENT_EVENTS } from './events/equipment.js';
import { FALLS_EVENTS } from './events/falls.js';
import { FIGHT_EVENTS } from './events/fight.js';
import { FILLING_EVENTS } from './events/filling.js';
import { HIDDEN_EVENTS } from './events/hidden.js';
import { INITIATIVE_EVENTS } from './events/initiative.js';
import { MOVEMENT_EVENTS } from './events/movement.js';
import { NIGHT_EVENTS } from './events/night.js';
import { PANIC_EVENTS } from './events/panic.js';
import { PINNING_EVENTS } from './events/pinning.js';
import { PLAYERS_EVENTS } from './events/players.js';
import { RAGE_EVENTS } from './events/rage.js';
import { REPAIR_EVENTS } from './events/repair.js';
import { SCENARIO_EVENTS } from './events/scenario.js';
import { SIEGE_EVENTS } from './events/siege.js';
import { STANDING_EVENTS } from './events/standing.js';
import { SUPPLY_EVENTS } from './events/supply.js';
import { SURRENDER_EVENTS } from './events/surrender.js';
import { TASK_EVENTS } from './events/tasks.js';
import { TERRAIN_EVENTS } from './events/terrain.js';
import { TREASURE_EVENTS } from './events/treasure.js';
import { TURN_EVENTS } from './events/turn.js';
import { WATER_EVENTS } from './events/water.js';

/** Every event type of this ruleset, put together from the chapters. */
export const PBEM_EVENTS = {
  GameSetUp: GAME_SET_UP,
  FactsStated: FACTS_STATED,
  ...ALARM_EVENTS,
  ...ANIMAL_EVENTS,
  ...BATTERING_EVENTS,
  ...BUILD_EVENTS,
  ...BURNING_EVENTS,
  ...CAPTIVES_EVENTS,
  ...CARTS_EVENTS,
  ...CONTROL_EVENTS,
  ...DAY_EVENTS,
  ...DUEL_EVENTS,
  ...EQUIPMENT_EVENTS,
  ...FALLS_EVENTS,
  ...FIGHT_EVENTS,
  ...FILLING_EVENTS,
  ...HIDDEN_EVENTS,
  ...INITIATIVE_EVENTS,
  ...MOVEMENT_EVENTS,
  ...NIGHT_EVENTS,
  ...PANIC_EVENTS,
  ...PINNING_EVENTS,
  ...PLAYERS_EVENTS,
  ...RAGE_EVENTS,
  ...REPAIR_EVENTS,
  ...SCENARIO_EVENTS,
  ...SIEGE_EVENTS,
  ...STANDING_EVENTS,
  ...SUPPLY_EVENTS,
  ...SURRENDER_EVENTS,
  ...TASK_EVENTS,
  ...TERRAIN_EVENTS,
  ...TREASURE_EVENTS,
  ...TURN_EVENTS,
  ...WATER_EVENTS,
};

/** Everything that can happen in a game of this ruleset. */
export type PbemEvent = EventIn<typeof PBEM_EVENTS>;

/** The event of one type. */
export type PbemEventOf<Type extends PbemEvent['type']> = Extract<PbemEvent, { type: Type }>;
