import { describe, expect, it, test } from '@jest/globals';
import { NO_DICE } from '../../../../src/engine/dice/dice.js';
import { Course } from '../../../../src/engine/game/course.js';
import type { SetupUnit } from '../../../../src/engine/game/setup.js';
import type { RetreatOwed } from '../../../../src/engine/rulesets/pbem/core/turn/decision.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { evolve } from '../../../../src/engine/rulesets/pbem/evolve/evolve.js';
import { raise } from '../../../../src/engine/rulesets/pbem/core/turn/pending.js';
import { retreatChoice } from '../../../../src/engine/rulesets/pbem/10-results/retreat-choice.js';
import { settleFireRetreats } from '../../../../src/engine/rulesets/pbem/04-sequence/retreat.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { positionOf } from '../../../../src/engine/rulesets/pbem/core/setup/set-up.js';
import {
  begin,
  eventsOf,
  give,
  LONGBOWMAN,
  man,
  refusal,
  rider,
  setupOf,
  sheet,
  unit,
  type Given,
} from './support-play.js';

const STRONG = sheet({ foot: { ...sheet().foot, healthy: { attack: 24, defence: 4, mpa: 6 } } });

function step(hex: string): { readonly gait: 'step'; readonly hexes: readonly string[] } {
  return { gait: 'step', hexes: [hex] };
}

/** Places, `head-rear`, where a retreat that is owed may end. */
function ends(given: Given, owed: Partial<RetreatOwed> & { readonly unit: string }): readonly string[] {
  const position = positionOf({ id: 'pbem', version: 1 }, setupOf(given));
  const about: RetreatOwed = { hexes: 1, from: [], missile: false, due: 'now', firedFrom: null, ...owed };
  const retreating = position.units[owed.unit];
  if (!retreating) throw new Error(`there is no unit ${owed.unit}`);
  return retreatChoice(position, retreating, about, retreating.side ?? position.turn.side)
    .ways.map(({ hexes }) => hexes.join('-'))
    .sort();
}

describe('two retreats of one combat (9.2g, 10.9a)', () => {
  const play = give(
    begin({
      step: 'combat',
      units: [man('Abe', 'red', 'L8', { sheet: STRONG }), man('Ben', 'blue', 'L9'), man('Bob', 'blue', 'M8')],
    }),
    'red',
    { type: 'Attack', attackers: ['Abe'], defenders: ['Ben', 'Bob'] },
    [4, 5, 5],
  );
  const once = give(play, 'blue', { type: 'Retreat', unit: 'Ben', path: [step('K9')] });
  const twice = give(once, 'blue', { type: 'Retreat', unit: 'Bob', path: [step('N9')] });

  it('both are owed', () => {
    expect(play.position.pending.map(({ kind, about }) => [kind, about['unit']])).toEqual([
      ['Retreat', 'Ben'],
      ['Retreat', 'Bob'],
    ]);
  });

  it('the advance waits for the second', () => {
    expect(refusal(once, 'red', { type: 'Advance', unit: 'Abe', path: [step('L9')] })).toMatchObject({
      code: 'wrongStep',
    });
    expect(refusal(once, 'red', { type: 'EndStep' })).toMatchObject({ code: 'decisionPending' });
  });

  it('then it leads into either hex', () => {
    expect(twice.position.pending).toMatchObject([
      { kind: 'Advance', owner: 'red', about: { units: ['Abe'], into: ['L9', 'M8'] } },
    ]);
    expect(unit(give(twice, 'red', { type: 'Advance', unit: 'Abe', path: [step('M8')] }), 'Abe').hexes).toEqual(['M8']);
    expect(unit(give(twice, 'red', { type: 'Advance', unit: 'Abe', path: [step('L9')] }), 'Abe').hexes).toEqual(['L9']);
  });

  it('no decision is raised or settled twice', () => {
    const done = give(twice, 'red', { type: 'Advance' });
    const settled = eventsOf(done, 'DecisionSettled').map(({ id }) => id);
    expect(new Set(settled).size).toBe(settled.length);
    expect(done.position.pending).toEqual([]);
  });
});

describe('fire retreats without choice (4.4b)', () => {
  /** L9 to L13 between walls, open beyond. */
  const walls = [9, 10, 11, 12].flatMap((row) => [
    `L${row}/K${row - 1}`,
    `L${row}/K${row}`,
    `L${row}/M${row - 1}`,
    `L${row}/M${row}`,
  ]);
  const units: readonly SetupUnit[] = [
    man('Ada', 'red', 'L3', { sheet: LONGBOWMAN }),
    man('Ben', 'blue', 'L9'),
    man('Bob', 'blue', 'L11'),
  ];

  function closed(
    board: Given['board'] = { columns: 16, rows: 16, hexsides: { buildingWall: walls } },
  ): Course<PbemEvent> {
    const setup = setupOf({ step: 'fire1', units, ...(board ? { board } : {}) });
    const course = new Course<PbemEvent>(positionOf({ id: 'pbem', version: 1 }, setup), evolve);
    for (const unit of ['Ben', 'Bob']) {
      const about = { unit, hexes: 2, from: ['Ada'], missile: true, due: 'stepEnd', firedFrom: 'L3' } as const;
      raise(course, 'Retreat', 'blue', 'pbem:10.21a', about);
    }
    course.emit({ type: 'StepClosed', data: { until: 'step', rule: 'pbem:4.2' } });
    return course;
  }

  it('who makes way goes first, then the way is free', () => {
    const course = closed();
    settleFireRetreats(course, NO_DICE);
    expect(course.position.pending).toEqual([]);
    expect(course.position.units['Bob']?.hexes).toEqual(['L13']);
    expect(course.position.units['Ben']?.hexes).toEqual(['L11']);
    expect(course.position.units['Ben']?.health).toBe('healthy');
    expect(course.events.flatMap((event) => (event.type === 'UnitRetreated' ? [event.data.unit] : []))).toEqual([
      'Bob',
      'Ben',
    ]);
  });

  it('who fails waits until the others have chosen', () => {
    const open = { columns: 16, rows: 16, hexsides: { buildingWall: walls.filter((wall) => !/^L1[12]/.test(wall)) } };
    const course = closed(open);
    settleFireRetreats(course, NO_DICE);
    expect(course.position.pending.map(({ about }) => about['unit'])).toEqual(['Ben', 'Bob']);
    const decided = PBEM.decide(
      course.position,
      'blue',
      { type: 'Retreat', unit: 'Bob', path: [step('L12'), step('L13')] },
      NO_DICE,
    );
    if (!decided.ok) throw new Error(decided.refusal.because);
    const { units: after, pending } = decided.position;
    expect([after['Bob']?.hexes, after['Ben']?.hexes, after['Ben']?.health]).toEqual([['L13'], ['L11'], 'healthy']);
    expect(pending).toEqual([]);
  });

  it('while the step is open nothing moves', () => {
    const course = closed();
    const open = { ...course.position, turn: { ...course.position.turn, closing: 'no' as const } };
    const still = new Course<PbemEvent>(open, evolve);
    settleFireRetreats(still, NO_DICE);
    expect(still.events).toEqual([]);
  });
});

describe('riders', () => {
  const boris = rider('Boris', 'blue', ['L9', 'L8']);

  test.each([
    ['L3', 'behind', true],
    ['L13', 'ahead', false],
    ['M13', 'ahead, a little aside', false],
    ['H10', 'from the side', true],
  ])('shot at from %s, %s, they may go forward: %p (10.23a)', (firedFrom, _where, forward) => {
    const given: Given = { units: [man('Ada', 'red', firedFrom, { sheet: LONGBOWMAN }), ...boris] };
    const position = positionOf({ id: 'pbem', version: 1 }, setupOf(given));
    const retreating = position.units['Boris'];
    if (!retreating) throw new Error('Boris is gone');
    const owed: RetreatOwed = { unit: 'Boris', hexes: 4, from: ['Ada'], missile: true, due: 'stepEnd', firedFrom };
    const { ways, flight } = retreatChoice(position, retreating, owed, 'blue');
    expect(!flight.barred.gaits.includes('forward')).toBe(forward);
    expect(ways.length).toBeGreaterThan(0);
    for (const { steps, count } of ways) {
      expect(count).toBe(4);
      if (!forward) expect(steps.map(({ gait }) => gait)).not.toContain('forward');
    }
  });

  it('attacked from the side, may do whatever leads into no reach but the one they are in', () => {
    const given: Given = { units: [man('Abe', 'red', 'K8'), ...boris] };
    const places = ends(given, { unit: 'Boris', from: ['Abe'] });
    expect(places).toEqual(expect.arrayContaining(['L10-L9', 'M9-L9', 'L8-L7', 'L8-M7']));
    expect(places).not.toContain('K9-L9');
    expect(places).not.toContain('L9-L8');
  });
});

describe('where a retreat may end', () => {
  it('not where a friend stands, but through him (7.1a, 7.1b)', () => {
    const given: Given = {
      units: [man('Ada', 'red', 'L3', { sheet: LONGBOWMAN }), man('Ben', 'blue', 'L9'), man('Bob', 'blue', 'L10')],
    };
    expect(ends(given, { unit: 'Ben', from: ['Ada'], missile: true, firedFrom: 'L3' })).not.toContain('L10');
    expect(ends(given, { unit: 'Ben', from: ['Ada'], missile: true, firedFrom: 'L3', hexes: 2 })).toContain('L11');
  });

  it('never across a wall', () => {
    const given: Given = {
      units: [man('Abe', 'red', 'L8'), man('Ben', 'blue', 'L9')],
      board: { hexsides: { buildingWall: ['L9/L10'] } },
    };
    expect(ends(given, { unit: 'Ben', from: ['Abe'] })).toEqual(['K9', 'M9']);
  });

  it('at the edge of the map there is no further', () => {
    const given: Given = { units: [man('Abe', 'red', 'A2'), man('Ben', 'blue', 'A1')] };
    expect(ends(given, { unit: 'Ben', from: ['Abe'] })).toEqual(['B1']);
  });
});

describe('bad input', () => {
  const play = give(
    begin({
      step: 'combat',
      units: [
        man('Abe', 'red', 'L8', { sheet: STRONG }),
        man('Ben', 'blue', 'L9', { sheet: STRONG }),
        man('Bob', 'blue', 'A1'),
      ],
    }),
    'red',
    { type: 'Attack', attackers: ['Abe'], defenders: ['Ben'] },
    [7],
  );

  test.each([
    ['a unit that owes none', 'blue', { type: 'Retreat', unit: 'Bob', path: [step('A2')] }, { rule: 'pbem:10.21a' }],
    ['an unknown unit', 'blue', { type: 'Retreat', unit: 'Zoe', path: [] }, { code: 'unknownUnit' }],
    [
      'the side that does not own it',
      'red',
      { type: 'Retreat', unit: 'Ben', path: [step('L10')] },
      { code: 'notYourTurn' },
    ],
    ['a hex off the map', 'blue', { type: 'Retreat', unit: 'Ben', path: [step('Z99')] }, { code: 'unknownHex' }],
    ['a leap', 'blue', { type: 'Retreat', unit: 'Ben', path: [step('L12')] }, { rule: 'pbem:7.3a' }],
  ] as const)('%s is refused', (_what, side, order, expected) => {
    expect(play.position.pending).toHaveLength(1);
    expect(refusal(play, side, order)).toMatchObject(expected);
  });
});
