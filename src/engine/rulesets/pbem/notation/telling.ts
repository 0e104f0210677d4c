import type { EventDefinition, Told } from '../../../game/define/event.js';
import { tellerOf } from '../../../notation/event-template.js';
import { PBEM_EVENTS, type PbemEvent } from '../core/events.js';
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
import { SUPPLY_TELLINGS, TREASURE_TELLINGS } from './telling-equipment.js';
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

type Telling = (data: object) => string;

/** How events are told that have a template. */
const TEMPLATES: ReadonlyMap<string, Telling> = new Map(
  Object.entries(PBEM_EVENTS).flatMap(([type, definition]: readonly [string, EventDefinition & Partial<Told>]) => {
    const { told } = definition;
    return told === undefined ? [] : [[type, tellerOf({ ...definition, told })] as const];
  }),
);

/** How all other events are told. */
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
  const { data } = event;
  const telling = TEMPLATES.get(event.type) ?? (TELLINGS[event.type as keyof typeof TELLINGS] as Telling);
  return telling(data);
}
