import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Dice } from '../../../../src/engine/dice/dice.js';
import { judge } from '../../../../src/engine/game/judge.js';
import type { SetupItem } from '../../../../src/engine/game/setup.js';
import type { Item } from '../../../../src/engine/position/things.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { isActive, isMounted } from '../../../../src/engine/position/unit.js';
import { hinders } from '../../../../src/engine/rulesets/pbem/12-equipment/load.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { ARCHER, begin, man, refusedSetup, rider, setupOf } from './support-play.js';

const ITEMS: readonly SetupItem[] = [
  { id: 'torch', kind: 'torch', hex: 'D4' },
  { id: 'torch2', kind: 'torch', carrier: 'Ada' },
  { id: 'chest', kind: 'chest', carrier: 'Abe' },
  { id: 'chest2', kind: 'chest', hex: 'C4' },
  { id: 'barrel', kind: 'barrel', carrier: 'Ben' },
  { id: 'treasure', kind: 'treasure', hex: 'E5' },
  { id: 'lantern', kind: 'lantern', hex: 'D5' },
];

function store(): { readonly position: Position; readonly log: readonly PbemEvent[] } {
  return begin({
    board: { columns: 7, rows: 7 },
    fromStart: true,
    over: { items: ITEMS, length: { gameTurns: 3, endsWithOneSideLeft: true } },
    units: [
      man('Abe', 'red', 'C3'),
      man('Ann', 'red', 'D4', { sheet: ARCHER }),
      ...rider('Ada', 'red', ['E3', 'E2']),
      man('Ben', 'blue', 'C5'),
      man('Bob', 'blue', 'D6'),
      man('Bud', 'blue', 'E5', { sheet: ARCHER }),
    ],
  });
}

/** A source of whole numbers below a bound, always the same for the same seed. */
function sourceFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 65536) % bound;
  };
}

/** Every order that picks up or drops any item, sensible or not. */
function allHandling(position: Position): readonly Order[] {
  return Object.keys(position.units).flatMap((unit) =>
    ITEMS.flatMap(({ id: item }) => [
      { type: 'PickUp' as const, unit, item },
      { type: 'Drop' as const, unit, item },
    ]),
  );
}

/**
 * Barrels are lost (pbem:20.2i), lanterns destroyed (pbem:18.5h), torches put out for good (pbem:20.4e): nothing is
 * left of them.
 */
const DESTRUCTIBLE: readonly string[] = ['barrel', 'lantern', 'torch'];

function assertSound(position: Position): void {
  const items = position.items ?? [];
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const gone = ITEMS.filter(({ id }) => !items.some((item) => item.id === id));
  expect(gone.filter(({ kind }) => !DESTRUCTIBLE.includes(kind))).toEqual([]);
  for (const item of items) assertHeld(position, item);
  for (const id of Object.keys(position.units)) {
    const burdens = items.filter(({ carrier, kind }) => carrier === id && hinders(kind));
    expect(burdens.length).toBeLessThanOrEqual(1);
  }
}

function assertHeld(position: Position, { hex, carrier, kind }: Item): void {
  if (carrier === null) {
    expect(hex).not.toBeNull();
    return;
  }
  const unit = position.units[carrier];
  expect(hex).toBeNull();
  expect(unit && isActive(unit)).toBe(true);
  if (unit && isMounted(unit)) expect(hinders(kind)).toBe(false);
}

/** Plays listed orders at random; things are handled often. Each instant is looked at. */
function play(seed: number, look: (position: Position) => void): readonly PbemEvent[] {
  const next = sourceFrom(seed);
  const dice: Dice = { roll: (request) => ({ ...request, value: 1 + next(request.faces), source: 'server' }) };
  let { position } = store();
  const log = [...store().log];
  for (let count = 0; count < 60 && position.outcome === null; count += 1) {
    look(position);
    const listed = PBEM.actors(position).flatMap(({ side }) =>
      PBEM.legal(position, side).map(({ order }) => ({ side, order })),
    );
    const handling = listed.filter(({ order }) => order.type === 'PickUp' || order.type === 'Drop');
    const choices = handling.length > 0 && next(3) === 0 ? handling : listed;
    const { side, order } = choices[next(choices.length)] as (typeof choices)[number];
    const decided = PBEM.decide(position, side, order, dice);
    if (!decided.ok) throw new Error(`listed, yet refused: ${JSON.stringify(order)}: ${decided.refusal.because}`);
    log.push(...decided.events);
    position = decided.position;
  }
  return log;
}

describe('things on the map', () => {
  it('are never lost, doubled or held by who cannot, and a judgement confirms every game', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const log = play(seed, assertSound);
        expect(judge(PBEM, log)).toMatchObject({ right: true, findings: [] });
      }),
      { numRuns: 12 },
    );
  });

  it('are picked up and dropped exactly as is listed; everything else is refused by a rule', () => {
    const refused = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        play(seed, (position) => {
          const { side } = position.turn;
          const listed = new Set(PBEM.legal(position, side).map(({ order }) => JSON.stringify(order)));
          for (const order of allHandling(position)) {
            const decided = PBEM.decide(position, side, order, {
              roll: () => {
                throw new Error('to handle things needs no die');
              },
            });
            expect([order, decided.ok]).toEqual([order, listed.has(JSON.stringify(order))]);
            if (decided.ok) continue;
            expect(decided.refusal.rule).not.toBeNull();
            refused.add(decided.refusal.rule ?? '');
          }
        });
      }),
      { numRuns: 4 },
    );
    expect([...refused]).toEqual(expect.arrayContaining(['pbem:12.5a', 'pbem:12.5b', 'pbem:12.5h', 'pbem:12.5j']));
  });
});

describe('a set-up with things', () => {
  const units = [man('Abe', 'red', 'C3'), man('Sid', 'blue', 'C5', { health: 'stunned' })];
  const withItem = (item: object): ReturnType<typeof refusedSetup> =>
    refusedSetup(setupOf({ units, over: { items: [item as SetupItem] } }));

  it.each([
    [{ id: 'torch', kind: 'torch' }, 'malformed', 'pbem:18.0a'],
    [{ id: 'torch', kind: 'torch', hex: 'C3', carrier: 'Abe' }, 'malformed', 'pbem:18.0a'],
    [{ id: '2', kind: 'torch', hex: 'C3' }, 'malformed', 'pbem:18.0a'],
    [{ id: 'Abe', kind: 'torch', hex: 'C3' }, 'malformed', 'pbem:18.0a'],
    [{ id: 'torch', kind: 'torch', hex: 'Z99' }, 'unknownHex', null],
    [{ id: 'torch', kind: 'torch', carrier: 'Nobody' }, 'unknownUnit', null],
    [{ id: 'torch', kind: 'torch', carrier: 'Sid' }, 'malformed', 'pbem:10.8a'],
    [{ id: 'lantern', kind: 'lantern', carrier: 'Abe' }, 'malformed', 'pbem:18.5b'],
    [{ id: 'thing', kind: 'constructor', hex: 'C3' }, 'malformed', 'pbem:2.4a'],
    [{ id: 'screen', kind: 'screen', hex: 'C3' }, 'malformed', 'pbem:18.0a'],
    [{ id: 'cauldron', kind: 'cauldron', hex: 'C3' }, 'malformed', 'pbem:19.17k'],
  ])('refuses %j', (item, code, rule) => {
    expect(withItem(item)).toMatchObject({ code, rule });
  });
});
