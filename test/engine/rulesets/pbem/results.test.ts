import { describe, expect, it, test } from '@jest/globals';
import { ListedDice, NO_DICE } from '../../../../src/engine/dice/dice.js';
import { Course } from '../../../../src/engine/game/course.js';
import type { SetupUnit } from '../../../../src/engine/game/setup.js';
import type { Health } from '../../../../src/engine/position/unit.js';
import type { AnimalKind } from '../../../../src/engine/position/unit-sheet.js';
import { COMBAT_SIGNS } from '../../../../src/engine/rulesets/pbem/core/combat/combat-tables.js';
import { drawHex, drawLowest, drawOne } from '../../../../src/engine/rulesets/pbem/core/combat/draw.js';
import { parseSign, type Blow, type Effect } from '../../../../src/engine/rulesets/pbem/10-results/effect.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { evolve } from '../../../../src/engine/rulesets/pbem/evolve/evolve.js';
import { sufferResult } from '../../../../src/engine/rulesets/pbem/10-results/result.js';
import { positionOf } from '../../../../src/engine/rulesets/pbem/core/setup/set-up.js';
import { man, rider, setupOf } from './support-play.js';

/** A course in the combat step of red with Abe in L10 and these units. */
function courseWith(units: readonly SetupUnit[]): Course<PbemEvent> {
  const setup = setupOf({ step: 'combat', units: [man('Abe', 'red', 'L10'), ...units] });
  return new Course<PbemEvent>(positionOf({ id: 'pbem', version: 1 }, setup), evolve);
}

const BLOW: Blow = { rule: 'pbem:26.33', by: 'Abe', from: ['Abe'], missile: false, firedFrom: null };

/** The first of some units after a result: his health, and whether he owes a retreat. */
function outcome(units: readonly SetupUnit[], effect: Effect, dice: readonly number[] = []): string {
  const course = courseWith(units);
  const id = units[0]?.id ?? '';
  sufferResult(course, id, effect, BLOW, new ListedDice(dice, 'server'));
  const unit = course.position.units[id];
  const parts = [unit?.health, unit?.mount ? 'mounted' : 'afoot'];
  return [...parts, ...course.position.pending.map(({ kind }) => kind)].join(' ');
}

describe('result signs (26.1c, 26.3b)', () => {
  test.each(COMBAT_SIGNS)('%s says whom and how', (sign) => {
    const { side, effect } = parseSign(sign);
    expect(side).toBe(sign.includes('a') ? 'attacker' : sign.includes('d') ? 'defender' : null);
    expect(effect.horseKilled ?? false).toBe(sign.startsWith('*'));
  });

  it.each([
    ['d4', { kind: 'retreat', hexes: 4 }],
    ['a2', { kind: 'retreat', hexes: 2 }],
    ['*dw', { kind: 'wounded', horseKilled: true }],
    ['-', { kind: 'none' }],
  ])('%s', (sign, effect) => {
    expect(parseSign(sign).effect).toEqual(effect);
  });

  it.each(['', 'd3', '*', 'k', 'dd', 'd11', '**dk'])('%p is no result', (sign) => {
    expect(() => parseSign(sign)).toThrow(RangeError);
  });
});

describe('what a result makes of a man on foot (10.3 to 10.5)', () => {
  test.each<[Health, Effect, string]>([
    ['healthy', { kind: 'none' }, 'healthy afoot'],
    ['healthy', { kind: 'retreat', hexes: 1 }, 'healthy afoot Retreat'],
    ['healthy', { kind: 'stunned' }, 'stunned afoot'],
    ['healthy', { kind: 'stunned', horseKilled: true }, 'stunned afoot'],
    ['healthy', { kind: 'wounded' }, 'wounded afoot'],
    ['healthy', { kind: 'killed' }, 'dead afoot'],
    ['stunned', { kind: 'retreat', hexes: 1 }, 'wounded afoot'],
    ['stunned', { kind: 'stunned' }, 'dead afoot'],
    ['stunned', { kind: 'wounded' }, 'wounded afoot'],
    ['stunned', { kind: 'killed' }, 'dead afoot'],
    ['wounded', { kind: 'retreat', hexes: 1 }, 'wounded afoot Retreat'],
    ['wounded', { kind: 'stunned' }, 'dead afoot'],
    ['wounded', { kind: 'wounded' }, 'dead afoot'],
    ['wounded', { kind: 'killed' }, 'dead afoot'],
    ['dead', { kind: 'retreat', hexes: 1 }, 'dead afoot'],
    ['dead', { kind: 'wounded' }, 'dead afoot'],
  ])('%s and %p: %s', (health, effect, expected) => {
    expect(outcome([man('Ben', 'blue', 'L9', { health })], effect)).toBe(expected);
  });
});

describe('what it makes of a rider (10.3b, 10.4e, 10.6)', () => {
  test.each<[Health, Effect, string, string]>([
    ['healthy', { kind: 'stunned' }, 'stunned afoot', 'healthy'],
    ['healthy', { kind: 'stunned', horseKilled: true }, 'stunned afoot', 'dead'],
    ['healthy', { kind: 'wounded' }, 'wounded mounted', 'healthy'],
    ['healthy', { kind: 'wounded', horseKilled: true }, 'wounded afoot', 'dead'],
    ['healthy', { kind: 'killed' }, 'dead afoot', 'healthy'],
    ['healthy', { kind: 'killed', horseKilled: true }, 'dead afoot', 'dead'],
    ['wounded', { kind: 'stunned' }, 'dead afoot', 'healthy'],
    ['wounded', { kind: 'wounded' }, 'dead afoot', 'healthy'],
    ['wounded', { kind: 'wounded', horseKilled: true }, 'dead afoot', 'dead'],
  ])('%s and %p: %s, his horse %s', (health, effect, expected, horse) => {
    const course = courseWith(rider('Boris', 'blue', ['L9', 'L8'], { health }));
    sufferResult(course, 'Boris', effect, BLOW, new ListedDice(expected.includes('afoot') ? [1] : [], 'server'));
    const { units } = course.position;
    expect(`${units['Boris']?.health} ${units['Boris']?.mount ? 'mounted' : 'afoot'}`).toBe(expected);
    expect(units['Boris.horse']?.health).toBe(horse);
    expect(units['Boris.horse']?.rider ?? 'nobody').toBe(expected.includes('mounted') ? 'Boris' : 'nobody');
    expect(units['Boris']?.hexes).toHaveLength(expected.includes('mounted') ? 2 : 1);
  });
});

describe('what it makes of animals (13c, 13.3j, 10.28a)', () => {
  const animal = (kind: AnimalKind): SetupUnit => ({
    id: 'Beast',
    side: null,
    sheet: { kind, armoured: false, attack: 0, defence: 1, mpa: 6 },
    hexes: kind === 'horse' ? ['L9', 'L8'] : ['L9'],
  });

  test.each<[AnimalKind, Effect, string]>([
    ['mule', { kind: 'killed' }, 'healthy afoot'],
    ['mule', { kind: 'wounded', horseKilled: true }, 'dead afoot'],
    ['horse', { kind: 'stunned', horseKilled: true }, 'dead afoot'],
    ['otherAnimal', { kind: 'stunned' }, 'healthy afoot'],
    ['mule', { kind: 'retreat', hexes: 4 }, 'healthy afoot Retreat'],
    ['dog', { kind: 'wounded' }, 'dead afoot'],
    ['dog', { kind: 'stunned' }, 'healthy afoot'],
  ])('%s and %p: %s', (kind, effect, expected) => {
    expect(outcome([animal(kind)], effect)).toBe(expected);
  });

  it('owes one retreat only, and a second one does no harm', () => {
    const course = courseWith([animal('mule')]);
    sufferResult(course, 'Beast', { kind: 'retreat', hexes: 1 }, BLOW, NO_DICE);
    sufferResult(course, 'Beast', { kind: 'retreat', hexes: 1 }, BLOW, NO_DICE);
    expect(course.position.pending).toMatchObject([{ owner: 'red', about: { unit: 'Beast' } }]);
    expect(course.position.units['Beast']?.health).toBe('healthy');
  });
});

describe('a retreat that is owed', () => {
  test.each<[string, Effect]>([
    ['stunned', { kind: 'stunned' }],
    ['killed', { kind: 'killed' }],
  ])('lapses when its unit is %s (10.3e, 10.5)', (_what, effect) => {
    const course = courseWith([man('Ben', 'blue', 'L9')]);
    sufferResult(course, 'Ben', { kind: 'retreat', hexes: 1 }, BLOW, NO_DICE);
    expect(course.position.pending).toHaveLength(1);
    sufferResult(course, 'Ben', effect, BLOW, NO_DICE);
    expect(course.position.pending).toEqual([]);
  });

  it('lasts through a wound', () => {
    const course = courseWith([man('Ben', 'blue', 'L9')]);
    sufferResult(course, 'Ben', { kind: 'retreat', hexes: 1 }, BLOW, NO_DICE);
    sufferResult(course, 'Ben', { kind: 'wounded' }, BLOW, NO_DICE);
    expect(course.position.pending).toHaveLength(1);
  });
});

describe('drawing at random (2.1f, 2.1g)', () => {
  it('draws a hex by its number and rolls again for numbers that name none', () => {
    const { drawn, dice } = drawHex(new ListedDice([9, 4, 2], 'server'), ['A1', 'B1', 'C1'], 'pbem:10.6c', 'Ben');
    expect(drawn).toBe('B1');
    expect(dice.map(({ value }) => value)).toEqual([9, 4, 2]);
  });

  it('needs no die for one', () => {
    expect(drawHex(NO_DICE, ['A1'], 'pbem:10.6c', 'Ben')).toEqual({ drawn: 'A1', dice: [] });
    expect(drawOne(NO_DICE, ['Ben'], 'pbem:10.7b')).toEqual({ drawn: 'Ben', dice: [] });
  });

  it('selects all that tie for lowest, and one of them by rolling on', () => {
    expect(drawLowest(new ListedDice([4, 2, 2], 'server'), ['Ann', 'Ben', 'Cid'], 'pbem:9.2g').drawn).toEqual([
      'Ben',
      'Cid',
    ]);
    const one = drawOne(new ListedDice([4, 2, 2, 7, 7, 8, 3], 'server'), ['Ann', 'Ben', 'Cid'], 'pbem:10.7b');
    expect(one.drawn).toBe('Cid');
    expect(one.dice.map(({ subject }) => subject)).toEqual(['Ann', 'Ben', 'Cid', 'Ben', 'Cid', 'Ben', 'Cid']);
  });

  it('cannot draw from nothing', () => {
    expect(() => drawHex(NO_DICE, [], 'pbem:10.6c', 'Ben')).toThrow(RangeError);
    expect(() => drawOne(NO_DICE, [], 'pbem:10.7b')).toThrow(RangeError);
  });
});
