import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ListedDice } from '../../../../src/engine/dice/dice.js';
import { canonicalJson } from '../../../../src/engine/canonical/canonical.js';
import { act } from '../../../../src/engine/game/act.js';
import { judge } from '../../../../src/engine/game/judge.js';
import { replay } from '../../../../src/engine/game/replay.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import { isLive } from '../../../../src/engine/position/unit.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { liveUnitsIn } from '../../../../src/engine/rulesets/pbem/core/movement/occupancy.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { ARCHER, begin, CROSSBOWMAN, horse, KNIGHT, man, rider, sheet, type Play } from './support-play.js';

/** A brawl at close quarters with something of everything. */
function brawl(): Play {
  const board = {
    columns: 11,
    rows: 11,
    terrain: {
      scrub: ['E6', 'F6'],
      tree: ['G4'],
      slope: ['C7'],
      houseInterior: ['H8', 'H9', 'I8', 'I9'],
      doorHex: ['H7'],
    },
    walls: [['H8', 'H9', 'I8', 'I9']],
    hexsides: { window: ['G9/H9'], slopeLip: ['C6/C7'] },
  };
  return begin({
    board,
    fromStart: true,
    over: { length: { gameTurns: 3, endsWithOneSideLeft: true } },
    units: [
      ...rider('Roland', 'red', ['E4', 'E3']),
      ...rider('Piers', 'blue', ['E7', 'E8']),
      man('Aylward', 'red', 'D4', { sheet: ARCHER }),
      man('Bolt', 'blue', 'D8', { sheet: CROSSBOWMAN }),
      man('Odo', 'red', 'F5', { sheet: { ...KNIGHT, mounted: null } }),
      man('Ben', 'blue', 'F7'),
      man('Edith', 'blue', 'H7', { sheet: sheet({ classes: ['peasant'] }) }),
      man('Knife', 'red', 'G7', { sheet: sheet({ classes: ['assassin'], weapon: 'dagger' }) }),
      man('Merchant', null, 'C5', { sheet: sheet({ classes: ['civilian'] }) }),
      horse('Stray', ['B6', 'B7']),
    ],
  });
}

const ORDERS_MAX = 80;
const DICE_MAX = 40;

type Legal = ReturnType<typeof PBEM.legal>;

/** First a type of order, so that the many moves do not crowd out the rest, then an order of that type. */
function chosenFrom(legal: Legal, choice: number): Legal[number] | undefined {
  const types = [...new Set(legal.map(({ order }) => order.type))].filter(
    (type) => type !== 'EndTurn' || choice % 5 === 0,
  );
  const type = types[choice % types.length];
  const ofType = legal.filter(({ order }) => order.type === type);
  return ofType[Math.floor(choice / types.length) % ofType.length];
}

/** Plays by choices: each picks an actor and one of his legal orders, or the end of the step now and then. */
function playedOut(choices: readonly number[], faces: readonly number[]): Play {
  let { position, log } = brawl();
  let rolled = 0;
  for (const choice of choices) {
    const [actor] = PBEM.actors(position);
    if (!actor) break;
    const legal = PBEM.legal(position, actor.side);
    const chosen = chosenFrom(legal, choice);
    if (!chosen) throw new Error(`${actor.side} must act and cannot: ${JSON.stringify(actor)}`);
    const values = Array.from({ length: DICE_MAX }, (_, index) => faces[(rolled + index) % faces.length] ?? 1);
    const dice = new ListedDice(values, 'server');
    const parsed = PBEM.parseOrder(JSON.parse(JSON.stringify(chosen.order)));
    if (!parsed.ok) throw new Error(`a listed order is malformed: ${parsed.refusal.because}`);
    const decided = act(PBEM, position, actor.side, parsed.value, dice);
    if (!decided.ok) {
      throw new Error(`a listed order is refused: ${JSON.stringify(chosen.order)}: ${decided.refusal.because}`);
    }
    rolled += DICE_MAX - dice.remaining.length;
    position = decided.position;
    log = [...log, ...decided.events];
  }
  return { position, log };
}

const games = fc.tuple(
  fc.array(fc.nat(100_000), { minLength: ORDERS_MAX, maxLength: ORDERS_MAX }),
  fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 17, maxLength: 17 }),
);

describe('whatever legal orders are given', () => {
  it('listed orders are accepted, logs replay and are judged right, and positions stay sound', () => {
    fc.assert(
      fc.property(games, ([choices, faces]) => {
        const { position, log } = playedOut(choices, faces);
        const read = JSON.parse(canonicalJson(log)) as readonly PbemEvent[];
        const again = replay(PBEM, read);
        expect(again && fingerprint(again)).toBe(fingerprint(position));
        expect(judge(PBEM, read)).toMatchObject({ right: true, findings: [] });
        expect(PBEM.actors(position).length > 0).toBe(position.outcome === null);
        for (const unit of Object.values(position.units).filter((one) => isLive(one) && one.rider === null)) {
          for (const hex of unit.hexes) expect(liveUnitsIn(position, hex)).toEqual([unit]);
        }
        for (const { a, b } of position.links) {
          const sides = [a, b].map((id) => position.units[id]?.side);
          expect(new Set(sides).size).toBe(2);
        }
      }),
      { numRuns: 25 },
    );
  });
});
