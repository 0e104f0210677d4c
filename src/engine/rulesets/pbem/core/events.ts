import type { GameSetUp } from '../../../game/set-up.js';
import type { AlarmEvent } from './events/alarm.js';
import type { AnimalEvent } from './events/animals.js';
import type { BatteringEvent } from './events/battering.js';
import type { EquipmentEvent } from './events/equipment.js';
import type { BuildEvent } from './events/build.js';
import type { BurningEvent } from './events/burning.js';
import type { CartsEvent } from './events/carts.js';
import type { CaptivesEvent } from './events/captives.js';
import type { ControlEvent } from './events/control.js';
import type { FallsEvent } from './events/falls.js';
import type { DayEvent } from './events/day.js';
import type { DuelEvent } from './events/duel.js';
import type { FillingEvent } from './events/filling.js';
import type { FightEvent } from './events/fight.js';
import type { HiddenEvent } from './events/hidden.js';
import type { InitiativeEvent } from './events/initiative.js';
import type { MovementEvent } from './events/movement.js';
import type { PlayersEvent } from './events/players.js';
import type { NightEvent } from './events/night.js';
import type { RepairEvent } from './events/repair.js';
import type { RageEvent } from './events/rage.js';
import type { SiegeEvent } from './events/siege.js';
import type { SurrenderEvent } from './events/surrender.js';
import type { TaskEvent } from './events/tasks.js';
import type { ScenarioEvent } from './events/scenario.js';
import type { TerrainEvent } from './events/terrain.js';
import type { PinningEvent } from './events/pinning.js';
import type { PanicEvent } from './events/panic.js';
import type { SupplyEvent } from './events/supply.js';
import type { StandingEvent } from './events/standing.js';
import type { TreasureEvent } from './events/treasure.js';
import type { TurnEvent } from './events/turn.js';
import type { WaterEvent } from './events/water.js';

/** Everything that can happen in a game of this ruleset, put together from the chapters. */
export type PbemEvent =
  | GameSetUp
  | BurningEvent
  | CartsEvent
  | TurnEvent
  | MovementEvent
  | TerrainEvent
  | PinningEvent
  | FightEvent
  | SupplyEvent
  | PanicEvent
  | AlarmEvent
  | TaskEvent
  | ScenarioEvent
  | AnimalEvent
  | EquipmentEvent
  | RageEvent
  | StandingEvent
  | PlayersEvent
  | CaptivesEvent
  | FallsEvent
  | DuelEvent
  | SurrenderEvent
  | HiddenEvent
  | InitiativeEvent
  | ControlEvent
  | NightEvent
  | WaterEvent
  | SiegeEvent
  | DayEvent
  | FillingEvent
  | TreasureEvent
  | BatteringEvent
  | RepairEvent
  | BuildEvent;

/** The event of one type. */
export type PbemEventOf<Type extends PbemEvent['type']> = Extract<PbemEvent, { type: Type }>;
