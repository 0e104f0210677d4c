import type { FallsEvent } from '../rulesets/pbem/core/events/falls.js';
import { printPlace } from './place.js';
import type { Tellings } from './tellings.js';
import { listed } from './words.js';

export const FALLS_TELLINGS: Tellings<FallsEvent> = {
  UnitFell: ({ unit, hexes }) => `${unit} falls into ${printPlace(hexes)}`,
  UnitSank: ({ unit }) => `the water takes ${unit}`,
  ThingsDestroyed: ({ items, debris }) =>
    `${listed([...items, ...debris])} ${items.length + debris.length === 1 ? 'is' : 'are'} destroyed`,
};
