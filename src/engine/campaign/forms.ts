import { byName, int, leaf, list, named, noted, oneOf, optional, orNull, text, yes } from '../game/define/form.js';
import type { Form } from '../game/define/form.js';
import { side, unit } from '../game/define/names.js';
import { record } from '../game/define/record.js';
import { countTo } from '../game/form.js';
import { MARKED, STRAIN } from '../siege/forms.js';

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

const count = leaf<number>('number', { type: 'integer', minimum: 0, maximum: DAY_MAX }, (value) =>
  value === 0 ? null : countTo(DAY_MAX)(value),
);
const captures = noted(
  'Who was taken prisoner by whom, whether or not he was free again at the end (pbem:24.1b).',
  some(record({ unit, by: unit, stunned: optional(yes) }, { closed: true })),
);

const enginesLeft = byName(
  record(
    {
      wear: count,
      lost: optional(yes),
      unbuilt: noted(
        'Days of work until it is built (pbem:19.8c), 0: it is built; absent: as the set-up of a siege says.',
        optional(count),
      ),
      onboard: noted(
        'Points with which it came out of its last scenario, if it was neither used nor repaired since (pbem:19.42i).',
        optional(record(STRAIN, { closed: true })),
      ),
    },
    { closed: true },
  ),
);
/** Engines as a scenario has left them, in the event; a report has `ENGINES_REPORTED`. */
export const ENGINES_LEFT = {
  engines: noted(
    'Engines that it has changed: wear in battering points (pbem:26.71d, 19.42i), and those that are lost; absent: none.',
    optional(enginesLeft),
  ),
};
/** The changes of engines in a scenario, as its game tells them. */
export const ENGINES_REPORTED = {
  lost: noted('Engines that were destroyed; absent: none.', optional(some(unit))),
  strained: noted(
    'Points lost by engines that have other points than when it began, or have been in no part before; absent: none.',
    optional(some(record({ engine: unit, ...STRAIN }, { closed: true }))),
  ),
  worked: noted(
    'Days of work that engines still take which were unfinished when it began, 0: built (pbem:19.8e); absent: none has ' +
      'other days left than the campaign knows.',
    optional(some(record({ engine: unit, left: count }, { closed: true }))),
  ),
};

/** How a siege has ended; Herald itself reports it from the siege and the games of its scenarios (pbem:24). */
export const SIEGE_REPORT = {
  scenario: noted('The name of the siege in the campaign.', text),
  siege: noted('Id of the siege.', text),
  fingerprint: noted('Of the siege as it ended.', text),
  winner: orNull(side),
  days: noted('Days that the siege has lasted; they are days of the campaign.', day),
  wounded: noted(
    'Those who are wounded at its end; `days`: until they are well, null: not in this campaign (pbem:24.2b), absent: ' +
      'their healing roll is outstanding (pbem:24.2a).',
    some(record({ unit, days: optional(orNull(day)) }, { closed: true })),
  ),
  healed: noted('Those who were wounded when it began and are well.', some(unit)),
  killed: some(unit),
  captured: noted(
    'Prisoners at its end, and the side that holds them.',
    some(record({ unit, by: side }, { closed: true })),
  ),
  away: noted(
    'Runaways who are away at its end; `days`: until they are back, null: not in this campaign (pbem:22.9r); absent: ' +
      'nobody.',
    optional(some(record({ unit, days: orNull(day) }, { closed: true }))),
  ),
  ...MARKED,
  captures,
  defeats: noted('In all of its scenarios.', some(defeat)),
  engines: noted('Wear of its engines in battering points (pbem:26.71d), and those that are lost.', enginesLeft),
  stores: noted('Supplies that are left to each side.', byName(byName(count), side)),
};

/** How a scenario has ended; Herald itself reports it from the game that was played (pbem:24). */
export const REPORT = {
  scenario: text,
  game: noted('Id of the game.', text),
  fingerprint: noted('Of the position in which it ended.', text),
  winner: orNull(side),
  wounded: noted('The newly wounded.', some(unit)),
  killed: some(unit),
  captured: some(record({ unit, by: unit, stunned: optional(yes), freed: optional(yes) }, { closed: true })),
  held: noted(
    'Prisoners at its end whom nobody took in it, since it began with them so, and the side that holds them; absent: ' +
      'none.',
    optional(some(record({ unit, by: side }, { closed: true }))),
  ),
  fled: noted('Those who ran away over the edge of the map (pbem:22.9q).', some(unit)),
  ...MARKED,
  defeats: some(defeat),
  missiles: noted('Missiles that are left to those who have shot, by character.', byName(int, unit)),
};
