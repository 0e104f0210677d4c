import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { act } from '../../../../src/engine/game/act.js';
import { judge } from '../../../../src/engine/game/judge.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../../../src/selfplay/chance.js';
import { ARCHER, begin, give, KNIGHT, man, refusal, rider, type Play } from './support-play.js';

/** Two knights of each side in a meadow with a wood, a house, a yard and bystanders in the way. */
function field(over: Parameters<typeof begin>[0]['over'] = {}): Play {
  return begin({
    fromStart: true,
    board: {
      columns: 14,
      rows: 14,
      terrain: {
        tree: ['F6', 'F7', 'G6', 'G7'],
        scrub: ['D9', 'E9'],
        houseInterior: ['I9', 'I10'],
        doorHex: ['I8'],
        yardEntrance: ['K4'],
      },
      walls: [['I9', 'I10']],
    },
    over: { length: { gameTurns: 10, endsWithOneSideLeft: false }, ...over },
    units: [
      ...rider('Roland', 'red', ['E4', 'E3']),
      ...rider('Yvain', 'red', ['C4', 'C3']),
      ...rider('Piers', 'blue', ['E10', 'E11']),
      ...rider('Hugo', 'blue', ['G10', 'G11'], { health: 'wounded' }),
      man('Ann', 'red', 'H6', { sheet: ARCHER }),
      man('Bolt', 'blue', 'H7', { sheet: ARCHER }),
      man('Odo', 'blue', 'F5', { sheet: { ...KNIGHT, mounted: null } }),
      man('Wat', 'red', 'F8'),
    ],
  });
}

/** Roland has challenged and blue has accepted; what was listed before, with everything open, is forgotten. */
function challenged(): Play {
  const before = field();
  expect(PBEM.legal(give(before, 'red', { type: 'EndStep' }).position, 'red').length).toBeGreaterThan(0);
  const made = give(before, 'red', { type: 'Challenge', unit: 'Roland' });
  return give(made, 'blue', { type: 'AnswerChallenge', answer: 'accept' });
}

/** Far more orders than any duel of the tests takes. */
const ORDERS_MAX = 600;

/**
 * Plays listed orders, drawn type by type so that the many moves do not crowd out the rest, as long as the duel lasts.
 */
function duelOf(seed: number): {
  readonly position: Position;
  readonly log: readonly PbemEvent[];
  readonly orders: number;
} {
  const chance = new Chance(`duel ${seed}`);
  const start = challenged();
  let { position } = start;
  const log = [...start.log];
  let orders = 0;
  while (position.duel && orders < ORDERS_MAX) {
    const [actor] = PBEM.actors(position);
    if (!actor) throw new Error('nobody may act');
    const listed = PBEM.legal(position, actor.side);
    const types = [...new Set(listed.map(({ order }) => order.type))];
    const type = chance.pick(types);
    const { order } = chance.pick(listed.filter((one) => one.order.type === type));
    const decided = act(PBEM, position, actor.side, order, chance);
    if (!decided.ok) throw new Error(`${JSON.stringify(order)} is listed and refused: ${decided.refusal.because}`);
    for (const id of ['Ann', 'Bolt', 'Odo', 'Wat']) {
      expect(decided.position.units[id]?.hexes).toEqual(start.position.units[id]?.hexes);
    }
    log.push(...decided.events);
    position = decided.position;
    orders += 1;
  }
  return { position, log, orders };
}

describe('a duel (pbem:12.8)', () => {
  it('comes to its end by whatever listed orders, and its log is found true', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        const { position, log } = duelOf(seed);
        expect(position.duel).toBeUndefined();
        const ended = log.filter(({ type }) => type === 'DuelEnded');
        expect(ended).toHaveLength(1);
        const judgement = judge(PBEM, log);
        expect(judgement.findings).toEqual([]);
        expect(judgement.fingerprint).toBe(fingerprint(position));
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('is placed only where it is listed', () => {
    const { position } = challenged();
    const listed = new Set(
      PBEM.legal(position, 'blue', 'Piers').map(({ order }) =>
        order.type === 'PlaceChampion' ? order.hexes.join('-') : '',
      ),
    );
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: 1, max: 14 }), fc.nat(7), (column, row, way) => {
        const other = [
          `${column}${row + 1}`,
          `${column}${row - 1}`,
          ...[-1, 1].flatMap((side) =>
            [-1, 0, 1].map((up) => `${names[names.indexOf(column) + side] ?? 'Z'}${row + up}`),
          ),
        ][way];
        const hexes = [`${column}${row}`, other ?? ''];
        const decided = act(
          PBEM,
          position,
          'blue',
          { type: 'PlaceChampion', unit: 'Piers', hexes },
          new Chance('place'),
        );
        expect([hexes.join('-'), decided.ok]).toEqual([hexes.join('-'), listed.has(hexes.join('-'))]);
      }),
      { numRuns: 300 },
    );
  });

  it('takes no order of anybody while the champions are placed', () => {
    const play = challenged();
    for (const side of ['red', 'blue'] as const) {
      expect(refusal(play, side, { type: 'EndTurn' }).code).toMatch(/decisionPending/);
    }
    expect(PBEM.actors(play.position).map(({ side }) => side)).toEqual(['blue']);
  });

  it('needs a ground', () => {
    const walled = begin({
      fromStart: true,
      board: { columns: 14, rows: 14, terrain: { houseInterior: ['A1'] } },
      units: [...rider('Roland', 'red', ['E4', 'E3']), ...rider('Piers', 'blue', ['E10', 'E11'])],
    });
    const { rule } = refusal(walled, 'red', { type: 'Challenge', unit: 'Roland', ground: ['A2', 'A3', 'A4'] });
    expect(rule).toBe('pbem:12.8n');
  });
});
