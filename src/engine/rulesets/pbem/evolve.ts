import type { Position } from '../../position/position.js';
import type { PbemEvent } from './events.js';
import { ALARM_APPLIERS } from './evolve/alarm.js';
import { BATTERING_APPLIERS } from './evolve/battering.js';
import { BUILD_APPLIERS } from './evolve/build.js';
import { BURNING_APPLIERS } from './evolve/burning.js';
import { CARTS_APPLIERS } from './evolve/carts.js';
import { CAPTIVES_APPLIERS } from './evolve/captives.js';
import { CONTROL_APPLIERS } from './evolve/control.js';
import { DAY_APPLIERS } from './evolve/day.js';
import { DUEL_APPLIERS } from './evolve/duel.js';
import { IllegalEvent, type Appliers } from './evolve/applier.js';
import { ANIMAL_APPLIERS } from './evolve/animals.js';
import { EQUIPMENT_APPLIERS } from './evolve/equipment.js';
import { FALLS_APPLIERS } from './evolve/falls.js';
import { FILLING_APPLIERS } from './evolve/filling.js';
import { FIGHT_APPLIERS } from './evolve/fight.js';
import { HIDDEN_APPLIERS } from './evolve/hidden.js';
import { INITIATIVE_APPLIERS } from './evolve/initiative.js';
import { MOVEMENT_APPLIERS } from './evolve/movement.js';
import { SURRENDER_APPLIERS } from './evolve/surrender.js';
import { NIGHT_APPLIERS } from './evolve/night.js';
import { TASK_APPLIERS } from './evolve/tasks.js';
import { SCENARIO_APPLIERS } from './evolve/scenario.js';
import { REPAIR_APPLIERS } from './evolve/repair.js';
import { RAGE_APPLIERS } from './evolve/rage.js';
import { TERRAIN_APPLIERS } from './evolve/terrain.js';
import { PLAYERS_APPLIERS } from './evolve/players.js';
import { PINNING_APPLIERS } from './evolve/pinning.js';
import { SIEGE_APPLIERS } from './evolve/siege.js';
import { STANDING_APPLIERS } from './evolve/standing.js';
import { PANIC_APPLIERS } from './evolve/panic.js';
import { SUPPLY_APPLIERS } from './evolve/supply.js';
import { TREASURE_APPLIERS } from './evolve/treasure.js';
import { TURN_APPLIERS } from './evolve/turn.js';
import { WATER_APPLIERS } from './evolve/water.js';
import { positionOf } from './setup/set-up.js';

type LaterEvent = Exclude<PbemEvent, { type: 'GameSetUp' }>;

/** How each event changes the position, put together from the chapters. */
const APPLIERS: Appliers<LaterEvent> = {
  ...TURN_APPLIERS,
  ...MOVEMENT_APPLIERS,
  ...TERRAIN_APPLIERS,
  ...FIGHT_APPLIERS,
  ...ALARM_APPLIERS,
  ...TASK_APPLIERS,
  ...SCENARIO_APPLIERS,
  ...ANIMAL_APPLIERS,
  ...EQUIPMENT_APPLIERS,
  ...RAGE_APPLIERS,
  ...PINNING_APPLIERS,
  ...STANDING_APPLIERS,
  ...CAPTIVES_APPLIERS,
  ...PLAYERS_APPLIERS,
  ...FALLS_APPLIERS,
  ...DUEL_APPLIERS,
  ...SURRENDER_APPLIERS,
  ...NIGHT_APPLIERS,
  ...SUPPLY_APPLIERS,
  ...HIDDEN_APPLIERS,
  ...INITIATIVE_APPLIERS,
  ...CONTROL_APPLIERS,
  ...CARTS_APPLIERS,
  ...WATER_APPLIERS,
  ...PANIC_APPLIERS,
  ...SIEGE_APPLIERS,
  ...DAY_APPLIERS,
  ...FILLING_APPLIERS,
  ...BATTERING_APPLIERS,
  ...REPAIR_APPLIERS,
  ...BUILD_APPLIERS,
  ...BURNING_APPLIERS,
  ...TREASURE_APPLIERS,
};

/**
 * Applies a fact. Knows no rule and rolls no die: everything it needs stands in the event. Throws IllegalEvent if the
 * fact cannot be true of this position.
 */
export function evolve(position: Position | null, event: PbemEvent): Position {
  if (event.type === 'GameSetUp') {
    if (position) throw new IllegalEvent(event, 'the game is set up already');
    return positionOf(event.data.ruleset, event.data.setup);
  }
  if (!position) throw new IllegalEvent(event, 'the game is not set up');
  if (position.outcome) throw new IllegalEvent(event, 'the game is over');
  if (!Object.hasOwn(APPLIERS, event.type)) throw new IllegalEvent(event, 'this ruleset knows no such event');
  const apply = APPLIERS[event.type] as (position: Position, event: LaterEvent) => Position;
  return apply(position, event);
}
