import type { FallsEvent } from '../core/events/falls.js';
import { printPlace } from '../../../notation/place.js';
import type { Tellings } from './tellings.js';
import { listed } from '../../../notation/words.js';

export const FALLS_TELLINGS: Tellings<FallsEvent> = {
  UnitFell: ({ unit, hexes }) => `${unit} falls into ${printPlace(hexes)}`,
  UnitSank: ({ unit }) => `the water takes ${unit}`,
  ThingsDestroyed: ({ items, debris }) =>
    `${listed([...items, ...debris])} ${items.length + debris.length === 1 ? 'is' : 'are'} destroyed`,
};
