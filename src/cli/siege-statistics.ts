import { DICE_PURPOSES } from '../engine/siege/calendar/happenings.js';
import { SIEGE_SIDES } from '../engine/siege/siege.js';
import { goodsIn, type SeriesDay } from '../projections/read/siege-series.js';
import type { Listing } from './list-forms.js';

/**
 * A siege in numbers, a line a day: dice as their sum beside the sum that is to be expected. `goods` have a column
 * each; absent: those that the siege has.
 */
export function listingOfSeries(series: readonly SeriesDay[], goods = goodsIn(series)): Listing {
  const strengths = SIEGE_SIDES.flatMap((side) => [`${side} healthy`, `${side} wounded`, `${side} lost`]);
  const dice = DICE_PURPOSES.flatMap((purpose) => [`${purpose} dice`, `${purpose} sum`, `${purpose} expected`]);
  return {
    columns: [
      ...['day', 'initiative', 'choice', 'resistance', 'fallen', 'filled', 'wear', 'engines lost'],
      ...[...strengths, ...goods, ...dice],
    ],
    rows: series.map((day) => ({ cells: cellsOf(day, goods), value: day })),
  };
}

function cellsOf(
  { day, initiative, choice, figures, losses, dice }: SeriesDay,
  goods: readonly string[],
): Listing['rows'][number]['cells'] {
  const { resistance, fallen, filled, wear, enginesLost, stores } = figures;
  return [
    ...[day, initiative, choice, resistance, fallen, filled, wear, enginesLost],
    ...SIEGE_SIDES.flatMap((side) => [figures[side].healthy, figures[side].wounded, losses[side]]),
    ...goods.map(
      (name) => SIEGE_SIDES.map((side) => stores[side][name.slice(side.length + 1)] ?? 0)[sideIn(name)] ?? 0,
    ),
    ...DICE_PURPOSES.flatMap((purpose) => {
      const sum = dice.find((one) => one.purpose === purpose);
      return [sum?.rolls ?? 0, sum?.total ?? 0, sum?.expected ?? 0];
    }),
  ];
}

function sideIn(name: string): number {
  return SIEGE_SIDES.findIndex((side) => name.startsWith(`${side}/`));
}
