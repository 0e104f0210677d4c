import type { AnimalEvent } from '../rulesets/pbem/events/animals.js';
import { printPath } from './path.js';
import type { Tellings } from './tellings.js';
import { counted } from './words.js';

export const ANIMAL_TELLINGS: Tellings<AnimalEvent> = {
  LeadBegan: (data) => `${data.unit} takes up ${data.led} (${counted(data.mp, 'MP', 'MP')})`,
  AnimalLed: (data) => `${data.unit} is led ${printPath([data.step])} (${counted(data.mp, 'MP', 'MP')})`,
  LeadEnded: (data) => `${data.unit} leads ${data.led} no more`,
};
