import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../src/engine/game/event.js';
import type { Rulebook } from '../../src/engine/game/rulebook.js';
import { withUnit } from '../../src/engine/position/change.js';
import type { Position } from '../../src/engine/position/position.js';
import { bundleOf, readBundle, replayed } from '../../src/selfplay/bundle.js';
import { playGame } from '../../src/selfplay/play-game.js';
import { broken, planFor, SCENARIOS, shortened } from './materials.js';

const BRAWL = 'tavern-brawl';

describe('a game of self-play', () => {
  it('is played to its end by random and greedy players, without fault', async () => {
    for (const players of [['random'], ['greedy'], ['greedy', 'random']]) {
      const report = await playGame(planFor(BRAWL, { players }));
      expect(report.fault).toBeNull();
      expect(report.outcome?.reason).toMatch(/GT|one side/);
      expect(report.orders).toBeGreaterThan(20);
    }
  });

  it('is the same for the same seed, and at any table; another for another seed', async () => {
    const [one, again, atDoor, other] = await Promise.all([
      playGame(planFor(BRAWL, { seed: 4 })),
      playGame(planFor(BRAWL, { seed: 4 })),
      playGame(planFor(BRAWL, { seed: 4, table: 'door' })),
      playGame(planFor(BRAWL, { seed: 6 })),
    ]);
    expect(again).toEqual(one);
    expect(atDoor).toEqual(one);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });

  it('deals the players round the seats, and the greedy beats the random, as good as always', async () => {
    const games = await Promise.all([1, 2, 3, 5].map((seed) => playGame(planFor(BRAWL, { seed }))));
    expect(games.slice(0, 2).map(({ seats }) => seats)).toEqual([
      { red: 'random', blue: 'greedy' },
      { red: 'greedy', blue: 'random' },
    ]);
    const won = games.filter(({ outcome, seats }) => seats[outcome?.winner ?? ''] === 'greedy');
    expect(won.length).toBeGreaterThanOrEqual(3);
  });

  it.each([...SCENARIOS.keys()])('begins %s without fault', async (scenario) => {
    const { setup } = planFor(scenario);
    const report = await playGame(planFor(scenario, { setup: shortened(setup, 1) }));
    expect(report.fault).toBeNull();
  });
});

/** The faults of a game with a defect in its rules. */
const DEFECTS: readonly (readonly [string, Rulebook, object])[] = [
  [
    'lists what it refuses',
    broken((rules) => ({
      legal: (position, side) =>
        rules.legal(position, side).map((one) => ({ ...one, order: { type: 'Pursue', keep: true } })),
    })),
    { kind: 'refused', because: expect.stringContaining('pbem:11.44b') },
  ],
  ['lists nothing', broken(() => ({ legal: () => [] })), { kind: 'stuck' }],
  [
    'never ends',
    broken((rules) => ({
      legal: (position, side) => rules.legal(position, side).filter(({ order }) => !/^End/.test(typeOf(order))),
    })),
    { kind: 'stuck' },
  ],
  [
    'loses a unit',
    broken((rules) => ({
      evolve: (position, event) => {
        const after = rules.evolve(position, event);
        if (event.type !== 'UnitMoved') return after;
        return { ...after, units: Object.fromEntries(Object.entries(after.units).slice(1)) };
      },
    })),
    { kind: 'invariant', because: expect.stringContaining('is lost') },
  ],
  [
    'spends MP that nobody has',
    broken((rules) => ({
      evolve: (position, event) =>
        event.type === 'UnitMoved' ? exhausted(rules.evolve(position, event), event) : rules.evolve(position, event),
    })),
    { kind: 'invariant', because: expect.stringMatching(/has spent \d+ of \d+ MP/) },
  ],
  ['writes orders that are read otherwise', broken(() => ({}), { writeOrder: () => 'end turn' }), { kind: 'notation' }],
  ['tells events badly', broken(() => ({}), { tell: () => 'undefined moves' }), { kind: 'log' }],
  [
    'forgets its dice',
    broken(() => ({ diceOf: () => [] })),
    { kind: 'log', because: expect.stringContaining('missing') },
  ],
  [
    'breaks',
    broken(() => ({
      actors: () => {
        throw new TypeError('no');
      },
    })),
    { kind: 'threw', because: expect.stringContaining('TypeError: no') },
  ],
];

function typeOf(order: unknown): string {
  return (order as { readonly type: string }).type;
}

function exhausted(position: Position, event: GameEvent): Position {
  const unit = position.units[(event.data as { readonly unit: string }).unit];
  if (!unit) throw new Error('nobody moved');
  return withUnit(position, { ...unit, acts: { ...unit.acts, mpSpent: 50 } });
}

describe('a game under rules with a defect', () => {
  it.each(DEFECTS)('that %s is reported with its fault', async (_what, book, fault) => {
    const report = await playGame(planFor(BRAWL, { book, players: ['greedy'] }));
    expect(report.fault).toMatchObject(fault);
  });

  it('can be brought about again from its bundle until the defect is mended', async () => {
    const book = DEFECTS[3]?.[1];
    if (!book) throw new Error('no such defect');
    const { setup } = planFor(BRAWL);
    const report = await playGame(planFor(BRAWL, { book, players: ['greedy'] }));
    const bundle = readBundle(JSON.stringify(bundleOf(report, book, setup)));
    if (!bundle) throw new Error('the bundle cannot be read');
    expect(bundle.written.length).toBe(report.orders);
    expect(replayed(bundle, book)).toEqual(expect.arrayContaining([expect.stringContaining('is lost')]));
    expect(replayed(bundle, planFor(BRAWL).book)).toEqual([]);
  });

  it('is no bundle if it is something else', () => {
    for (const text of ['', 'null', '{}', '{"format":"herald-game"}']) expect(readBundle(text)).toBeNull();
  });
});
