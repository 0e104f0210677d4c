import { DICE_PURPOSES, HAPPENINGS } from '../../../engine/siege/calendar/happenings.js';
import { DAY_PARTS } from '../../../engine/siege/calendar/moment.js';
import { THING_KINDS } from '../../../engine/siege/calendar/things.js';
import {
  BEARINGS,
  DAY_DEFINITIONS,
  ENGINE_KINDS,
  SCENARIOS,
  SIEGE_SIDES,
  TARGET_KINDS,
} from '../../../engine/siege/siege.js';
import { enumOf } from '../enum.js';

export const SiegeSides = enumOf(SIEGE_SIDES, 'SiegeSide', 'The two sides: besieger and besieged.', {
  attacker: 'The besieger.',
  defender: 'The besieged.',
});
export const DayDefinitions = enumOf(
  DAY_DEFINITIONS,
  'DayDefinition',
  'How the days of a siege are played (pbem:2.8c).',
  {
    siegeDays: 'A day passes by its orders, and is fought out only where a scenario is chosen.',
    detailedDays: 'Every day is a game.',
  },
);
export const SiegeScenarios = enumOf(
  SCENARIOS,
  'SiegeScenario',
  'Kinds of scenarios to which a siege may come (pbem:2.81d).',
  {
    attackCastle: 'The besieger storms the castle.',
    day: 'A day that is played in detail.',
    sallyAttacker: 'The besieged fall on the camp of the besieger.',
    sallySupplies: 'The besieged fall on the supplies of the besieger.',
  },
);
export const TargetKinds = enumOf(
  TARGET_KINDS,
  'SiegeTargetKind',
  'Kinds of targets that are battered offboard (pbem:19.3a).',
  {
    castleTower: 'A tower of the castle.',
    castleWall: 'A piece of the castle wall.',
    embattlement: 'An embattlement on the wall.',
    gateDoor: 'The doors of a gate.',
    keep: 'The keep.',
  },
);
export const EngineKinds = enumOf(ENGINE_KINDS, 'SiegeEngineKind', 'Siege engines (pbem:19.1).', {
  ballista: 'A ballista.',
  batteringRam: 'A battering ram.',
  mangonel: 'A mangonel.',
  siegeTower: 'A siege tower.',
  trebuchet: 'A trebuchet.',
});
export const Bearings = enumOf(BEARINGS, 'SiegeBearing', 'Sides of the map beyond which engines stand (pbem:19.2k).', {
  east: 'East of the castle.',
  north: 'North of the castle.',
  south: 'South of the castle.',
  west: 'West of the castle.',
});
export const DayParts = enumOf(DAY_PARTS, 'SiegeDayPart', 'Parts of a day; a night belongs to the day before it.', {
  day: 'The day, in which is worked and fought.',
  evening: 'The evening after the day.',
  morning: 'The morning, before the day is decided.',
  night: 'The night after the day.',
});
export const Happenings = enumOf(HAPPENINGS, 'SiegeHappening', 'Kinds of occurrences in a siege.', {
  absence: 'Somebody has run off the map, and it is rolled for how long.',
  attack: 'The castle is stormed.',
  battering: 'Something is battered offboard.',
  building: 'An engine is built.',
  calendar: 'A day or a night begins.',
  detailedDay: 'A day is played in detail.',
  dice: 'Something is said of the dice.',
  filling: 'The moat is filled.',
  healing: 'Wounds heal or kill.',
  initiative: 'The initiative is rolled for.',
  order: 'A side gives an order.',
  outcome: 'The siege ends.',
  passing: 'A part of a day passes without an order.',
  placing: 'Something is placed on the map.',
  quarrel: 'A claim of an error, a correction, or another word between the sides.',
  reinforcements: 'Fighters come.',
  repair: 'Something is repaired.',
  sally: 'The besieged come out to fight.',
  setUp: 'The siege begins.',
  supplies: 'Goods come, or are used.',
  wear: 'Engines wear.',
  work: 'A day of work begins.',
});
export const ThingKinds = enumOf(
  THING_KINDS,
  'SiegeThingKind',
  'Things of a siege that change: targets, moat hexes, engines, fighters, goods in store (defender/arrows), other ' +
    'places of the map, equipment.',
  {
    engine: 'A siege engine.',
    equipment: 'A ladder or a screen.',
    fighter: 'A character.',
    moat: 'A hex of the moat.',
    place: 'Another place of the map that changes.',
    store: 'Goods in store.',
    target: 'A part of the castle that is battered.',
  },
);
export const DicePurposes = enumOf(DICE_PURPOSES, 'SiegeDicePurpose', 'Purposes of dice in a siege.', {
  battering: 'For what battering does.',
  absence: 'For how long runaways stay away.',
  filling: 'For how far the moat is filled.',
  healing: 'For how wounds heal.',
  initiative: 'For the initiative.',
});
