import { printPlace } from '../../../notation/place.js';
import { counted, listed, doing } from '../../../notation/words.js';
import type { AnimalEvent } from '../core/events/animals.js';
import type { CartsEvent } from '../core/events/carts.js';
import { tellPath } from './path.js';
import type { Tellings } from './tellings.js';

export const ANIMAL_TELLINGS: Tellings<AnimalEvent> = {
  LeadBegan: (data) => `${data.unit} takes up ${data.led} (${counted(data.mp, 'MP', 'MP')})`,
  AnimalLed: (data) =>
    `${data.unit} is ${data.rule === 'pbem:14d' ? 'driven' : 'led'} ${tellPath([data.step])} (${counted(data.mp, 'MP', 'MP')})`,
  AnimalsStrung: (data) => `${data.rear} is tied behind ${data.front}`,
  AnimalsUnstrung: ({ unit, front, rear }) =>
    unit === rear ? `${rear} is torn from ${front}` : `${rear} is untied from ${front}`,
  DogMarked: (data) =>
    data.targets.length === 0 ? `${data.unit} has nobody in reach` : `${data.unit} goes for ${listed(data.targets)}`,
  DogRoused: (data) => `${data.unit} pricks its ears: ${data.by} is near`,
  DogBarked: (data) => `${data.unit} barks, heard by ${listed(data.hearers)}`,
  LeadEnded: (data) => `${data.unit} leads ${data.led} no more`,
};

export const CARTS_TELLINGS: Tellings<CartsEvent> = {
  CartDrawn: ({ cart, hexes }) => `${cart} follows to ${printPlace(hexes)}`,
  CartPushed: ({ cart, units, steps, mp }) =>
    `${doing(units, 'pushes', 'push')} ${cart} to ${steps.map(({ hexes }) => printPlace(hexes)).join(', ')} (${counted(mp, 'MP', 'MP')})`,
  CartUnhitched: ({ unit, cart, draft }) =>
    unit === draft ? `${draft} is torn from ${cart}` : `${unit} has unhitched ${draft} from ${cart}`,
  CartBoarded: ({ unit, cart, on }) => `${unit} gets ${on ? 'on' : 'off'} ${cart}, which stands for this turn`,
  BurdenLoaded: ({ units, burden, cart, hexes }) =>
    `${doing(units, 'lays', 'lay')} ${burden} on ${cart} in ${hexes[1] ?? ''}`,
  BurdenUnloaded: ({ units, burden, cart, hexes }) =>
    `${doing(units, 'lifts', 'lift')} ${burden} from ${cart} to ${hexes[1] ?? ''}`,
  CartDestroyed: ({ cart, hexes }) => `${cart} is broken to pieces in ${printPlace(hexes)}`,
};
