import { registerEnumType } from '@nestjs/graphql';
import { DICE_PURPOSES, HAPPENINGS } from '../../../engine/siege/calendar/happenings.js';
import { DAY_PARTS } from '../../../engine/siege/calendar/moment.js';
import { THING_KINDS } from '../../../engine/siege/calendar/things.js';
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
export const SiegeSides = named(SIEGE_SIDES, 'SiegeSide', 'The two sides: besieger and besieged.');
export const DayDefinitions = named(
  DAY_DEFINITIONS,
  'DayDefinition',
  'How the days of a siege are played (pbem:2.8c).',
);
export const SiegeScenarios = named(
  SCENARIOS,
  'SiegeScenario',
  'Kinds of scenarios to which a siege may come (pbem:2.81d).',
);
export const TargetKinds = named(
  TARGET_KINDS,
  'SiegeTargetKind',
  'Kinds of targets that are battered offboard (pbem:19.3a).',
);
export const EngineKinds = named(ENGINE_KINDS, 'SiegeEngineKind', 'Siege engines (pbem:19.1).');
export const Bearings = named(BEARINGS, 'SiegeBearing', 'Sides of the map beyond which engines stand (pbem:19.2k).');
export const Choices = named(CHOICES, 'SiegeChoice', 'Choices of the side with the initiative (pbem:2.81b, 2.81c).');
export const DayParts = named(DAY_PARTS, 'SiegeDayPart', 'Parts of a day; a night belongs to the day before it.');
export const Happenings = named(HAPPENINGS, 'SiegeHappening', 'Kinds of occurrences in a siege.');
export const ThingKinds = named(
  THING_KINDS,
  'SiegeThingKind',
  'Things of a siege that change: targets, moat hexes, engines, fighters, goods in store (defender/arrows), other ' +
    'places of the map, equipment.',
);
export const DicePurposes = named(DICE_PURPOSES, 'SiegeDicePurpose', 'Purposes of dice in a siege.');
