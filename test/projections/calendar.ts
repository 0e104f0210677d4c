import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { figuresOf } from '../../src/engine/siege/calendar/figures.js';
import { momentNumber } from '../../src/engine/siege/calendar/moment.js';
import { THING_KINDS, thingsOf, type ThingState } from '../../src/engine/siege/calendar/things.js';
import { siegeDiceOf } from '../../src/engine/siege/event-index.js';
import type { SiegeEvent } from '../../src/engine/siege/events.js';
import { evolveSiege } from '../../src/engine/siege/evolve.js';
import type { Siege } from '../../src/engine/siege/siege.js';
import { siegeStream } from '../../src/ledger/game-stream.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { streamEvents } from '../../src/audit/stream-events.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { daysPage, diceOfSiege } from '../../src/projections/read/siege-days.js';
import { siegeEventsPage, timelinePage } from '../../src/projections/read/siege-events.js';
import { instantIn } from '../../src/projections/read/siege-instant.js';
import { changesBetween, thingAt, thingsAt } from '../../src/projections/read/siege-things.js';
import { frozenFiles } from '../frozen/frozen.js';
import { memoryLedger } from '../play/support.js';
import { FROZEN_SIEGE, recorded } from '../siege/frozen-siege.js';
import { howMany } from '../thoroughness.js';
import { besiegeSome, catchUp, type Shelf } from './support.js';

const ALL = { limit: 1000 } as const;
const FORWARDS = { limit: 2000, direction: 'forwards' } as const;

/** The siege after each of its events, folded without the read model. */
async function folded(ledger: Ledger, siege: string): Promise<readonly { event: SiegeEvent; state: Siege }[]> {
  const steps: { event: SiegeEvent; state: Siege }[] = [];
  for await (const { type, data } of streamEvents(ledger, siegeStream(siege))) {
    const event = { type, data } as SiegeEvent;
    steps.push({ event, state: evolveSiege(steps.at(-1)?.state ?? null, event) });
  }
  return steps;
}

function statesOf(siege: Siege): Readonly<Record<string, ThingState>> {
  return Object.fromEntries(
    THING_KINDS.flatMap((kind) =>
      Object.entries(thingsOf(siege, kind)).map(([name, state]) => [`${kind} ${name}`, state]),
    ),
  );
}

/** The calendar of sieges answers what the fold of their events says: what every database must prove. */
export function calendarQuestions(shelfOf: () => Shelf): void {
  const ledgers: Ledger[] = [];
  let database: ReadModelDatabase;
  let source: DataSource;
  let siege: string;
  let steps: Awaited<ReturnType<typeof folded>>;

  beforeAll(async () => {
    const ledger = await memoryLedger();
    ledgers.push(ledger);
    siege = await besiegeSome(ledger, 12);
    steps = await folded(ledger, siege);
    database = await shelfOf().open();
    source = database.reader;
    await catchUp(ledger, database);
  });
  afterAll(async () => {
    await database.close();
    for (const ledger of ledgers) await ledger.close();
  });

  async function agrees(from: DataSource, id: string, revision: number, state: Siege | undefined): Promise<void> {
    const { rows } = await thingsAt(from, id, {}, revision, ALL);
    const told = Object.fromEntries(rows.map(({ kind, name, state: one }) => [`${kind} ${name}`, one]));
    expect({ revision, told }).toEqual({ revision, told: state && statesOf(state) });
  }

  it('tells of every thing after every event what the fold tells', async () => {
    for (const [revision, { state }] of steps.entries()) await agrees(source, siege, revision, state);
  });

  it('has days whose parts hold all events, each with the numbers at its end', async () => {
    const { rows } = await daysPage(source, siege, {}, { limit: 200 });
    expect(rows.map(({ day }) => day)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const parts = rows.flatMap((day) => day.parts);
    expect(parts.map(({ firstRevision }) => firstRevision)).toEqual([
      0,
      ...parts.slice(0, -1).map(({ lastRevision }) => lastRevision + 1),
    ]);
    for (const { lastRevision, figures } of parts) {
      const state = steps[lastRevision]?.state;
      expect(figures).toEqual(state && figuresOf(state));
    }
    const counted = parts.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(steps.length);
    expect(rows[3]?.parts.map(({ part }) => part)).toEqual(['morning', 'day', 'evening', 'night']);
    const later = await daysPage(source, siege, { fromDay: 3, toDay: 9 }, { after: 4, limit: 2 });
    expect(later).toMatchObject({ rows: [{ day: 5 }, { day: 6 }], more: true });
  });

  it('finds the end of any day and part, and says what has not come or was never', async () => {
    const { revision } = await instantIn(source, siege, { kind: 'day', day: 5, part: null });
    expect(steps[revision + 1]?.event).toMatchObject({ type: 'DayBegan', data: { day: 6 } });
    const evening = await instantIn(source, siege, { kind: 'day', day: 5, part: 'evening' });
    expect(steps[evening.revision + 1]?.event.type).toBe('NightBegan');
    const within = await instantIn(source, siege, { kind: 'revision', revision: evening.revision - 1 });
    expect(momentNumber(within)).toBe(momentNumber(evening));
    for (const [at, problem] of [
      [{ kind: 'day', day: 0, part: null }, 'beforeTheSiege'],
      [{ kind: 'revision', revision: -1 }, 'beforeTheSiege'],
      [{ kind: 'day', day: 13, part: null }, 'notYet'],
      [{ kind: 'revision', revision: steps.length }, 'notYet'],
    ] as const) {
      await expect(instantIn(source, siege, at)).rejects.toMatchObject({ problem });
    }
    const nothing = { kind: 'target', name: 'Z99' } as const;
    await expect(thingAt(source, siege, nothing, 5)).rejects.toMatchObject({ problem: 'noSuchThing' });
    const arrows = { kind: 'store', name: 'defender/arrows' } as const;
    await expect(thingAt(source, siege, arrows, 0)).rejects.toMatchObject({ problem: 'noSuchThing' });
    expect((await thingAt(source, siege, arrows, steps.length - 1)).state).toBe(60);
  });

  it('tells the life of a thing: what happened to it, with which dice, and its state before and after', async () => {
    for (const thing of [
      { kind: 'target', name: 'K6' },
      { kind: 'engine', name: 'T1' },
      { kind: 'fighter', name: 'Ingram' },
    ] as const) {
      const { rows } = await timelinePage(source, siege, thing, {}, FORWARDS);
      const revisions = rows.map(({ event }) => event.revision);
      const states = steps.map(({ state }) => thingsOf(state, thing.kind)[thing.name]);
      const changed = states.flatMap((state, at) =>
        JSON.stringify(state) !== JSON.stringify(states[at - 1]) ? [at] : [],
      );
      expect(revisions).toEqual(expect.arrayContaining(changed));
      const stood = rows.flatMap(({ after }) => (after ? [after.since.revision] : []));
      expect([...new Set(stood)]).toEqual(changed);
      for (const { event, before, after } of rows) {
        expect(before?.state).toEqual(states[event.revision - 1]);
        expect(after?.state).toEqual(states[event.revision]);
        const step = steps[event.revision];
        expect(event.dice.map(({ value }) => value)).toEqual(
          step && siegeDiceOf([step.event]).map(({ value }) => value),
        );
      }
      const [first] = rows;
      const back = await timelinePage(source, siege, thing, {}, { limit: 2, direction: 'backwards' });
      expect(back.rows).toEqual(rows.slice(-2));
      const { count, ...next } = await timelinePage(source, siege, thing, {}, { ...FORWARDS, limit: 1, after: 0 });
      expect(next).toEqual({ rows: rows.slice(1, 2), more: rows.length > 2 });
      expect(await count()).toBe(rows.length);
      expect(first?.before).toBeNull();
    }
  });

  it('tells what changed between two instants, both ways', async () => {
    for (const [from, to] of [
      [0, steps.length - 1],
      [40, 90],
      [7, 7],
    ] as const) {
      const [was, is] = [statesOf(steps[from]?.state as Siege), statesOf(steps[to]?.state as Siege)];
      const differing = Object.keys(is).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
      const there = await changesBetween(source, siege, {}, { from, to }, ALL);
      expect(there.rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual(differing.sort());
      for (const { kind, name, before, after } of there.rows) {
        expect([before?.state, after?.state]).toEqual([was[`${kind} ${name}`], is[`${kind} ${name}`]]);
      }
      const back = await changesBetween(source, siege, {}, { from: to, to: from }, ALL);
      expect(back.rows).toEqual(
        there.rows.map(({ before, after, ...one }) => ({ ...one, before: after, after: before })),
      );
    }
  });

  it('filters events by several values, days and revisions', async () => {
    const filter = { happenings: ['battering', 'wear'], parts: ['day'], fromDay: 2, toDay: 8 } as const;
    const { rows } = await siegeEventsPage(source, siege, filter, FORWARDS);
    expect(rows.length).toBeGreaterThan(0);
    const all = (await siegeEventsPage(source, siege, {}, FORWARDS)).rows;
    expect(all.length).toBe(steps.length);
    expect(rows).toEqual(
      all.filter(
        ({ happening, part, day }) =>
          (happening === 'battering' || happening === 'wear') && part === 'day' && day >= 2 && day <= 8,
      ),
    );
    const things = [
      { kind: 'target', name: 'K6' },
      { kind: 'moat', name: 'L5' },
    ] as const;
    const some = await siegeEventsPage(source, siege, { things, fromRevision: 1 }, FORWARDS);
    const lives = await Promise.all(things.map((thing) => timelinePage(source, siege, thing, {}, FORWARDS)));
    const expected = new Set(lives.flatMap((life) => life.rows.map(({ event }) => event.revision)));
    expected.delete(0);
    expect(some.rows.map(({ revision }) => revision)).toEqual([...expected].sort((a, b) => a - b));
  });

  it('counts dice by what they were rolled for', async () => {
    const dice = steps.flatMap(({ event }) => siegeDiceOf([event]));
    const counts = await diceOfSiege(source, siege, {});
    expect(counts.map(({ purpose }) => purpose)).toEqual([...new Set(dice.map(({ purpose }) => purpose))].sort());
    for (const { purpose, faces, rolls, shown } of counts) {
      const own = dice.filter((die) => die.purpose === purpose);
      expect(rolls).toBe(own.length);
      expect(shown).toEqual(
        Array.from({ length: faces }, (_, face) => own.filter(({ value }) => value === face + 1).length),
      );
    }
    expect(await diceOfSiege(source, siege, { purposes: ['filling'], fromDay: 99 })).toEqual([]);
  });

  it('holds sieges that earlier code recorded, with the scenarios that they came to', async () => {
    const happened = new Set<string>();
    for (const { bytes } of frozenFiles('sieges').filter(({ name }) => name.includes('siege-13'))) {
      const ledger = await memoryLedger();
      ledgers.push(ledger);
      await recorded(ledger, bytes());
      const own = await shelfOf().open();
      await catchUp(ledger, own);
      const old = await folded(ledger, FROZEN_SIEGE);
      // Every fifth event, and the last: the test above asks after every event of a siege of today.
      const every = howMany(5, 1);
      for (const [revision, { state }] of old.entries()) {
        if (revision % every > 0 && revision < old.length - 1) continue;
        await agrees(own.reader, FROZEN_SIEGE, revision, state);
      }
      const { rows } = await siegeEventsPage(own.reader, FROZEN_SIEGE, {}, FORWARDS);
      for (const { happening } of rows) happened.add(happening);
      await own.close();
    }
    for (const one of ['sally', 'attack', 'work', 'reinforcements']) expect([...happened]).toContain(one);
  });
}
