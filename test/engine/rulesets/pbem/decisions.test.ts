import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Dice } from '../../../../src/engine/dice/dice.js';
import { judge } from '../../../../src/engine/game/judge.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { STANDING_KINDS } from '../../../../src/engine/rulesets/pbem/core/orders/standing-orders.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { DECISION_KINDS } from '../../../../src/engine/rulesets/pbem/core/turn/decision.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { ARCHER, begin, give, type Given, KNIGHT, man, rider, sheet } from './support-play.js';

const FIERCE = sheet({ foot: { ...sheet().foot, healthy: { attack: 12, defence: 4, mpa: 6 } } });
/** Strikes hard and parries badly, so that a duel does not last. */
const FIERCE_KNIGHT: typeof KNIGHT = {
  ...KNIGHT,
  mounted: { healthy: { attack: 40, defence: 4 }, wounded: { attack: 20, defence: 2 } },
};
const GAMES = 8;
/** Kinds that only games by the rules of Siege come to (conformance/siege-en). */
const OF_SIEGE: readonly string[] = ['ChooseCasualty', 'PlaceDismounted', 'PlaceFallen'];
/** So many standing orders are given before anything else, since an alarm is soon raised. */
const TOLD_FIRST = 24;

/** A source of whole numbers below a bound, always the same for the same seed. */
function sourceFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 65536) % bound;
  };
}

/** Every answer of every kind, for all and for one unit, and taken back. */
const STANDING: readonly Order[] = DECISION_KINDS.filter((kind) => STANDING_KINDS[kind]).flatMap((on) =>
  [...Object.keys(STANDING_KINDS[on]?.answers ?? {}), 'ask'].flatMap((answer): readonly Order[] => {
    const order = { type: 'Stand' as const, on, answer, ...(answer === 'atOdds' ? { odds: '2-1' } : {}) };
    return [order, { ...order, units: ['Abe'] }];
  }),
);

/** A set-up, and what red orders before play is left to lots. */
interface Scene extends Given {
  /** Word is left about this kind only; absent: about all. */
  readonly told?: string;
  readonly opening: readonly Order[];
  /** So many are given at most. */
  readonly orders: number;
}

/**
 * Where play comes to every kind of decision: a brawl, sentries who wake, a samurai who kneels among enemies, a duel, a
 * surrender, a panic, an ambush.
 */
const SCENES: readonly Scene[] = [
  { orders: 120, opening: [], step: 'movement', units: yard(), board: { columns: 9, rows: 9 }, standing: {} },
  {
    orders: 60,
    opening: [],
    units: [
      man('Abe', 'red', 'D5', { sheet: FIERCE }),
      man('Ben', 'blue', 'E6', { sheet: FIERCE, unaware: true }),
      man('Bud', 'blue', 'F7', { unaware: true }),
      man('Bly', 'blue', 'B8', { unaware: true }),
    ],
    board: { columns: 9, rows: 9, hexsides: { buildingWall: ['A7/B8', 'A8/B8', 'B7/B8', 'B8/C7', 'B8/C8'] } },
    standing: {},
    told: 'RaiseAlarm',
    over: { options: { alarm: true } },
  },
  {
    orders: 60,
    opening: [{ type: 'Seppuku', unit: 'Abe' }, { type: 'EndTurn' }],
    step: 'fire1',
    units: [
      man('Abe', 'red', 'D5', { sheet: sheet({ classes: ['samurai'] }) }),
      man('Ben', 'blue', 'C5', { sheet: FIERCE }),
      man('Bob', 'blue', 'E6', { sheet: FIERCE }),
    ],
    board: { columns: 9, rows: 9 },
    standing: {},
  },
  {
    orders: 150,
    opening: [{ type: 'Challenge', unit: 'Abe', conditions: 'the loser pays for the wine' }],
    step: 'fire1',
    units: [
      ...rider('Abe', 'red', ['D5', 'D4'], { sheet: FIERCE_KNIGHT }),
      ...rider('Ben', 'blue', ['D7', 'D8'], { sheet: FIERCE_KNIGHT }),
    ],
    board: { columns: 9, rows: 9 },
    standing: {},
  },
  {
    orders: 40,
    opening: [],
    step: 'combat',
    units: [
      man('Abe', 'red', 'D5', {
        sheet: { ...KNIGHT, foot: { ...KNIGHT.foot, healthy: { attack: 90, defence: 9, mpa: 4 } } },
      }),
      man('Ben', 'blue', 'D6', { sheet: KNIGHT }),
      man('Bea', 'blue', 'C5', { sheet: sheet({ classes: ['civilian'] }) }),
      man('Bob', 'blue', 'B5'),
    ],
    board: { columns: 9, rows: 9 },
    standing: {},
    over: { options: { ransomAndSurrender: true } },
  },
  {
    orders: 40,
    opening: [],
    step: 'combat',
    units: [
      man('Abe', 'red', 'D5', { sheet: FIERCE, panic: 'panicked' }),
      man('Ann', 'red', 'C5', { sheet: FIERCE }),
      man('Ben', 'blue', 'D6', { sheet: FIERCE }),
      man('Bea', 'blue', 'C6', { sheet: sheet({ classes: ['peasant'] }) }),
      man('Bob', 'blue', 'F8', { panic: 'routed' }),
    ],
    board: { columns: 9, rows: 9 },
    standing: {},
    over: { options: { panicAndRout: true } },
  },
  {
    orders: 40,
    opening: [
      {
        type: 'Hide',
        places: [
          { unit: 'Rex', hexes: ['C3'] },
          { unit: 'Ray', hexes: ['E5'] },
          { unit: 'Ron', hexes: ['G3'] },
        ],
      },
    ],
    step: 'movement',
    side: 'blue',
    units: [
      man('Abe', 'red', 'A1'),
      man('Rex', 'red', null, { hidden: true }),
      man('Ray', 'red', null, { hidden: true }),
      man('Ron', 'red', null, { hidden: true }),
      man('Ben', 'blue', 'E9'),
      ...['C8', 'D8', 'E8', 'F8', 'G8'].map((hex) => man(`B${hex}`, 'blue', hex)),
    ],
    board: { columns: 9, rows: 9, terrain: { tree: ['C3', 'E5', 'G3'] } },
    standing: {},
    over: { options: { hiddenSetup: true } },
  },
  {
    orders: 12,
    opening: [],
    step: 'movement',
    units: [man('Abe', 'red', 'A1'), man('Ben', 'blue', 'E9')],
    board: { columns: 9, rows: 9 },
    standing: {},
    over: { options: { detailedDays: true } },
  },
  {
    orders: 4,
    opening: [],
    fromStart: true,
    units: [man('Abe', 'red', 'A1'), man('Ben', 'blue', 'E9')],
    board: { columns: 9, rows: 9 },
    over: { options: { changingInitiative: true }, firstSide: 'rolled' },
  },
];

function yard() {
  return [
    man('Abe', 'red', 'C3', { sheet: FIERCE }),
    man('Ann', 'red', 'D5', { sheet: FIERCE }),
    man('Gil', 'red', 'E3', { sheet: ARCHER }),
    ...rider('Ada', 'red', ['G4', 'G3']),
    man('Ben', 'blue', 'C6', { sheet: FIERCE }),
    man('Bob', 'blue', 'D7', { sheet: FIERCE }),
    man('Bow', 'blue', 'F8', { sheet: ARCHER }),
    man('Bud', 'blue', 'E6', { sheet: KNIGHT }),
  ];
}

/** Plays by lots; now and then a side tells beforehand what it wants. */
function played(scene: Scene, seed: number, standing: boolean): readonly PbemEvent[] {
  const next = sourceFrom(seed);
  const dice: Dice = { roll: (request) => ({ ...request, value: 1 + next(request.faces), source: 'server' }) };
  const play = scene.opening.reduce((before, order) => give(before, 'red', order), begin(scene));
  const log = [...play.log];
  let { position } = play;
  for (let count = 0; count < scene.orders && !position.outcome; count += 1) {
    if (standing && (count < TOLD_FIRST || next(4) === 0)) {
      const words = STANDING.filter((word) => word.type !== 'Stand' || !scene.told || word.on === scene.told);
      const order = words[next(words.length)];
      const told = order && PBEM.decide(position, next(2) === 0 ? 'red' : 'blue', order, dice);
      // Only what was never told cannot be taken back.
      if (told?.ok === false) expect(told.refusal.because).toMatch(/no such standing order/);
      if (told?.ok) {
        position = told.position;
        log.push(...told.events);
        continue;
      }
    }
    const actors = PBEM.actors(position);
    const actor = actors[next(actors.length)];
    if (!actor) throw new Error('nobody may act');
    const legal = PBEM.legal(position, actor.side).filter(({ order }) => order.type !== 'EndTurn');
    const types = [...new Set(legal.map(({ order }) => order.type))];
    const type = types[next(types.length)];
    const ofType = legal.filter(({ order }) => order.type === type);
    const chosen = ofType[next(ofType.length)];
    if (!chosen) throw new Error(`${actor.side} must act and has no order: ${JSON.stringify(actor)}`);
    const decided = PBEM.decide(position, actor.side, chosen.order, dice);
    if (!decided.ok) throw new Error(`${JSON.stringify(chosen.order)} is refused: ${decided.refusal.because}`);
    position = decided.position;
    log.push(...decided.events);
  }
  return log;
}

/** Kinds of decisions that came up and were settled. */
function settledKinds(logs: readonly (readonly PbemEvent[])[]): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const log of logs) {
    const open = new Map<string, string>();
    for (const event of log) {
      if (event.type === 'DecisionRaised') open.set(event.data.id, event.data.kind);
      if (event.type === 'DecisionSettled') kinds.add(open.get(event.data.id) ?? 'none');
    }
  }
  return kinds;
}

it('are explained in docs/decisions.md, each kind', () => {
  const text = readFileSync('docs/decisions.md', 'utf8');
  const told = [...text.matchAll(/^- `(\w+)`/gm)].map(([, kind]) => kind);
  expect(told).toEqual(expect.arrayContaining([...DECISION_KINDS]));
});

describe.each([
  ['asked each time', false],
  ['with standing orders given and taken back', true],
])('decisions, %s', (_how, standing) => {
  const logs = SCENES.flatMap((scene) => Array.from({ length: GAMES }, (_, seed) => played(scene, seed + 1, standing)));

  it('all come to their end, of each kind that pbem has, and somebody can always act', () => {
    const kinds = DECISION_KINDS.filter((kind) => !OF_SIEGE.includes(kind));
    expect([...settledKinds(logs)].sort()).toEqual([...kinds].sort());
  });

  it('are judged right', () => {
    for (const log of logs) expect(judge(PBEM, log).findings).toEqual([]);
  });

  it('are answered beforehand only where that was told', () => {
    const answered = new Set(
      logs.flatMap((log) =>
        log.flatMap((event) => (event.type === 'StandingOrderApplied' ? [event.data.order.type] : [])),
      ),
    );
    expect([...answered].sort()).toEqual(standing ? Object.keys(STANDING_KINDS).sort() : []);
  });
});
