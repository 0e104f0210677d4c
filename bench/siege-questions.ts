import type { DataSource } from 'typeorm';
import { daysPage } from '../src/projections/read/siege-days.js';
import { timelinePage } from '../src/projections/read/siege-events.js';
import { instantIn } from '../src/projections/read/siege-instant.js';
import { seriesOfSiege } from '../src/projections/read/siege-series.js';
import { changesBetween, thingAt, thingsAt } from '../src/projections/read/siege-things.js';

/** The place that a question is about. */
export interface Asked {
  readonly source: DataSource;
  readonly siege: string;
  /** A day that the siege has. */
  readonly day: number;
}

/** A question about the calendar, and its floor: the same rows by plain SQL. */
export interface SiegeQuestion {
  readonly ask: (asked: Asked) => Promise<unknown>;
  readonly floor: (asked: Asked) => Promise<unknown>;
}

const PAGE = { limit: 50 } as const;
const THING = { kind: 'target', name: 'K6' } as const;
const DAYS = 30;

const LAST_OF_DAY =
  'SELECT last_revision FROM siege_parts WHERE siege = ? AND moment <= ? ORDER BY moment DESC LIMIT 1';
const LATEST =
  'SELECT MAX(l.revision) FROM siege_states l WHERE l.siege = t.siege AND l.kind = t.kind AND l.name = t.name';
const JOINED = (alias: string): string =>
  `siege_states ${alias} ON ${alias}.siege = t.siege AND ${alias}.kind = t.kind AND ${alias}.name = t.name`;

export const SIEGE_QUESTIONS: Readonly<Record<string, SiegeQuestion>> = {
  'a thing as of a day': {
    ask: async ({ source, siege, day }) => thingAt(source, siege, THING, await endOf({ source, siege, day })),
    floor: ({ source, siege, day }) =>
      sql(
        source,
        'SELECT * FROM siege_states WHERE siege = ? AND kind = ? AND name = ? ' +
          `AND revision <= (${LAST_OF_DAY}) ORDER BY revision DESC LIMIT 1`,
        [siege, THING.kind, THING.name, siege, endOfDay(day)],
      ),
  },
  'everything as of a day': {
    ask: async ({ source, siege, day }) =>
      thingsAt(source, siege, {}, await endOf({ source, siege, day }), { limit: 200 }),
    floor: async ({ source, siege, day }) => {
      const revision = await lastOf({ source, siege, day });
      return sql(
        source,
        `SELECT s.* FROM siege_things t JOIN ${JOINED('s')} AND s.revision = (${LATEST} AND l.revision <= ?) ` +
          'WHERE t.siege = ? ORDER BY t.kind, t.name',
        [revision, siege],
      );
    },
  },
  'a page of a timeline': {
    ask: ({ source, siege }) => timelinePage(source, siege, THING, {}, { ...PAGE, direction: 'backwards' }),
    floor: ({ source, siege }) =>
      sql(
        source,
        'SELECT e.* FROM siege_subjects s JOIN siege_events e ON e.siege = s.siege AND e.revision = s.revision ' +
          `WHERE s.siege = ? AND s.kind = ? AND s.name = ? ORDER BY s.revision DESC LIMIT ${PAGE.limit}`,
        [siege, THING.kind, THING.name],
      ),
  },
  'what changed between two days': {
    ask: async ({ source, siege, day }) => {
      const [from, to] = [await endOf({ source, siege, day: 1 }), await endOf({ source, siege, day })];
      return changesBetween(source, siege, {}, { from, to }, { limit: 200 });
    },
    floor: async ({ source, siege, day }) => {
      const [from, to] = [await lastOf({ source, siege, day: 1 }), await lastOf({ source, siege, day })];
      return sql(
        source,
        `SELECT t.kind, t.name, a.state AS was, b.state AS is_now FROM siege_things t LEFT JOIN ${JOINED('a')} ` +
          `AND a.revision = (${LATEST} AND l.revision <= ?) LEFT JOIN ${JOINED('b')} ` +
          `AND b.revision = (${LATEST} AND l.revision <= ?) ` +
          "WHERE t.siege = ? AND COALESCE(a.state, '') <> COALESCE(b.state, '')",
        [from, to, siege],
      );
    },
  },
  'a page of days': {
    ask: ({ source, siege, day }) => daysPage(source, siege, { fromDay: day }, PAGE),
    floor: ({ source, siege, day }) =>
      sql(source, 'SELECT * FROM siege_parts WHERE siege = ? AND moment >= ? ORDER BY moment LIMIT 204', [
        siege,
        4 * day,
      ]),
  },
  'statistics of up to thirty days': {
    ask: ({ source, siege, day }) => seriesOfSiege(source, siege, { fromDay: Math.max(1, day - DAYS + 1), toDay: day }),
    floor: ({ source, siege, day }) => statistics(source, siege, Math.max(1, day - DAYS + 1), day),
  },
  'statistics of a whole siege': {
    ask: ({ source, siege }) => seriesOfSiege(source, siege, {}),
    floor: ({ source, siege }) => statistics(source, siege, 1, 1_000_000),
  },
};

async function statistics(source: DataSource, siege: string, from: number, to: number): Promise<void> {
  await sql(source, 'SELECT * FROM siege_parts WHERE siege = ? AND moment BETWEEN ? AND ? ORDER BY moment', [
    siege,
    4 * from,
    endOfDay(to),
  ]);
  await sql(
    source,
    'SELECT day, purpose, faces, COUNT(*), SUM(value) FROM siege_dice WHERE siege = ? AND day BETWEEN ? AND ? ' +
      'GROUP BY day, purpose, faces',
    [siege, from, to],
  );
}

async function endOf({ source, siege, day }: Asked): Promise<number> {
  return (await instantIn(source, siege, { kind: 'day', day, part: null })).revision;
}

async function lastOf({ source, siege, day }: Asked): Promise<number> {
  const [row] = await sql<{ readonly last_revision: number }>(source, LAST_OF_DAY, [siege, endOfDay(day)]);
  return row?.last_revision ?? 0;
}

function endOfDay(day: number): number {
  return 4 * day + 3;
}

/** Plain SQL, whose parameters are written as SQLite has them. */
async function sql<Row extends object>(
  source: DataSource,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  let number = 0;
  const written = source.options.type === 'postgres' ? text.replace(/\?/g, () => `$${(number += 1)}`) : text;
  return source.query<Row[]>(written, [...values]);
}
