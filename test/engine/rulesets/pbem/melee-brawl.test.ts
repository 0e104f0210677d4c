import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Dice } from '../../../../src/engine/dice/dice.js';
import { judge } from '../../../../src/engine/game/judge.js';
import type { SetupUnit } from '../../../../src/engine/game/setup.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { isActive, isLive, isMounted } from '../../../../src/engine/position/unit.js';
import { isAdjacentTo } from '../../../../src/engine/rulesets/pbem/core/terrain/adjacency.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { begin, KNIGHT, man, rider, sheet } from './support-play.js';

const FIERCE = sheet({ foot: { ...sheet().foot, healthy: { attack: 12, defence: 4, mpa: 6 } } });

/** Ten characters and a mule in a small yard, so that every turn is full of blows. */
function yard(): readonly SetupUnit[] {
  return [
    man('Abe', 'red', 'C3', { sheet: FIERCE }),
    man('Ann', 'red', 'D4', { sheet: FIERCE }),
    man('Amy', 'red', 'E3', { sheet: KNIGHT }),
    ...rider('Ada', 'red', ['F4', 'F3']),
    ...rider('Ali', 'red', ['B4', 'B3']),
    man('Ben', 'blue', 'C5', { sheet: FIERCE }),
    man('Bob', 'blue', 'D6', { sheet: FIERCE }),
    man('Bud', 'blue', 'E6', { sheet: KNIGHT }),
    ...rider('Boris', 'blue', ['F5', 'F6']),
    ...rider('Bruno', 'blue', ['B5', 'B6']),
    { id: 'Mule', side: null, sheet: { kind: 'mule', armoured: false, attack: 0, defence: 1, mpa: 6 }, hexes: ['C4'] },
  ];
}

const BOARD = {
  columns: 8,
  rows: 8,
  terrain: { slope: ['E5'], doorHex: ['D5'], tree: ['C6'] },
  hexsides: { buildingWall: ['E4/E5'], window: ['D4/D5'] },
};

/** A source of whole numbers below a bound, always the same for the same seed. */
function sourceFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 65536) % bound;
  };
}

/** Blow after blow, chosen at random among what is listed; fights are preferred. */
function brawl(
  seed: number,
  orders: number,
): { readonly log: readonly PbemEvent[]; readonly positions: readonly Position[] } {
  const next = sourceFrom(seed);
  const dice: Dice = { roll: (request) => ({ ...request, value: 1 + next(request.faces), source: 'server' }) };
  const play = begin({ step: 'combat', units: yard(), board: BOARD });
  const log = [...play.log];
  const positions = [play.position];
  let { position } = play;
  for (let count = 0; count < orders && !position.outcome; count += 1) {
    const actors = PBEM.actors(position);
    const actor = actors[next(actors.length)];
    if (!actor) throw new Error('nobody may act');
    const legal = PBEM.legal(position, actor.side);
    const blows = legal.filter(({ order }) => order.type === 'Attack' || actor.role === 'decision');
    const choice = blows.length > 0 && next(6) > 0 ? blows : legal;
    const chosen = choice[next(choice.length)];
    if (!chosen) throw new Error(`${actor.side} has no order`);
    const decided = PBEM.decide(position, actor.side, chosen.order, dice);
    if (!decided.ok)
      throw new Error(`${JSON.stringify(chosen.order)} is listed and refused: ${decided.refusal.because}`);
    position = decided.position;
    positions.push(position);
    log.push(...decided.events);
  }
  return { log, positions };
}

function shareHex(position: Position): readonly string[] {
  const live = Object.values(position.units).filter((unit) => isLive(unit) && unit.rider === null);
  const hexes = live.flatMap((unit) => unit.hexes);
  return hexes.filter((hex, index) => hexes.indexOf(hex) !== index);
}

function brokenLinks(position: Position): readonly string[] {
  return position.links.flatMap(({ a, b }) => {
    const [one, other] = [position.units[a], position.units[b]];
    const sound = one && other && isActive(one) && isActive(other) && one.side !== other.side;
    const inReach = sound && (isAdjacentTo(position, one, other) || isAdjacentTo(position, other, one));
    return inReach ? [] : [`${a}-${b}`];
  });
}

function badRiders(position: Position): readonly string[] {
  return Object.values(position.units).flatMap((unit) => {
    if (!isMounted(unit)) return [];
    const horse = position.units[unit.mount ?? ''];
    const sits = isActive(unit) && horse?.health === 'healthy' && horse.rider === unit.id;
    return sits && horse.hexes.join() === unit.hexes.join() ? [] : [unit.id];
  });
}

describe('a brawl, whatever the dice and the orders are', () => {
  it('lists only what is accepted, leaves no impossible position, and is judged right', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { log, positions } = brawl(seed, 60);
        for (const position of positions) {
          expect(shareHex(position)).toEqual([]);
          expect(brokenLinks(position)).toEqual([]);
          expect(badRiders(position)).toEqual([]);
        }
        expect(judge(PBEM, log).findings).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('ends the turn only when every decision is answered', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { log } = brawl(seed, 60);
        const open = new Map<string, unknown>();
        for (const event of log) {
          if (event.type === 'DecisionRaised') open.set(event.data.id, event.data.about['due']);
          if (event.type === 'DecisionSettled') expect(open.delete(event.data.id)).toBe(true);
          // A retreat that was left open waits for the next player turn (pbem:4.4c).
          if (event.type === 'PlayerTurnEnded')
            expect([...open.values()].filter((due) => due !== 'ownTurn')).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });
});
