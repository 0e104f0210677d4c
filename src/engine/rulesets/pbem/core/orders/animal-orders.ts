import { type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { list, named, optional, type TypeOf, noted } from '../../../../game/define/form.js';
import { unit } from '../../../../game/define/names.js';
import { GROUP_UNITS_MAX, PATH_STEPS_MAX, closed, mate, place, defineOrder } from './define.js';

const stringPlace = named(
  'StringPlace',
  'A member of a string and the hexes that it holds, head first.',
  closed({ unit, hexes: noted('The hexes that it holds after the step, head first.', place) }),
);
export type StringPlace = TypeOf<typeof stringPlace>;

export const marchStep = named(
  'MarchStep',
  'One step of a leader and the animals that he leads: the hexes that he holds after it (absent: he stays), and the ' +
    'hexes of the led animals from the first one on (absent: they stay). The animals behind the first follow by ' +
    'themselves if they must (pbem:13.7m).',
  closed({
    hexes: noted('The hexes of the leader after the step; absent: he stays.', optional(place)),
    string: noted(
      'The animals that the unit leads, from the first one on; the others follow if they must. Absent: all stay.',
      optional(list(stringPlace, { min: 1, max: GROUP_UNITS_MAX })),
    ),
  }),
);
export type MarchStep = TypeOf<typeof marchStep>;

/** Orders about animals (pbem:13). */
export const ANIMAL_ORDERS = {
  Lead: writtenAs(
    'lead {led}',
    defineOrder(
      'Take up an animal, a string by its first animal, or a friendly rider, and lead it from now on ' +
        '(pbem:13.7e).',
      { unit, led: noted('The unit that is led, by its name.', unit) },
      'costsMp',
    ),
  ),
  March: defineOrder(
    'A leader moves together with the animals that he leads, hex by hex (pbem:13.7m); in Siege the horse follows into ' +
      'the hex that he has left (siege-en:1.54c).',
    {
      unit,
      path: noted('The steps of the way.', list(marchStep, { min: 1, max: PATH_STEPS_MAX })),
    },
    'costsMp',
  ),
  Tie: writtenAs(
    'tie {rear} behind {front}',
    defineOrder('Declare the task of tying one animal behind another (pbem:13.61a).', {
      unit,
      mate,
      front: noted('The animal in front.', unit),
      rear: noted('The animal behind it.', unit),
    }),
  ),
  Untie: writtenAs(
    'untie {rear} from {front}',
    defineOrder('Declare the task of untying an animal again (pbem:13.61b).', {
      unit,
      mate,
      front: noted('The animal in front.', unit),
      rear: noted('The animal behind it.', unit),
    }),
  ),
  LetGo: writtenAs(
    'let go',
    defineOrder(
      'A leader lets go of a led animal or rider, a led rider takes his own reins, or a guard lets his prisoners go ' +
        '(pbem:13.7u, 13.7w, 22.7l).',
      { unit },
    ),
  ),
};
export type Lead = OrderNamed<typeof ANIMAL_ORDERS, 'Lead'>;
export type March = OrderNamed<typeof ANIMAL_ORDERS, 'March'>;
export type Tie = OrderNamed<typeof ANIMAL_ORDERS, 'Tie'>;
export type Untie = OrderNamed<typeof ANIMAL_ORDERS, 'Untie'>;
export type LetGo = OrderNamed<typeof ANIMAL_ORDERS, 'LetGo'>;
