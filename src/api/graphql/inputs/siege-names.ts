import { registerEnumType } from '@nestjs/graphql';
import { CHOICES } from '../../../engine/siege/orders.js';
import {
  BEARINGS,
  DAY_DEFINITIONS,
  ENGINE_KINDS,
  SCENARIOS,
  SIEGE_SIDES,
  TARGET_KINDS,
} from '../../../engine/siege/siege.js';

function named<Name extends string>(names: readonly Name[], name: string, description: string) {
  const values = Object.fromEntries(names.map((one) => [one, one]));
  registerEnumType(values, { name, description });
  return values;
}
export const SiegeSides = named(SIEGE_SIDES, 'SiegeSide', 'Who besieges, and who is besieged.');
export const DayDefinitions = named(
  DAY_DEFINITIONS,
  'DayDefinition',
  'How the days of a siege are played (pbem:2.8c).',
);
export const SiegeScenarios = named(SCENARIOS, 'SiegeScenario', 'What scenarios a siege may come to (pbem:2.81d).');
export const TargetKinds = named(TARGET_KINDS, 'SiegeTargetKind', 'What is battered offboard (pbem:19.3a).');
export const EngineKinds = named(ENGINE_KINDS, 'SiegeEngineKind', 'Siege engines (pbem:19.1).');
export const Bearings = named(BEARINGS, 'SiegeBearing', 'Sides of the map beyond which engines stand (pbem:19.2k).');
export const Choices = named(CHOICES, 'SiegeChoice', 'What the side with the initiative does (pbem:2.81b, 2.81c).');
