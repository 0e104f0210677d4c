import { DAY_PARTS } from '../../engine/siege/calendar/moment.js';
import { HAPPENINGS } from '../../engine/siege/calendar/happenings.js';
import { SIEGE_SIDES } from '../../engine/siege/siege.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { sayList, type ListOptions } from '../list-forms.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { dayRange, parseThing, withSiegeCalendar, type DayOptions } from '../siege-calendar.js';
import { ALL, CSV, NDJSON, ofDays, SIEGE } from '../siege-options.js';
import { exportTo, type ExportOptions } from './export.js';

interface EventsOptions extends ListOptions, DayOptions {
  readonly happenings?: readonly string[];
  readonly parts?: readonly string[];
  readonly sides?: readonly string[];
  readonly things?: readonly string[];
}

/** `herald siege events` and `export`: what happened in a siege, by filters of several values, and its whole log. */
export function registerEvents(siege: Pick<Program, 'add'>): void {
  siege.add<EventsOptions>(
    'events',
    'what happened, by several words, parts of days, sides and things',
    (command) =>
      ofDays(command.argument(...SIEGE))
        .option('--happenings <words...>', HAPPENINGS.join(', '))
        .option('--parts <parts...>', DAY_PARTS.join(', '))
        .option('--sides <sides...>', SIEGE_SIDES.join(', '))
        .option('--things <things...>', 'what concerned one of these: target:K6, engine:T1, fighter:Odo')
        .option(...NDJSON)
        .option(...CSV),
    events,
  );
  siege.add<ExportOptions>(
    'export',
    'write the siege as NDJSON that proves itself (herald verify)',
    (command) =>
      command
        .argument('<siege>', 'id of a siege in the ledger')
        .option('--out <file>', 'where to write it (default: standard output)'),
    (output, [id = ''], options) => exportTo(output, id, options),
  );
}

async function events(output: Output, [siege = '']: readonly string[], options: EventsOptions): Promise<ExitCode> {
  const range = dayRange(options);
  const things = options.things?.map(parseThing);
  const happenings = wordsOf('happenings', HAPPENINGS, options.happenings);
  const parts = wordsOf('parts', DAY_PARTS, options.parts);
  const sides = wordsOf('sides', SIEGE_SIDES, options.sides);
  const filter = {
    ...range,
    ...(happenings ? { happenings } : {}),
    ...(parts ? { parts } : {}),
    ...(sides ? { sides } : {}),
    ...(things ? { things } : {}),
  };
  const [{ assertRangeCame }, { siegeEventsPage }, { mustHave }, { listingOfEvents }] = await Promise.all([
    import('../../projections/read/siege-instant.js'),
    import('../../projections/read/siege-events.js'),
    import('../../projections/read/siege-things.js'),
    import('../siege-listings.js'),
  ]);
  await withSiegeCalendar(siege, async ({ siege: id, source }) => {
    await assertRangeCame(source, id, range);
    await mustHave(source, id, things ?? []);
    const { rows } = await siegeEventsPage(source, id, filter, { limit: ALL, direction: 'forwards' });
    await sayList(output, listingOfEvents(rows), options, (listed) => ({ siege: id, events: listed }));
  });
  return EXIT.ok;
}

/** The words of an option; none if the option is absent. Throws CliError for another word. */
function wordsOf<Word extends string>(
  option: string,
  words: readonly Word[],
  given: readonly string[] | undefined,
): readonly Word[] | null {
  if (!given) return null;
  return given.map((text) => {
    const word = words.find((one) => one === text);
    if (word === undefined) throw badInput(`--${option}: ${text} is none of ${words.join(', ')}`);
    return word;
  });
}
