import { FADED_INK, FONT, GRID_LINE, INK, PAPER } from './palette.js';
import { element, escaped, group, polyline, words } from './svg.js';

/** A line of a chart: its value on each day. Lines are told apart by their dashes, not by colour alone. */
export interface Curve {
  readonly name: string;
  readonly colour: string;
  /** An SVG dash array; empty: solid. */
  readonly dashes: string;
  readonly points: readonly { readonly day: number; readonly value: number }[];
}

/** A chart: curves over the same days and the same scale, which begins with 0. */
export interface Chart {
  readonly title: string;
  readonly curves: readonly Curve[];
}

/** The measures of charts, in px; letters have the same size in all of them. */
const LAYOUTS = {
  wide: { width: 960, left: 64, right: 190, titleSize: 22, namedAt: 64 },
  narrow: { width: 420, left: 44, right: 124, titleSize: 18, namedAt: 24 },
} as const;
/** How charts are laid out: for a page, or for a phone, on which a wide chart would be drawn too small to be read. */
export type ChartLayout = keyof typeof LAYOUTS;
export const CHART_LAYOUTS: readonly ChartLayout[] = ['wide', 'narrow'];

const HEADED_PX = 100;
const PLOT = { heightPx: 210, gapPx: 64 } as const;
const TICKS = 5;
/** Days between which a tick of the days stands at least, in px. */
const DAY_TICK_PX = 60;

/** A document with charts one below the other. The same charts give the same bytes. */
export function chartsOf(
  { title, subtitle, layout }: { title: string; subtitle: string; layout: ChartLayout },
  charts: readonly Chart[],
): string {
  const height = HEADED_PX + charts.length * (PLOT.heightPx + PLOT.gapPx);
  const drawn = charts.map((chart, index) =>
    group({ transform: `translate(0 ${HEADED_PX + index * (PLOT.heightPx + PLOT.gapPx)})` }, chartLayer(chart, layout)),
  );
  const { width, titleSize } = LAYOUTS[layout];
  return documentOf({ title, subtitle, width, height, titleSize }, drawn);
}

/** An SVG document with a heading. */
export function documentOf(
  {
    title,
    subtitle,
    width,
    height,
    titleSize = 22,
  }: { title: string; subtitle: string; width: number; height: number; titleSize?: number },
  layers: readonly string[],
): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, 'font-family': FONT },
    element('title', {}, escaped(`${title}, ${subtitle}`)),
    element('rect', { width, height, fill: PAPER }),
    words(title, { x: 24, y: 32, 'font-size': titleSize, 'font-weight': 'bold', fill: INK }),
    words(subtitle, { x: 24, y: 54, 'font-size': 15, fill: FADED_INK }),
    ...layers,
  );
}

/**
 * The values at which a scale from 0 has ticks: whole numbers 1, 2 or 5 times a power of ten apart, of which the last
 * is not below `max`.
 */
export function ticksTo(max: number, count: number): readonly number[] {
  let step = 1;
  for (let power = 1; step * count < max; power *= 10) {
    step = [1, 2, 5, 10].map((times) => times * power).find((one) => one * count >= max) ?? step;
  }
  const ticks = [0];
  while ((ticks.at(-1) ?? 0) < Math.max(1, max)) ticks.push((ticks.at(-1) ?? 0) + step);
  return ticks;
}

function chartLayer({ title, curves }: Chart, layout: ChartLayout): readonly string[] {
  const { width: whole, left, right: margin, namedAt } = LAYOUTS[layout];
  const points = curves.flatMap((curve) => curve.points);
  const days = points.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const scale = ticksTo(Math.max(...points.map(({ value }) => value)), TICKS);
  const top = scale.at(-1) ?? 1;
  const width = whole - left - margin;
  const x = (day: number): number => left + (first === last ? 0 : ((day - first) / (last - first)) * width);
  const y = (value: number): number => PLOT.heightPx * (1 - value / top);
  const line = { stroke: GRID_LINE, 'stroke-width': 0.6 } as const;
  const label = { 'font-size': 13, fill: FADED_INK } as const;
  const right = left + width;
  const rows = scale.map(
    (value) =>
      element('line', { x1: left, x2: right, y1: y(value), y2: y(value), ...line }) +
      words(String(value), { x: left - 8, y: y(value) + 4, 'text-anchor': 'end', ...label }),
  );
  const columns = dayTicks(first, last, width).map((day) =>
    words(String(day), { x: x(day), y: PLOT.heightPx + 18, 'text-anchor': 'middle', ...label }),
  );
  const names = spread(curves.map((curve) => y(curve.points.at(-1)?.value ?? 0)));
  return [
    words(title, { x: namedAt, y: -10, 'font-size': 15, fill: INK }),
    ...rows,
    ...columns,
    words('day', { x: left - 20, y: PLOT.heightPx + 18, 'text-anchor': 'end', ...label }),
    ...curves.map((curve, index) => curveLayer(curve, x, y, { x: right + 8, y: (names[index] ?? 0) + 4 })),
  ];
}

function curveLayer(
  { name, colour, dashes, points }: Curve,
  x: (day: number) => number,
  y: (value: number) => number,
  at: { readonly x: number; readonly y: number },
): string {
  const stroke = { stroke: colour, 'stroke-width': 2.2, 'stroke-linejoin': 'round', fill: 'none' } as const;
  const path = points.map(({ day, value }) => ({ x: x(day), y: y(value) }));
  // A single day is a dot, since a line of one point cannot be seen.
  const drawn =
    path.length === 1
      ? path.map((one) => element('circle', { cx: one.x, cy: one.y, r: 3.5, fill: colour })).join('')
      : element('path', { d: polyline(path), ...stroke, ...(dashes === '' ? {} : { 'stroke-dasharray': dashes }) });
  return drawn + words(`${name}: ${points.at(-1)?.value ?? 0}`, { ...at, 'font-size': 14, fill: colour });
}

/** Days with a tick: the first, and then those that a round number divides. */
function dayTicks(first: number, last: number, width: number): readonly number[] {
  const step = ticksTo(last - first, Math.max(1, Math.floor(width / DAY_TICK_PX)))[1] ?? 1;
  const ticks = [first];
  for (let day = (Math.floor(first / step) + 1) * step; day <= last; day += step) {
    if (day - first > step / 2) ticks.push(day);
  }
  return ticks;
}

/**
 * Heights of names, moved apart so that no two lie on one another, and none lies beside the days below the plot; in the
 * order in which they were given.
 */
function spread(heights: readonly number[]): readonly number[] {
  const LINE_PX = 17;
  const sorted = heights.map((height, index) => ({ height, index })).sort((one, other) => one.height - other.height);
  const moved = new Map<number, number>();
  let least = Number.NEGATIVE_INFINITY;
  for (const { height, index } of sorted) {
    least = Math.max(height, least + LINE_PX);
    moved.set(index, least);
  }
  let most: number = PLOT.heightPx;
  for (const { index } of sorted.reverse()) {
    most = Math.min(moved.get(index) ?? most, most);
    moved.set(index, most);
    most -= LINE_PX;
  }
  return heights.map((height, index) => moved.get(index) ?? height);
}
