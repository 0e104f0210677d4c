import { describe, expect, it } from '@jest/globals';
import { CHART_LAYOUTS, ticksTo } from '../../src/picture/chart.js';
import { type ChartDay, curvesOf, stripOf } from '../../src/picture/siege-charts.js';

const SIEGE = { title: 'Corbel & Co' };

function dayOf(day: number, resistance: number, over: Partial<ChartDay> = {}): ChartDay {
  const losses = { attacker: day, defender: 0 };
  return { day, initiative: 'attacker', counts: {}, figures: { resistance }, losses, ...over };
}

describe('ticks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [44, [0, 10, 20, 30, 40, 50]],
    [101, [0, 50, 100, 150]],
    [2000, [0, 500, 1000, 1500, 2000]],
  ])('to %i are whole round numbers that cover it', (max, ticks) => {
    expect(ticksTo(max, 5)).toEqual(ticks);
  });
});

describe('curves', () => {
  it('go down with the resistance and up with the losses, each from its own scale', () => {
    const svg = curvesOf(SIEGE, [dayOf(1, 40), dayOf(2, 20), dayOf(3, 0)]);
    expect(svg).toContain('Corbel &amp; Co');
    expect(svg).toContain('days 1 to 3');
    const [resistance = '', attacker = '', defender = ''] = [...svg.matchAll(/ d="M([^"]+)"/g)].map(([, d = '']) => d);
    const heights = (path: string) => path.split('L').map((point) => Number(point.split(' ')[1]));
    expect(heights(resistance)).toEqual([0, 105, 210]);
    expect(heights(attacker)).toEqual([140, 70, 0]);
    expect(heights(defender)).toEqual([210, 210, 210]);
    for (const name of ['resistance: 0', 'besieger: 3', 'besieged: 0']) expect(svg).toContain(`>${name}<`);
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  });

  it('of a single day are dots, and names that would lie on one another are moved apart', () => {
    const svg = curvesOf(SIEGE, [dayOf(5, 3, { losses: { attacker: 0, defender: 0 } })]);
    expect(svg.match(/<circle/g)).toHaveLength(3);
    expect(svg).toContain('>day 5<');
    const at = (name: string): number => Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}: 0<`).exec(svg)?.[1]);
    expect(at('besieged') - at('besieger')).toBe(17);
  });
});

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The places of the words of a chart, by the width that letters of their size have at most. */
function boxesOf(chart: string): readonly Box[] {
  return [...chart.matchAll(/<text ([^>]*)>([^<]*)/g)].map(([, written = '', text = '']) => {
    const of = (name: string): number => Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(written)?.[1]);
    const [x, y, size] = [of('x'), of('y'), of('font-size')];
    const width = 0.55 * size * text.length;
    const left = written.includes('"end"') ? x - width : written.includes('"middle"') ? x - width / 2 : x;
    return { text, left, right: left + width, top: y - 0.75 * size, bottom: y };
  });
}

describe.each(CHART_LAYOUTS)('no words of %s curves lie on others, or reach out of the picture', (layout) => {
  it.each([
    [1, 1],
    [1, 2],
    [1, 4],
    [98, 104],
    [1, 320],
  ])('from day %i to day %i', (first, last) => {
    const days = Array.from({ length: last - first + 1 }, (_, index) =>
      dayOf(first + index, 30, { losses: { attacker: 0, defender: 0 } }),
    );
    const width = layout === 'wide' ? 960 : 420;
    for (const chart of curvesOf(SIEGE, days, layout).split('<g ').slice(1)) {
      const boxes = boxesOf(chart);
      for (const { left, right } of boxes) expect([left >= 0, right <= width]).toEqual([true, true]);
      expect(boxes.map(({ text }) => text)).toEqual(expect.arrayContaining(['day', '0', String(first)]));
      const over = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          )
          .map((other) => `${one.text} and ${other.text}`),
      );
      expect(over).toEqual([]);
    }
  });
});

describe('a strip of days', () => {
  it('has a cell for each day, with letters for what happened and a bar for the initiative', () => {
    const days = [
      dayOf(1, 40, { counts: { battering: 2, filling: 1, order: 3 } }),
      dayOf(2, 39, { initiative: 'defender', counts: { sally: 1 } }),
      dayOf(3, 39, { initiative: null }),
    ];
    const svg = stripOf(SIEGE, days);
    for (const text of ['1', '2', '3', 'BF', 'S', '40', '39']) expect(svg).toContain(`>${text}<`);
    expect(svg.match(/height="5"/g)).toHaveLength(2);
  });

  it('goes on in the next row after 16 days', () => {
    const days = Array.from({ length: 17 }, (_, index) => dayOf(index + 1, 1));
    const height = (count: number): number => Number(/ height="(\d+)"/.exec(stripOf(SIEGE, days.slice(0, count)))?.[1]);
    expect(height(16)).toBe(height(1));
    expect(height(17)).toBe(height(16) + 62);
  });
});
