import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { flag, int, named, oneOf, type TypeOf } from '../../../../game/define/form.js';
import { rule, side } from '../../../../game/define/names.js';

const stir = named('Stir', 'The things that keep a day going: any action, and any fight.', oneOf(['action', 'fight']));
export type Stir = TypeOf<typeof stir>;

/** A day that is played in detail (pbem:2.82b). */
export const DAY_EVENTS = {
  DayStirred: defineEvent('For the first time in this GT a unit acts, or fights or batters.', {
    gameTurn: int,
    by: stir,
    rule,
  }),
  DayEndOffered: defineEvent('The side in turn offers to end the day.', { gameTurn: int, side, rule }),
  DayEndAnswered: defineEvent('A side has answered the offer to end the day.', { side, agrees: flag, rule }),
};
export type DayEvent = EventIn<typeof DAY_EVENTS>;
