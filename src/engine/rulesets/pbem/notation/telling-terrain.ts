import type { DoorDeed } from '../core/orders/door-orders.js';
import type { TerrainEvent } from '../core/events/terrain.js';
import { printPlace } from '../../../notation/place.js';
import type { Tellings } from './tellings.js';
import { counted, listed } from '../../../notation/words.js';

const DEEDS: Readonly<Record<DoorDeed, string>> = { open: 'opens', shut: 'shuts', bolt: 'bolts', unbolt: 'unbolts' };

export const TERRAIN_TELLINGS: Tellings<TerrainEvent> = {
  DoorOperated: ({ unit, deed, door, mp }) => `${unit} ${DEEDS[deed]} ${door} (${counted(mp, 'MP', 'MP')})`,
  TerrainChanged: ({ states, places = [] }) =>
    listed([
      ...states.map(({ where, state }) => `${where} is ${state}`),
      ...places.map(({ unit, hexes }) => `${unit} is in ${printPlace(hexes)}`),
    ]),
  CoverClaimed: ({ unit, against }) => `${unit} takes cover against the side of ${against}`,
};
