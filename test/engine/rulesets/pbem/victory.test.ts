import { describe, expect, it, test } from '@jest/globals';
import type { SetupUnit } from '../../../../src/engine/game/setup.js';
import type { Health } from '../../../../src/engine/position/unit.js';
import { victoryPoints } from '../../../../src/engine/rulesets/pbem/core/turn/victory.js';
import { begin, give, horse, KNIGHT, man, refusal, sheet, type Play } from './support-play.js';

const red = man('Red', 'red', 'A1');
const peasant = sheet({ classes: ['peasant'] });

function points(...units: readonly SetupUnit[]): Readonly<Record<string, number>> {
  return victoryPoints(begin({ units }).position);
}

describe('victory points (pbem:23.2b)', () => {
  test.each<readonly [string, SetupUnit['sheet'], Health, number]>([
    ['knight', KNIGHT, 'dead', 5],
    ['knight', KNIGHT, 'wounded', 3],
    ['knight', KNIGHT, 'stunned', 0],
    ['caparisoned knight', sheet({ classes: ['caparisonedKnight'] }), 'dead', 5],
    ['samurai', sheet({ classes: ['samurai'] }), 'wounded', 3],
    ['peasant', peasant, 'dead', 2],
    ['peasant', peasant, 'wounded', 1],
    ['civilian', sheet({ classes: ['civilian'] }), 'dead', 3],
    ['sergeant', sheet({ classes: ['sergeant'] }), 'wounded', 2],
    ['archer', sheet({ classes: ['archer'] }), 'healthy', 0],
  ])('a %s %#', (_class, who, health, worth) => {
    expect(points(red, man('Foe', 'blue', 'A3', { sheet: who, health }))).toEqual({ red: worth, blue: 0 });
  });

  it('add up, for the side that opposed (pbem:23.2a)', () => {
    const dead = { health: 'dead' } as const;
    const wounded = { health: 'wounded' } as const;
    expect(
      points(
        { ...red, health: 'wounded' },
        man('K1', 'blue', 'B1', { sheet: KNIGHT, ...dead }),
        man('K2', 'blue', 'B2', { sheet: KNIGHT, ...wounded }),
        man('P1', 'blue', 'B3', { sheet: peasant, ...dead }),
        man('P2', 'blue', null, { sheet: peasant, ...dead }),
        man('A', 'blue', 'B5', { sheet: sheet({ classes: ['archer'] }), ...wounded }),
        man('Neutral', null, 'B6', dead),
        { ...horse('H', ['C1', 'C2']), health: 'dead', side: 'blue' },
      ),
    ).toEqual({ red: 14, blue: 2 });
  });
});

describe('the end of the game (pbem:23.17)', () => {
  const end = { type: 'EndTurn' } as const;
  const foe = man('Foe', 'blue', 'A5');
  const last = (units: readonly SetupUnit[], side: string): Play =>
    begin({ units, gameTurn: 3, side, over: { length: { gameTurns: 3, endsWithOneSideLeft: false } } });

  it('comes after the last player turn of the last GT', () => {
    const play = give(last([red, foe], 'red'), 'red', end);
    expect(play.position.outcome).toBeNull();
    expect(give(play, 'blue', end).position.outcome).toEqual({
      winner: null,
      points: { red: 0, blue: 0 },
      reason: 'the game lasts 3 GT',
    });
  });

  it('is won by more points and drawn with as many (pbem:23.2a)', () => {
    const done = (...units: readonly SetupUnit[]): string | null | undefined =>
      give(last(units, 'blue'), 'blue', end).position.outcome?.winner;
    expect(done(red, { ...foe, health: 'wounded' })).toBe('red');
    expect(done({ ...red, health: 'wounded' }, foe)).toBe('blue');
    expect(done({ ...red, health: 'wounded' }, { ...foe, health: 'wounded' })).toBeNull();
  });

  it('lets nothing follow', () => {
    const play = give(last([red, foe], 'blue'), 'blue', end);
    expect(play.log.at(-1)?.type).toBe('GameEnded');
    expect(refusal(play, 'red', end)).toMatchObject({ code: 'gameOver' });
  });

  it('comes with the PT that leaves one side on the map, if the set-up says so', () => {
    const units = [red, { ...foe, health: 'dead' as const }, man('Away', 'blue', null)];
    const ending = (endsWithOneSideLeft: boolean): Play =>
      give(begin({ units, over: { length: { gameTurns: 9, endsWithOneSideLeft } } }), 'red', end);
    expect(ending(true).position.outcome?.winner).toBe('red');
    expect(ending(false).position.outcome).toBeNull();
    const alive = begin({ units: [red, foe], over: { length: { gameTurns: 9, endsWithOneSideLeft: true } } });
    expect(give(alive, 'red', end).position.outcome).toBeNull();
  });
});
