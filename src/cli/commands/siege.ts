import type { SiegeInstant } from '../../projections/read/siege-instant.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { sayList, type ListOptions } from '../list-forms.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { withPictureOptions, type PictureOptions } from '../picture-file.js';
import { parseSiegeInstant, parseThing, rangeOf, withSiegeCalendar } from '../siege-calendar.js';
import {
  ALL,
  type CampaignOptions,
  withDayOptions,
  type DaysOptions,
  withListOptions,
  SIEGE,
} from '../siege-options.js';
import { ofCampaign } from '../of-campaign.js';
import { registerEvents } from './siege-events.js';
import { registerStatistics } from './siege-statistics.js';

interface SiegeListOptions extends ListOptions, CampaignOptions {}
interface ShowOptions extends SiegeListOptions {
  readonly at?: string;
  readonly thing?: string;
  readonly hex?: string;
}
interface CastleOptions extends PictureOptions {
  readonly at?: string;
}

const INSTANT = 'a day (12), the end of a part of it (12.evening), or a revision (r117)';

/** `herald siege …`: asks the calendar of a siege. */
export function register(program: Program): void {
  const siege = program.group('siege', 'the calendar of a siege: how it stood, its days, the life of a thing, changes');
  siege.add<ShowOptions>(
    'show',
    'how everything stood on a day',
    (command) =>
      withListOptions(
        command
          .argument(...SIEGE)
          .option('--at <instant>', `${INSTANT}; default: now`)
          .option(
            '--thing <thing>',
            'one thing only: target:K6, engine:T1, moat:K5, fighter:Odo, store:defender/arrows',
          )
          .option('--hex <hex>', 'one hex of the castle: its ground, and what is in it'),
      ),
    show,
  );
  siege.add<DaysOptions>(
    'days',
    'day by day what happened, and the siege in numbers',
    (command) => withDayOptions(command.argument(...SIEGE)),
    days,
  );
  siege.add<SiegeListOptions>(
    'diff',
    'what stands otherwise at one instant than at another, whichever is the earlier',
    (command) =>
      withListOptions(
        command
          .argument(...SIEGE)
          .argument('<from>', INSTANT)
          .argument('[to]', `${INSTANT}; default: now`),
      ),
    diff,
  );
  siege.add<DaysOptions>(
    'dice',
    'dice by what they were rolled for, beside what is to be expected',
    (command) => withDayOptions(command.argument(...SIEGE)),
    dice,
  );
  siege.add<CastleOptions>(
    'picture',
    'draw the castle on a day: rubble, open gates, filled moats, and the points that each target has left',
    (command) => withPictureOptions(command.argument(...SIEGE).option('--at <instant>', `${INSTANT}; default: now`)),
    picture,
  );
  registerEvents(siege);
  registerStatistics(siege);
}

async function show(output: Output, [siege = '']: readonly string[], options: ShowOptions): Promise<ExitCode> {
  const instant = parseSiegeInstant(options.at);
  const thing = options.thing === undefined ? null : parseThing(options.thing);
  if (options.hex !== undefined) return showHex(output, siege, instant, { ...options, hex: options.hex });
  if (options.campaign) return ofCampaign(output, siege, { list: 'things', at: instant, thing }, options);
  const [{ instantIn }, { thingAt, thingsAt }, { listingOfThings }] = await Promise.all([
    import('../../projections/read/siege-instant.js'),
    import('../../projections/read/siege-things.js'),
    import('../siege-listings.js'),
  ]);
  await withSiegeCalendar(siege, async ({ siege: id, source }) => {
    const at = await instantIn(source, id, instant);
    const things = thing
      ? [await thingAt(source, id, thing, at.revision)]
      : (await thingsAt(source, id, {}, at.revision, { limit: ALL })).rows;
    await sayList(output, listingOfThings(things), options, (listed) => ({ siege: id, at, things: listed }));
  });
  return EXIT.ok;
}

async function showHex(
  output: Output,
  siege: string,
  instant: SiegeInstant,
  { hex: name, ...options }: ShowOptions & { readonly hex: string },
): Promise<ExitCode> {
  if (options.campaign || options.thing !== undefined) throw badInput('--hex goes with --at only');
  const [{ hexInCalendar }, { listingOfThings }] = await Promise.all([
    import('../siege-castle.js'),
    import('../siege-listings.js'),
  ]);
  await withSiegeCalendar(siege, async (calendar) => {
    const { at, hex, things } = await hexInCalendar(output, siege, calendar, { instant, name });
    const { terrain, elevation } = hex;
    if (!options.csv && !options.ndjson) output.line(`${hex.name}: ${terrain}, height ${elevation}`);
    await sayList(output, listingOfThings(things), options, (listed) => ({
      ...{ siege: calendar.siege, at, hex: hex.name, terrain, elevation },
      things: listed,
    }));
  });
  return EXIT.ok;
}

async function days(output: Output, [siege = '']: readonly string[], options: DaysOptions): Promise<ExitCode> {
  const range = rangeOf(options);
  if (options.campaign) return ofCampaign(output, siege, { list: 'days', range }, options);
  const [{ assertRangeCame, daysIn }, { daysPage }, { listingOfDays }] = await Promise.all([
    import('../../projections/read/siege-instant.js'),
    import('../../projections/read/siege-days.js'),
    import('../siege-listings.js'),
  ]);
  await withSiegeCalendar(siege, async ({ siege: id, source }) => {
    await assertRangeCame(source, id, range);
    const { rows } = await daysPage(source, id, await daysIn(source, id, range), { limit: ALL });
    await sayList(output, listingOfDays(rows), options, (listed) => ({ siege: id, days: listed }));
  });
  return EXIT.ok;
}

async function dice(output: Output, [siege = '']: readonly string[], options: DaysOptions): Promise<ExitCode> {
  const range = rangeOf(options);
  if (options.campaign) return ofCampaign(output, siege, { list: 'dice', range }, options);
  const [{ assertRangeCame }, { diceOfSiege }, { listingOfDice }] = await Promise.all([
    import('../../projections/read/siege-instant.js'),
    import('../../projections/read/siege-days.js'),
    import('../siege-listings.js'),
  ]);
  await withSiegeCalendar(siege, async ({ siege: id, source }) => {
    await assertRangeCame(source, id, range);
    const counts = await diceOfSiege(source, id, range);
    await sayList(output, listingOfDice(counts), options, (listed) => ({ siege: id, dice: listed }));
  });
  return EXIT.ok;
}

async function diff(
  output: Output,
  [siege = '', from, to]: readonly string[],
  options: SiegeListOptions,
): Promise<ExitCode> {
  const instants = [parseSiegeInstant(from), parseSiegeInstant(to)] as const;
  if (options.campaign) {
    return ofCampaign(output, siege, { list: 'changes', from: instants[0], to: instants[1] }, options);
  }
  const [{ instantIn }, { changesBetween }, { listingOfChanges }] = await Promise.all([
    import('../../projections/read/siege-instant.js'),
    import('../../projections/read/siege-things.js'),
    import('../siege-listings.js'),
  ]);
  await withSiegeCalendar(siege, async ({ siege: id, source }) => {
    const [was, is] = [await instantIn(source, id, instants[0]), await instantIn(source, id, instants[1])];
    const between = { from: was.revision, to: is.revision };
    const { rows } = await changesBetween(source, id, {}, between, { limit: ALL });
    await sayList(output, listingOfChanges(rows), options, (changes) => ({ siege: id, from: was, to: is, changes }));
  });
  return EXIT.ok;
}

async function picture(output: Output, [siege = '']: readonly string[], options: CastleOptions): Promise<ExitCode> {
  const instant = parseSiegeInstant(options.at);
  const [{ castleInCalendar }, { writePictures }] = await Promise.all([
    import('../siege-castle.js'),
    import('../picture-file.js'),
  ]);
  const scene = await withSiegeCalendar(siege, (calendar) => castleInCalendar(output, siege, calendar, instant));
  await writePictures(output, scene, options);
  return EXIT.ok;
}
