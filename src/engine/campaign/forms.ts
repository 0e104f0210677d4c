import { byName, int, leaf, list, named, noted, oneOf, optional, orNull, text, yes } from '../game/define/form.js';
import type { Form } from '../game/define/form.js';
import { side, unit } from '../game/define/names.js';
import { record } from '../game/define/record.js';
import { countTo } from '../game/form.js';

/* Forms that orders and events of a campaign share. */

const REPORTED_MAX = 10_000;
const DAY_MAX = 10_000;
const some = <T>(form: Form<T>): Form<readonly T[]> => list(form, { max: REPORTED_MAX });

export const day = leaf<number>('number', { type: 'integer', minimum: 1, maximum: DAY_MAX }, countTo(DAY_MAX));

const party = named(
  'Party',
  'The characters of one side in a combat; `attack` is the strength that each brought (pbem:24.1e).',
  list(record({ unit, attack: int, mounted: optional(yes) }, { closed: true }), { min: 1, max: 100 }),
);

export const defeat = named(
  'Defeat',
  'A result that stunned, wounded or killed somebody (pbem:24.1a), and how it came about (pbem:24.1d).',
  record({ by: oneOf(['combat', 'missile', 'other']), victors: party, beaten: party }, { closed: true }),
);

/** How a scenario has ended; Herald itself reports it from the game that was played (pbem:24). */
export const REPORT = {
  scenario: text,
  game: noted('Id of the game.', text),
  fingerprint: noted('Of the position in which it ended.', text),
  winner: orNull(side),
  wounded: noted('The newly wounded.', some(unit)),
  killed: some(unit),
  captured: some(record({ unit, by: unit, stunned: optional(yes) }, { closed: true })),
  fled: noted('Those who ran away over the edge of the map (pbem:22.9q).', some(unit)),
  defeats: some(defeat),
  missiles: noted('Missiles that are left to those who have shot, by character.', byName(int, unit)),
};
