import { expect, it } from '@jest/globals';
import { wrongEvents } from '../../src/library/conformance/expect-events.js';
import type { CaseFailure } from '../../src/library/conformance/failure.js';
import { playGameCase, type GameCase, type GameCaseEntry } from '../../src/library/conformance/play-game-case.js';
import { differing } from '../../src/library/conformance/subset.js';
import { Trace } from '../../src/library/conformance/trace.js';
import { ACTIVATION_BOOK } from './game.js';
import type { ActivationSetup, State } from './state.js';

interface Expected {
  readonly state?: object;
  readonly events?: readonly string[];
}

const SETUP: ActivationSetup = {
  title: 'Four on a dyke',
  turns: 1,
  men: {
    Ada: { side: 'red', place: 0 },
    Ben: { side: 'red', place: 1 },
    Dot: { side: 'blue', place: 5 },
    Eli: { side: 'blue', place: 6 },
  },
};

function run(dice: readonly number[], entries: readonly GameCaseEntry<Expected>[]): readonly CaseFailure[] {
  const written: GameCase<State, ActivationSetup, Expected> = {
    begins: ['men'],
    setup: SETUP,
    dice,
    entries,
    expect: {},
    wrong: ({ state: wanted, events = [] }, at, state, log) => [
      ...(wanted ? differing(at, 'the state', wanted, state) : []),
      ...wrongEvents({ events: events.map((type) => ({ type })) }, log),
    ],
  };
  return playGameCase(ACTIVATION_BOOK, written, new Trace(false));
}

const RED = (order: object) => ({ seat: 'red', order });
const BLUE = (order: object) => ({ seat: 'blue', order });

/** Red selects, blue interrupts with Dot, who runs before Ada does. */
const INTERRUPTED = [
  RED({ type: 'Roll' }),
  { seat: 'blue', order: { type: 'Select', man: 'Dot' }, refused: ['act:6'] },
  RED({ type: 'Select', man: 'Ada' }),
  { seat: 'red', order: { type: 'Run', path: [1] }, code: 'decisionPending' },
  BLUE({ type: 'Interrupt', man: 'Dot' }),
  { expect: { state: { active: ['Dot', 'Ada'] }, events: ['ManSelected', 'InterruptionTried'] } },
];

it('runs a case: an interruption, then reactions of two men that are declared before either is resolved', () => {
  const failures = run(
    [9, 2, 5, 3, 7],
    [
      ...INTERRUPTED,
      BLUE({ type: 'Run', path: [4, 3] }),
      { expect: { state: { pending: [{ man: 'Ben' }], run: { rest: [3] } }, events: ['PlaceReached'] } },
      { seat: 'blue', order: { type: 'Shoot', man: 'Ben' }, refused: ['act:6'] },
      RED({ type: 'Pass', decision: 'react-Ben-4-4' }),
      { expect: { state: { pending: [{ man: 'Ada' }, { man: 'Ben' }], run: { rest: [] } } } },
      RED({ type: 'Shoot', man: 'Ben' }),
      { expect: { state: { pending: [{ man: 'Ada' }], men: { Dot: { down: false } } } } },
      RED({ type: 'Shoot', man: 'Ada' }),
      {
        expect: { state: { men: { Dot: { down: true } }, active: ['Ada'] }, events: ['ShotResolved', 'ShotResolved'] },
      },
    ],
  );
  expect(failures).toEqual([]);
});

it('finds what is not as a case says, and dice that are left', () => {
  const found = run([9, 2, 6, 1], [...INTERRUPTED, BLUE({ type: 'Interrupt', man: 'Eli' })].slice(0, 6));
  const whats = found.map(({ what }) => what);
  expect(whats).toEqual(expect.arrayContaining(['dice left over']));
  expect(whats.length).toBeGreaterThan(1);
});
