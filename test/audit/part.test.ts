import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Audit } from '../../src/audit/audit.js';
import { EXPORT_LIMITS } from '../../src/audit/export-format.js';
import { batchesIn, NoSuchPart, type Part } from '../../src/audit/part.js';
import { readExport } from '../../src/audit/read-export.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { batchesOf } from '../../src/engine/game/batches.js';
import { isDiceEvent } from '../../src/engine/game/dice-told.js';
import { replay } from '../../src/engine/game/replay.js';
import type { SiegeEvent } from '../../src/engine/siege/events.js';
import { SIEGE } from '../../src/engine/siege/game.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { frozenFiles } from '../frozen/frozen.js';
import { inPieces } from './real-game.js';

/** A game in which orders were recorded that are decided otherwise today (test/frozen/otherwise.yaml). */
const BRAWL = frozenFiles('games')
  .find(({ name }) => name === 'tavern-brawl-7302.ndjson.br')
  ?.bytes();

function judged(...parts: readonly Part[]): Promise<Audit> {
  const text = Buffer.from(BRAWL ?? []).toString('utf8');
  return verifyExport(inPieces(text), ALL_RULEBOOKS, parts.length === 0 ? {} : { parts });
}

const revisionsOf = ({ judged: orders }: Audit): readonly number[] => (orders ?? []).map(({ revision }) => revision);

/** The revisions at which the orders of each turn begin, for all turns of a siege. */
async function turnsOfSiege(): Promise<{ readonly turns: readonly (readonly number[])[]; readonly orders: number }> {
  const packed = readFileSync(new URL('../siege/fixtures/year/siege.ndjson.br', import.meta.url));
  const { events } = await readExport(inPieces(brotliDecompressSync(packed).toString('utf8')), EXPORT_LIMITS);
  const played = events.filter((event) => !isDiceEvent(event));
  const log = played.map(({ type, data }) => ({ type, data }) as SiegeEvent);
  const last = replay(SIEGE, log);
  if (!last) throw new Error('the log is empty');
  const turns: (readonly number[])[] = [];
  for (let gameTurn = 1; gameTurn <= last.day; gameTurn += 1) {
    for (const side of ['day', 'night']) {
      if (gameTurn === last.day && side === 'night' && SIEGE.moment(last).side === 'day') continue;
      turns.push([...batchesIn([{ kind: 'turn', gameTurn, side }], SIEGE, log, last)]);
    }
  }
  return { turns, orders: batchesOf(SIEGE.frame, log).length - 1 };
}

describe('judging a part of a game', () => {
  it('gives each order to exactly one turn, and finds together what the whole finds', async () => {
    const whole = await judged();
    const turns: Audit[] = [];
    for (const gameTurn of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const side of ['red', 'blue']) turns.push(await judged({ kind: 'turn', gameTurn, side }));
    }
    const revisions = turns.flatMap(revisionsOf);
    expect(new Set(revisions).size).toBe(revisions.length);
    expect(revisions.length).toBe(whole.orders);
    expect(turns.flatMap(({ findings }) => findings)).toEqual(whole.findings);
    expect(turns.every(({ fingerprint }) => fingerprint === whole.fingerprint)).toBe(true);
    expect(whole.judged).toBeNull();
  });

  it('gives each order of a siege to exactly one day or night', async () => {
    const { turns, orders } = await turnsOfSiege();
    expect(turns.length).toBeGreaterThan(700);
    expect(turns.flat()).toHaveLength(orders);
    expect(new Set(turns.flat()).size).toBe(orders);
  });

  it('judges the order to which an event belongs, with everything that followed from it', async () => {
    const { judged: orders, orders: count } = await judged({ kind: 'event', revision: 16 });
    expect(count).toBe(1);
    expect(orders?.map(({ events }) => events.map(({ revision }) => revision))).toEqual([[14, 15, 16, 17]]);
    expect(orders?.[0]).toMatchObject({ revision: 14, verdict: 'right', findings: [] });
    expect(orders?.[0]?.events[2]?.text).toBe('Gib moves to L9 (1 MP)');
  });

  it('names the rule by which an order is wrong', async () => {
    const whole = await judged();
    const wrong = whole.findings.find(({ kind }) => kind === 'judgement');
    const { judged: orders, right } = await judged({ kind: 'event', revision: wrong?.revision ?? -1 });
    expect(right).toBe(false);
    expect(orders?.[0]?.verdict).toBe('wrong');
    expect(orders?.[0]?.findings).toEqual([{ revision: wrong?.revision, rule: wrong?.rule, because: wrong?.because }]);
  });

  it('judges the set-up as the order of event 0', async () => {
    const { judged: orders, orders: count } = await judged({ kind: 'event', revision: 0 });
    expect([count, orders?.length, orders?.[0]?.verdict]).toEqual([0, 1, 'right']);
  });

  it('judges the orders that concern a unit, and those of several parts only if they belong to all', async () => {
    const turn: Part = { kind: 'turn', gameTurn: 1, side: 'red' };
    const unit: Part = { kind: 'unit', unit: 'Gib' };
    const [inTurn, ofUnit, both] = [await judged(turn), await judged(unit), await judged(turn, unit)];
    const expected = revisionsOf(inTurn).filter((revision) => revisionsOf(ofUnit).includes(revision));
    expect(revisionsOf(both)).toEqual(expected);
    expect(expected).toContain(10);
    expect(expected).not.toContain(5);
    expect(revisionsOf(ofUnit).length).toBeGreaterThan(expected.length);
  });

  it.each<[Part, RegExp]>([
    [{ kind: 'turn', gameTurn: 77, side: 'red' }, /no turn 77\.red; it has come to 8\.blue/],
    [{ kind: 'turn', gameTurn: 1, side: 'green' }, /no turn 1\.green/],
    [{ kind: 'event', revision: 660 }, /no event 660; its last one is 659/],
    [{ kind: 'unit', unit: 'Nobody' }, /nothing in the game concerns unit Nobody/],
  ])('refuses a part that the game does not have: %j', async (part, words) => {
    await expect(judged(part)).rejects.toThrow(words);
    await expect(judged(part)).rejects.toBeInstanceOf(NoSuchPart);
  });
});
