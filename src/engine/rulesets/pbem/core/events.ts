import { FACTS_STATED } from '../../../game/honour/statement.js';
import { GAME_SET_UP } from '../../../game/set-up.js';
import type { EventIn } from '../../../game/define/event.js';
import { ALARM_EVENTS, HIDDEN_EVENTS } from './events/awareness.js';
import { ANIMAL_EVENTS } from './events/animals.js';
import { BATTERING_EVENTS, REPAIR_EVENTS } from './events/battering.js';
import { BUILD_EVENTS, FILLING_EVENTS } from './events/building.js';
import { BURNING_EVENTS, NIGHT_EVENTS } from './events/burning-and-light.js';
import { CAPTIVES_EVENTS, SURRENDER_EVENTS } from './events/captives.js';
import { CARTS_EVENTS } from './events/carts.js';
import { CONTROL_EVENTS, PANIC_EVENTS, RAGE_EVENTS } from './events/control.js';
import { DAY_EVENTS, INITIATIVE_EVENTS, TURN_EVENTS } from './events/turn.js';
import { DUEL_EVENTS } from './events/duel.js';
import { EQUIPMENT_EVENTS, SUPPLY_EVENTS, TREASURE_EVENTS } from './events/equipment.js';
import { FALLS_EVENTS, MOVEMENT_EVENTS, SCENARIO_EVENTS } from './events/movement.js';
import { FIGHT_EVENTS, PINNING_EVENTS } from './events/fight.js';
import { PLAYERS_EVENTS, STANDING_EVENTS } from './events/players.js';
import { SIEGE_EVENTS } from './events/siege.js';
import { TASK_EVENTS } from './events/tasks.js';
import { TERRAIN_EVENTS } from './events/terrain.js';
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
