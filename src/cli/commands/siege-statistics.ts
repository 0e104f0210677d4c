import type { ChartDay } from '../../picture/siege-charts.js';
import type { SeriesDay } from '../../projections/read/siege-series.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { sayList } from '../list-forms.js';
import type { Output } from '../output.js';
import { withPictureOptions, type PictureOptions } from '../picture-file.js';
import type { Program } from '../program.js';
import { rangeOf, type RangeOptions, withSiegeCalendar } from '../siege-calendar.js';
import { ofCampaign } from '../of-campaign.js';
import { withDayOptions, type DaysOptions, withRangeOptions, SIEGE } from '../siege-options.js';

interface ChartOptions extends RangeOptions, PictureOptions {}
type Draw = (titled: { readonly title: string }, days: readonly ChartDay[]) => string;

/** `herald siege stats`, `curves` and `strip`: a siege in numbers, day by day, and drawn. */
export function registerStatistics(siege: Pick<Program, 'add'>): void {
  siege.add<DaysOptions>(
    'stats',
    'day by day resistance, losses, wear, supplies, initiative, and dice beside what is to be expected',
    (command) => withDayOptions(command.argument(...SIEGE)),
    stats,
  );
  for (const [name, about] of [
    ['curves', 'draw resistance and losses by day'],
    ['strip', 'draw a strip of days: initiative, what happened, resistance'],
  ] as const) {
    siege.add<ChartOptions>(
      name,
      about,
      (command) => withPictureOptions(withRangeOptions(command.argument(...SIEGE))),
      async (output, [id = ''], options) => {
        const { curvesOf, stripOf } = await import('../../picture/siege-charts.js');
        return chart(output, id, options, name === 'curves' ? curvesOf : stripOf);
      },
    );
  }
}

async function stats(output: Output, [siege = '']: readonly string[], options: DaysOptions): Promise<ExitCode> {
  if (options.campaign) return ofCampaign(output, siege, { list: 'stats', range: rangeOf(options) }, options);
  const [{ listingOfSeries }, { sumOfDice }] = await Promise.all([
    import('../siege-statistics.js'),
    import('../../projections/read/siege-series.js'),
  ]);
  const { id, series } = await seriesIn(siege, options);
  const document = (days: readonly unknown[]) => ({ siege: id, days, dice: sumOfDice(series) });
  await sayList(output, listingOfSeries(series), options, document);
  return EXIT.ok;
}

async function chart(output: Output, siege: string, options: ChartOptions, draw: Draw): Promise<ExitCode> {
  const { writePicture } = await import('../picture-file.js');
  const { title, series } = await seriesIn(siege, options);
  await writePicture(output, () => draw({ title }, series), options);
  return EXIT.ok;
}

async function seriesIn(
  siege: string,
  options: RangeOptions,
): Promise<{ readonly id: string; readonly title: string; readonly series: readonly SeriesDay[] }> {
  const range = rangeOf(options);
  const [{ assertRangeCame, daysIn }, { seriesOfSiege, titleOfSiege }] = await Promise.all([
    import('../../projections/read/siege-instant.js'),
    import('../../projections/read/siege-series.js'),
  ]);
  return withSiegeCalendar(siege, async ({ siege: id, source }) => {
    await assertRangeCame(source, id, range);
    const series = await seriesOfSiege(source, id, await daysIn(source, id, range));
    return { id, title: await titleOfSiege(source, id), series };
  });
}
