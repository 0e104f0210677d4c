import { EXIT, type ExitCode } from '../exit-code.js';
import { sayList, type ListOptions } from '../list-forms.js';
import { ofCampaign } from '../of-campaign.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { parseThing, withSiegeCalendar } from '../siege-calendar.js';
import { type EventFilterOptions, eventFilterOf, ofEvents } from '../siege-event-filter.js';
import { ALL, type CampaignOptions, withListOptions, SIEGE } from '../siege-options.js';
import { exportTo, type ExportOptions } from './export.js';

interface EventsOptions extends ListOptions, EventFilterOptions, CampaignOptions {}

/** `herald siege events`, `timeline` and `export`: what happened in a siege or to a thing, and the whole log. */
export function registerEvents(siege: Pick<Program, 'add'>): void {
  siege.add<EventsOptions>(
    'events',
    'what happened, by several words, parts of days, sides and things',
    (command) => withListOptions(ofEvents(command.argument(...SIEGE))),
    events,
  );
  siege.add<EventsOptions>(
    'timeline',
    'the life of one thing: what concerned it, by whom, with which dice',
    (command) =>
      withListOptions(
        ofEvents(
          command
            .argument(...SIEGE)
            .argument('<thing>', 'target:K6, engine:T1, moat:K5, fighter:Odo, store:defender/arrows'),
        ),
      ),
    timeline,
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
  const filter = eventFilterOf(options);
  if (options.campaign) return ofCampaign(output, siege, { list: 'events', filter }, options);
  const [{ assertRangeCame }, { siegeEventsPage }, { mustHave }, { listingOfEvents }] = await Promise.all([
    import('../../projections/read/siege-instant.js'),
    import('../../projections/read/siege-events.js'),
    import('../../projections/read/siege-things.js'),
    import('../siege-listings.js'),
  ]);
  await withSiegeCalendar(siege, async ({ siege: id, source }) => {
    await assertRangeCame(source, id, filter);
    await mustHave(source, id, filter.things ?? []);
    const { rows } = await siegeEventsPage(source, id, filter, { limit: ALL, direction: 'forwards' });
    await sayList(output, listingOfEvents(rows), options, (listed) => ({ siege: id, events: listed }));
  });
  return EXIT.ok;
}

async function timeline(
  output: Output,
  [siege = '', what = '']: readonly string[],
  options: EventsOptions,
): Promise<ExitCode> {
  const [thing, filter] = [parseThing(what), eventFilterOf(options)];
  if (options.campaign) return ofCampaign(output, siege, { list: 'timeline', thing, filter }, options);
  const [{ assertRangeCame }, { timelinePage }, { mustHave }, { listingOfTimeline }] = await Promise.all([
    import('../../projections/read/siege-instant.js'),
    import('../../projections/read/siege-events.js'),
    import('../../projections/read/siege-things.js'),
    import('../siege-listings.js'),
  ]);
  await withSiegeCalendar(siege, async ({ siege: id, source }) => {
    await assertRangeCame(source, id, filter);
    await mustHave(source, id, [thing, ...(filter.things ?? [])]);
    const { rows } = await timelinePage(source, id, thing, filter, { limit: ALL, direction: 'forwards' });
    await sayList(output, listingOfTimeline(rows), options, (listed) => ({ siege: id, thing, timeline: listed }));
  });
  return EXIT.ok;
}
