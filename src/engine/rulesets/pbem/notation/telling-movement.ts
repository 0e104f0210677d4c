import { printPlace } from '../../../notation/place.js';
import { counted, listed, rolled } from '../../../notation/words.js';
import type { MovementEvent, FallsEvent, ScenarioEvent } from '../core/events/movement.js';
import type { TerrainEvent } from '../core/events/terrain.js';
import type { WaterEvent, WaterOutcome } from '../core/events/water.js';
import type { DoorDeed } from '../core/orders/door-orders.js';
import { tellPath } from './path.js';
import type { Tellings } from './tellings.js';

export const MOVEMENT_TELLINGS: Tellings<MovementEvent> = {
  ChargeDeclared: (data) => `${data.unit} declares a charge against ${listed(data.targets)}`,
  UnitMoved: (data) => `${data.unit} moves ${tellPath(data.steps)} (${counted(data.mp, 'MP', 'MP')})`,
  TrenchJumped: ({ unit, hexes, mp }) => `${unit} jumps to ${printPlace(hexes)} (${counted(mp, 'MP', 'MP')})`,
  MoveEnded: (data) => `${data.unit} may not move on`,
  MpGiven: ({ unit, helped, mp }) => `${unit} helps ${helped} with ${counted(mp, 'MP', 'MP')}`,
  MpGiftLost: ({ unit, helped, mp }) =>
    `${helped} has parted from ${unit}; ${counted(mp, 'MP', 'MP')} of help are lost`,
  RiderDismounted: (data) => {
    const { unit, horse, to, horseHexes } = data;
    return `${unit} dismounts to ${to}; ${horse} stands on ${printPlace(horseHexes)}`;
  },
};

export const FALLS_TELLINGS: Tellings<FallsEvent> = {
  UnitFell: ({ unit, hexes }) => `${unit} falls into ${printPlace(hexes)}`,
  ThingsDestroyed: ({ items, debris }) =>
    `${listed([...items, ...debris])} ${items.length + debris.length === 1 ? 'is' : 'are'} destroyed`,
};

export const SCENARIO_TELLINGS: Tellings<ScenarioEvent> = {
  UnitEntered: ({ unit, hexes, mp }) =>
    `${unit} comes onto the map at ${printPlace(hexes)} (${counted(mp, 'MP', 'MP')})`,
  HeadLeft: ({ unit, hexes, mp }) =>
    `the horse of ${unit} leaves the map head first, its rear is in ${printPlace(hexes)} (${mp} MP)`,
  UnitLeft: ({ unit, from, mp }) => `${unit} leaves the map from ${printPlace(from)} (${counted(mp, 'MP', 'MP')})`,
};

const OUTCOMES: Readonly<Record<WaterOutcome, string>> = {
  climbs: 'can climb out',
  fails: 'does not get out',
  drifts: 'is carried downstream',
  nears: 'gets nearer to the bank',
  leaves: 'gets farther from the bank',
  floats: 'stays afloat',
  drowns: 'drowns',
  wades: 'struggles on',
  stays: 'keeps his place',
  falls: 'loses his footing',
};

export const WATER_TELLINGS: Tellings<WaterEvent> = {
  WaterRolled: ({ unit, die, modifiers, final, outcome }) =>
    `${unit} in the water: ${rolled(die)}${modifiers.length === 0 ? '' : `, with modifiers ${final}`}, ${unit} ${OUTCOMES[outcome]}`,
  SwimmerDrifted: ({ unit, way, to, dice }) =>
    `${unit} drifts${way.length === 0 ? '' : ` by ${way.join(', ')}`} and comes to ${to}${dice.length === 0 ? '' : ` (${listed(dice.map(rolled))})`}`,
};

const DEEDS: Readonly<Record<DoorDeed, string>> = { open: 'opens', shut: 'shuts', bolt: 'bolts', unbolt: 'unbolts' };

export const TERRAIN_TELLINGS: Tellings<TerrainEvent> = {
  DoorOperated: ({ unit, deed, door, mp }) => `${unit} ${DEEDS[deed]} ${door} (${counted(mp, 'MP', 'MP')})`,
  TerrainChanged: ({ states, places = [] }) =>
    listed([
      ...states.map(({ where, state }) => `${where} is ${state}`),
      ...places.map(({ unit, hexes }) => `${unit} is in ${printPlace(hexes)}`),
    ]),
};
