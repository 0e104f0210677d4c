import type { Position } from '../../../position/position.js';
import type { PbemEvent } from '../core/events.js';
import { ALARM_APPLIERS, HIDDEN_APPLIERS } from './awareness.js';
import { BATTERING_APPLIERS, REPAIR_APPLIERS } from './battering.js';
import { BUILD_APPLIERS, FILLING_APPLIERS } from './building.js';
import { BURNING_APPLIERS, NIGHT_APPLIERS } from './burning-and-light.js';
import { CARTS_APPLIERS } from './carts.js';
import { CAPTIVES_APPLIERS, SURRENDER_APPLIERS } from './captives.js';
import { CONTROL_APPLIERS, RAGE_APPLIERS, PANIC_APPLIERS } from './control.js';
import { DAY_APPLIERS, INITIATIVE_APPLIERS, TURN_APPLIERS } from './turn.js';
import { DUEL_APPLIERS } from './duel.js';
import { IllegalEvent, type Appliers } from './applier.js';
import { ANIMAL_APPLIERS } from './animals.js';
import { EQUIPMENT_APPLIERS, SUPPLY_APPLIERS, TREASURE_APPLIERS } from './equipment.js';
import { FALLS_APPLIERS, MOVEMENT_APPLIERS, SCENARIO_APPLIERS } from './movement.js';
import { FIGHT_APPLIERS, PINNING_APPLIERS } from './fight.js';
import { HONOUR_APPLIERS } from './honour.js';
import { TASK_APPLIERS } from './tasks.js';
import { TERRAIN_APPLIERS } from './terrain.js';
import { PLAYERS_APPLIERS, STANDING_APPLIERS } from './players.js';
import { SIEGE_APPLIERS } from './siege.js';
import { WATER_APPLIERS } from './water.js';
import { positionOf } from '../core/setup/set-up.js';

type LaterEvent = Exclude<PbemEvent, { type: 'GameSetUp' }>;

/** How each event changes the position, put together from the chapters. */
const APPLIERS: Appliers<LaterEvent> = {
  ...TURN_APPLIERS,
  ...HONOUR_APPLIERS,
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
 * Applies a fact. It knows no rule and rolls no die: everything that it needs is in the event. Throws IllegalEvent if
 * the fact cannot be true of this position.
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
