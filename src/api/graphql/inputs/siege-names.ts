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
import { enumOf } from '../enum.js';

export const SiegeSides = enumOf(SIEGE_SIDES, 'SiegeSide', 'The two sides: besieger and besieged.');
export const DayDefinitions = enumOf(
  DAY_DEFINITIONS,
  'DayDefinition',
  'How the days of a siege are played (pbem:2.8c).',
);
export const SiegeScenarios = enumOf(
  SCENARIOS,
  'SiegeScenario',
  'Kinds of scenarios to which a siege may come (pbem:2.81d).',
);
export const TargetKinds = enumOf(
  TARGET_KINDS,
  'SiegeTargetKind',
  'Kinds of targets that are battered offboard (pbem:19.3a).',
);
export const EngineKinds = enumOf(ENGINE_KINDS, 'SiegeEngineKind', 'Siege engines (pbem:19.1).');
export const Bearings = enumOf(BEARINGS, 'SiegeBearing', 'Sides of the map beyond which engines stand (pbem:19.2k).');
export const Choices = enumOf(CHOICES, 'SiegeChoice', 'Choices of the side with the initiative (pbem:2.81b, 2.81c).');
export const DayParts = enumOf(DAY_PARTS, 'SiegeDayPart', 'Parts of a day; a night belongs to the day before it.');
export const Happenings = enumOf(HAPPENINGS, 'SiegeHappening', 'Kinds of occurrences in a siege.');
export const ThingKinds = enumOf(
  THING_KINDS,
  'SiegeThingKind',
  'Things of a siege that change: targets, moat hexes, engines, fighters, goods in store (defender/arrows), other ' +
    'places of the map, equipment.',
);
export const DicePurposes = enumOf(DICE_PURPOSES, 'SiegeDicePurpose', 'Purposes of dice in a siege.');
