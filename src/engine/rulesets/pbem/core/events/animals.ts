import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { int } from '../../../../game/define/form.js';
import { rule, unit, units } from '../../../../game/define/names.js';
import { stepGone } from './facts.js';

/** Animals (pbem:13). */
export const ANIMAL_EVENTS = {
  LeadBegan: defineEvent(
    'A character takes up an animal, a string by its first animal, or a rider (pbem:13.7e); `mp` is the ' +
      'cost for the character.',
    { unit, led: unit, mp: int, rule },
  ),
  AnimalLed: defineEvent('One step of a led animal or rider (pbem:13.7m); `mp` is the cost for the led unit.', {
    unit,
    by: unit,
    step: stepGone,
    mp: int,
    rule,
  }),
  LeadEnded: defineEvent('The leader let go, or had to (pbem:13.7u, 13.7v).', { unit, led: unit, rule }),
  AnimalsStrung: defineEvent('One animal is tied behind another (pbem:13.61a), by a unit that worked at it.', {
    unit,
    front: unit,
    rear: unit,
    rule,
  }),
  AnimalsUnstrung: defineEvent(
    'The animal is untied again (pbem:13.61b), or its line is torn; then it is the `unit` itself (13.61d).',
    { unit, front: unit, rear: unit, rule },
  ),
  DogMarked: defineEvent(
    'Enemies that a loose dog had in reach first: it will attack one of them (pbem:13.3f). None: it has ' +
      'nobody in reach.',
    { unit, targets: units, rule },
  ),
  DogRoused: defineEvent('Somebody has come near a dog; it will bark when the next player turn begins (pbem:13.3l).', {
    unit,
    by: unit,
    rule,
  }),
  DogBarked: defineEvent('A dog barks, and these characters hear it (pbem:13.3l).', { unit, hearers: units, rule }),
};
export type AnimalEvent = EventIn<typeof ANIMAL_EVENTS>;
