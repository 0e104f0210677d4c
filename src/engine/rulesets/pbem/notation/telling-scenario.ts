import type { ScenarioEvent } from '../core/events/scenario.js';
import { printPlace } from '../../../notation/place.js';
import type { Tellings } from './tellings.js';
import { counted } from '../../../notation/words.js';

export const SCENARIO_TELLINGS: Tellings<ScenarioEvent> = {
  UnitEntered: ({ unit, hexes, mp }) =>
    `${unit} comes onto the map at ${printPlace(hexes)} (${counted(mp, 'MP', 'MP')})`,
  HeadLeft: ({ unit, hexes, mp }) =>
    `the horse of ${unit} leaves the map head first, its rear is in ${printPlace(hexes)} (${mp} MP)`,
  UnitLeft: ({ unit, from, mp }) => `${unit} leaves the map from ${printPlace(from)} (${counted(mp, 'MP', 'MP')})`,
};
