import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { isTurnEnded } from '../../src/engine/game/turn-ended.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { historyPage, type ShownEventRow } from '../../src/projections/read/history.js';
import type { HistoryFilter } from '../../src/projections/read/history-filter.js';
import { gamesPage } from '../../src/projections/read/by-age.js';
import { turnsPage } from '../../src/projections/read/turns.js';
import { HistoryEventRow } from '../../src/projections/rows/history-event-row.js';
import { memoryLedger } from '../play/support.js';
import { allEvents, catchUp, playSome, sqliteShelf } from './support.js';

describe('reading the read model', () => {
  const shelf = sqliteShelf();
  const { ruleset } = RULEBOOKS.rulebook('pbem', 1);
  let ledger: Ledger;
  let database: ReadModelDatabase;
  let game: string;
  let all: readonly HistoryEventRow[];

  beforeAll(async () => {
    ledger = await memoryLedger();
    game = await playSome(ledger, 2, 80);
    await playSome(ledger, 3, 4);
    await playSome(ledger, 4, 4);
    database = await shelf.open();
    await catchUp(ledger, database);
    const rows = database.reader.getRepository(HistoryEventRow);
    all = await rows.find({ where: { game }, order: { revision: 'ASC' } });
  });

  afterAll(async () => {
    await database.close();
    await ledger.close();
    shelf.clear();
  });

  async function walk(filter: HistoryFilter, limit: number): Promise<readonly ShownEventRow[]> {
    const rows: ShownEventRow[] = [];
    for (;;) {
      const after = rows.at(-1)?.revision;
      const page = await historyPage(database.reader, game, filter, {
        limit,
        direction: 'forwards',
        ...(after === undefined ? {} : { after }),
      });
      rows.push(...page.rows);
      if (!page.more) return rows;
    }
  }

  function passing(filter: HistoryFilter): readonly number[] {
    const rows = all.filter(({ revision, type, data, gameTurn, side }) => {
      const { units, rules } = ruleset.indexOf({ type, data: JSON.parse(data) as object });
      return (
        (filter.units?.some((unit) => units.includes(unit)) ?? true) &&
        (filter.rules?.some((rule) => rules.includes(rule)) ?? true) &&
        (filter.types?.includes(type) ?? true) &&
        (filter.gameTurn === undefined || gameTurn === filter.gameTurn) &&
        revision >= (filter.fromRevision ?? 0) &&
        revision <= (filter.toRevision ?? Infinity) &&
        (filter.sides?.includes(side) ?? true)
      );
    });
    return rows.map(({ revision }) => revision);
  }

  const FILTERS: readonly HistoryFilter[] = [
    { units: ['Gib'] },
    { rules: ['pbem:4.2'] },
    { types: ['UnitMoved'] },
    { gameTurn: 2 },
    { sides: ['blue'] },
    { units: ['Gib'], types: ['UnitMoved'] },
    { units: ['Gib'], rules: ['pbem:16.11'] },
    { units: ['Gib'], gameTurn: 2, sides: ['red'] },
    { rules: ['pbem:4.2'], gameTurn: 1 },
    { types: ['StepBegan'], gameTurn: 2, sides: ['red'] },
    { units: ['Gib', 'Hamo', 'Ivo'] },
    { units: ['Gib', 'Hamo'], rules: ['pbem:16.11', 'pbem:4.2'] },
    { rules: ['pbem:4.2', 'pbem:16.11'], types: ['StepBegan', 'UnitMoved'], gameTurn: 2 },
    { types: ['UnitMoved', 'StepBegan'], sides: ['red', 'blue'] },
    { fromRevision: 5, toRevision: 9 },
    { toRevision: 20, types: ['StepBegan'] },
    { fromRevision: 12, gameTurn: 1, sides: ['blue'] },
  ];

  it.each(FILTERS)('finds what passes %j, whatever the size of the page', async (filter) => {
    const expected = passing(filter);
    expect(expected.length).toBeGreaterThan(0);
    for (const limit of [1, 3, 200]) {
      const rows = await walk(filter, limit);
      expect(rows.map(({ revision }) => revision)).toEqual(expected);
    }
    const { count } = await historyPage(database.reader, game, filter, { limit: 1, direction: 'backwards' });
    expect(await count()).toBe(expected.length);
  });

  it.each<HistoryFilter>([
    { units: ['Nobody'] },
    { gameTurn: 99 },
    { fromRevision: 1_000_000 },
    { gameTurn: 2, toRevision: 0 },
    { types: ['Nothing'] },
    { rules: ["'; DROP TABLE games; --"] },
  ])('finds nothing for %j', async (filter) => {
    expect(await walk(filter, 10)).toEqual([]);
    const { count } = await historyPage(database.reader, game, filter, { limit: 1, direction: 'forwards' });
    expect(await count()).toBe(0);
  });

  it('holds every event of the game, in order, with its text', () => {
    expect(all.map(({ revision }) => revision)).toEqual(all.map((_, index) => index));
    for (const { text } of all) expect(text).not.toBe('');
  });

  it.each<HistoryFilter>([
    {},
    { gameTurn: 2 },
    { without: [{ from: 3, to: 5 }] },
    { gameTurn: 1, without: [{ from: 0, to: 2 }] },
    {
      without: [
        { from: 40, to: 60 },
        { from: 10, to: 12 },
        { from: 50, to: 55 },
        { from: 58, to: 1_000_000 },
      ],
    },
    { fromRevision: 2, toRevision: 1_000_000, without: [{ from: 3, to: 5 }] },
    { types: ['UnitMoved'], without: [{ from: 0, to: 30 }] },
    { units: ['Gib', 'Hamo'], without: [{ from: 20, to: 40 }] },
  ])('counts as many as it finds for %j', async (filter) => {
    const rows = await walk(filter, 200);
    const { count } = await historyPage(database.reader, game, filter, { limit: 1, direction: 'forwards' });
    expect(rows.length).toBeGreaterThan(0);
    expect(await count()).toBe(rows.length);
  });

  it('walks backwards from the end, and from a cursor', async () => {
    const last = await historyPage(database.reader, game, {}, { limit: 4, direction: 'backwards' });
    expect(last.rows.map(({ revision }) => revision)).toEqual(all.slice(-4).map(({ revision }) => revision));
    expect(last.more).toBe(true);
    const first = await historyPage(database.reader, game, {}, { limit: 4, direction: 'backwards', before: 3 });
    expect(first.rows.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(first.more).toBe(false);
  });

  it('lists turns with the counts of their events', async () => {
    const { turns } = await turnsPage(database.reader, game, { limit: 100 });
    const ended = (await allEvents(ledger)).filter((event) => event.stream === `game-${game}` && isTurnEnded(event));
    expect(turns.map(({ revision }) => revision)).toEqual(ended.map(({ revision }) => revision).reverse());
    for (const turn of turns) {
      const of = all.filter(({ gameTurn, side }) => gameTurn === turn.gameTurn && side === turn.side);
      expect(turn.events).toBe(of.length);
      expect(JSON.parse(turn.counts)).toMatchObject({ PlayerTurnEnded: 1 });
    }
  });

  it('lists games, the newest first, page by page', async () => {
    const whole = await gamesPage(database.reader, { limit: 10 });
    expect(whole.rows).toHaveLength(3);
    expect(whole.more).toBe(false);
    const [first] = (await gamesPage(database.reader, { limit: 1 })).rows;
    if (!first) throw new Error('there is no game');
    const rest = await gamesPage(database.reader, { limit: 10, after: { createdAt: first.createdAt, id: first.id } });
    expect([first, ...rest.rows]).toEqual(whole.rows);
  });

  const PLANS: readonly (readonly [string, string])[] = [
    [
      `SELECT revision FROM history_event WHERE game = 'g' AND type = 't' ORDER BY revision LIMIT 51`,
      'history_by_type',
    ],
    [
      `SELECT revision FROM history_event WHERE game = 'g' AND side = 's' ORDER BY revision LIMIT 51`,
      'history_by_side',
    ],
    [
      `SELECT revision FROM history_event WHERE game = 'g' AND game_turn = 2 ORDER BY revision LIMIT 1`,
      'history_by_turn',
    ],
    [
      `SELECT revision FROM history_unit WHERE game = 'g' AND unit = 'u' AND type = 't' AND revision >= 0 ORDER BY revision`,
      'history_unit_by_type',
    ],
    [`SELECT revision FROM history_unit WHERE game = 'g' AND unit = 'u' ORDER BY revision LIMIT 51`, 'history_unit'],
    [`SELECT revision FROM history_rule WHERE game = 'g' AND rule = 'r' ORDER BY revision LIMIT 51`, 'history_rule'],
    [
      `SELECT revision FROM history_rule WHERE game = 'g' AND rule = 'r' AND type = 't' ORDER BY revision LIMIT 51`,
      'history_rule_by_type',
    ],
  ];

  it.each(PLANS)('%s is answered in the order of an index, without a sort', async (sql, index) => {
    const plan = await database.reader.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`);
    const text = plan.map(({ detail }) => detail).join('; ');
    expect(text).toContain(index);
    expect(text).not.toMatch(/SCAN|TEMP B-TREE/);
  });
});
