import type { Happening } from '../engine/siege/calendar/happenings.js';
import type { Siege, SiegeSide } from '../engine/siege/siege.js';
import { type ChartLayout, chartsOf, documentOf } from './chart.js';
import { BLUE, FADED_INK, GRID_LINE, INK, PAPER, STONE_DARK, VERMILION } from './palette.js';
import { element, words } from './svg.js';

/** A day of a siege as far as it is drawn. */
export interface ChartDay {
  readonly day: number;
  readonly initiative: SiegeSide | null;
  readonly counts: Readonly<Partial<Record<Happening, number>>>;
  readonly figures: { readonly resistance: number };
  readonly losses: Readonly<Record<SiegeSide, number>>;
}

type Titled = Pick<Siege, 'title'>;

const SIDE_COLOURS = { attacker: VERMILION, defender: BLUE } as const;

/** Resistance and losses of a siege by day, as an SVG document. There is at least one day. */
export function curvesOf({ title }: Titled, days: readonly ChartDay[], layout: ChartLayout = 'wide'): string {
  const losses = (side: SiegeSide) => days.map(({ day, losses: lost }) => ({ day, value: lost[side] }));
  return chartsOf({ title, subtitle: rangeOf(days), layout }, [
    {
      title: 'Resistance points of all targets (pbem:26.71f)',
      curves: [
        {
          name: 'resistance',
          colour: STONE_DARK,
          dashes: '',
          points: days.map(({ day, figures }) => ({ day, value: figures.resistance })),
        },
      ],
    },
    {
      title: 'Losses: dead and captive fighters',
      curves: [
        { name: 'besieger', colour: SIDE_COLOURS.attacker, dashes: '', points: losses('attacker') },
        { name: 'besieged', colour: SIDE_COLOURS.defender, dashes: '7 4', points: losses('defender') },
      ],
    },
  ]);
}

/** The letters of a cell of the strip, and their meaning. */
const LETTERS: readonly (readonly [Happening, string, string])[] = [
  ['sally', 'S', 'sally'],
  ['attack', 'A', 'attack'],
  ['detailedDay', 'D', 'day in detail'],
  ['battering', 'B', 'battering'],
  ['building', 'E', 'engine built'],
  ['repair', 'R', 'repair'],
  ['filling', 'F', 'filling'],
  ['healing', 'H', 'healing'],
  ['supplies', 'G', 'goods'],
  ['reinforcements', 'M', 'men'],
];
const CELL = { width: 56, height: 62, inARow: 16 } as const;
const STRIP = { left: 24, top: 74, below: 56 } as const;

/**
 * A strip of days as an SVG document: in each cell the day, the side with the initiative, letters for what happened,
 * and the resistance at its end. There is at least one day.
 */
export function stripOf({ title }: Titled, days: readonly ChartDay[]): string {
  const columns = Math.min(CELL.inARow, days.length);
  const rows = Math.ceil(days.length / CELL.inARow);
  const width = Math.max(620, 2 * STRIP.left + columns * CELL.width);
  const height = STRIP.top + rows * CELL.height + STRIP.below;
  const legend = LETTERS.map(([, letter, meaning]) => `${letter} ${meaning}`).join(' · ');
  const text = { x: STRIP.left, 'font-size': 13, fill: FADED_INK } as const;
  return documentOf({ title, subtitle: rangeOf(days), width, height }, [
    ...days.map((day, index) => cellOf(day, index)),
    words(legend, { ...text, y: height - 32 }),
    words('initiative: solid bar besieger, hollow bar besieged · number below: resistance', {
      ...text,
      y: height - 14,
    }),
  ]);
}

function cellOf({ day, initiative, counts, figures: { resistance } }: ChartDay, index: number): string {
  const x = STRIP.left + (index % CELL.inARow) * CELL.width;
  const y = STRIP.top + Math.floor(index / CELL.inARow) * CELL.height;
  const letters = LETTERS.flatMap(([happening, letter]) => ((counts[happening] ?? 0) > 0 ? [letter] : [])).join('');
  const middle = { x: x + CELL.width / 2, 'text-anchor': 'middle' } as const;
  const bar = { x: x + 4, y: y + 22, width: CELL.width - 12, height: 5 } as const;
  return [
    element('rect', { x, y, width: CELL.width - 4, height: CELL.height - 4, fill: PAPER, stroke: GRID_LINE }),
    words(String(day), { ...middle, y: y + 16, 'font-size': 14, fill: INK }),
    initiative === null ? '' : element('rect', { ...bar, ...barOf(initiative) }),
    words(letters, { ...middle, y: y + 41, 'font-size': 13, 'font-weight': 'bold', fill: INK }),
    words(String(resistance), { ...middle, y: y + 54, 'font-size': 11, fill: FADED_INK }),
  ].join('');
}

function barOf(side: SiegeSide): { readonly fill: string; readonly stroke: string } {
  const colour = SIDE_COLOURS[side];
  return { fill: side === 'attacker' ? colour : PAPER, stroke: colour };
}

function rangeOf(days: readonly ChartDay[]): string {
  const [first, last] = [days[0]?.day ?? 0, days.at(-1)?.day ?? 0];
  return first === last ? `day ${first}` : `days ${first} to ${last}`;
}
