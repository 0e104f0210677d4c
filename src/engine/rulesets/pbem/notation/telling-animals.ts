import type { AnimalEvent } from '../core/events/animals.js';
import { printPath } from './path.js';
import type { Tellings } from './tellings.js';
import { counted, listed } from '../../../notation/words.js';

export const ANIMAL_TELLINGS: Tellings<AnimalEvent> = {
  LeadBegan: (data) => `${data.unit} takes up ${data.led} (${counted(data.mp, 'MP', 'MP')})`,
  AnimalLed: (data) =>
    `${data.unit} is ${data.rule === 'pbem:14d' ? 'driven' : 'led'} ${printPath([data.step])} (${counted(data.mp, 'MP', 'MP')})`,
  AnimalsStrung: (data) => `${data.rear} is tied behind ${data.front}`,
  AnimalsUnstrung: (data) => `${data.rear} is untied from ${data.front}`,
  DogMarked: (data) =>
    data.targets.length === 0 ? `${data.unit} has nobody in reach` : `${data.unit} goes for ${listed(data.targets)}`,
  DogRoused: (data) => `${data.unit} pricks its ears: ${data.by} is near`,
  DogBarked: (data) => `${data.unit} barks, heard by ${listed(data.hearers)}`,
  LeadEnded: (data) => `${data.unit} leads ${data.led} no more`,
};
