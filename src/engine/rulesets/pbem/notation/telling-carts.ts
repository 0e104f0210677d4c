import type { CartsEvent } from '../core/events/carts.js';
import { printPlace } from '../../../notation/place.js';
import type { Tellings } from './tellings.js';
import { counted, doing } from '../../../notation/words.js';

export const CARTS_TELLINGS: Tellings<CartsEvent> = {
  CartDrawn: ({ cart, hexes }) => `${cart} follows to ${printPlace(hexes)}`,
  CartPushed: ({ cart, units, steps, mp }) =>
    `${doing(units, 'pushes', 'push')} ${cart} to ${steps.map(({ hexes }) => printPlace(hexes)).join(', ')} (${counted(mp, 'MP', 'MP')})`,
  CartBoarded: ({ unit, cart, on }) => `${unit} gets ${on ? 'on' : 'off'} ${cart}, which stands for this turn`,
  CartHitched: ({ unit, cart, draft }) => `${unit} has hitched ${draft} to ${cart}`,
  CartUnhitched: ({ unit, cart, draft }) => `${unit} has unhitched ${draft} from ${cart}`,
  ItemLoaded: ({ unit, item, cart, hex }) => `${unit} loads ${item} onto ${cart} in ${hex}`,
  ItemUnloaded: ({ unit, item, cart }) => `${unit} takes ${item} from ${cart}`,
  BurdenLoaded: ({ units, burden, cart, hexes }) =>
    `${doing(units, 'lays', 'lay')} ${burden} on ${cart} in ${hexes[1] ?? ''}`,
  BurdenUnloaded: ({ units, burden, cart, hexes }) =>
    `${doing(units, 'lifts', 'lift')} ${burden} from ${cart} to ${hexes[1] ?? ''}`,
  CartDestroyed: ({ cart, hexes }) => `${cart} is broken to pieces in ${printPlace(hexes)}`,
};
