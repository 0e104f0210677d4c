import { describe, expect, it } from '@jest/globals';
import { replay } from '../../src/engine/game/replay.js';
import type { Setup } from '../../src/engine/game/setup.js';
import { seatId } from '../../src/engine/position/seat.js';
import { ORDER_TYPES, type OrderType } from '../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { drillOf, fitForDrill } from '../../src/selfplay/drill.js';
import type { GamePlan } from '../../src/selfplay/game-plan.js';
import { playGame } from '../../src/selfplay/play-game.js';
import { planOf } from '../../src/selfplay/task.js';
import { howMany } from '../thoroughness.js';
import { STOCK } from './materials.js';

const book = RULEBOOKS.rulebook('pbem', 1);
const { cases } = STOCK.drill;

/** Of the chapters one in so many is trained; the nightly command trains them all. */
const ONE_OF = howMany(3, 1);

/** How often a chapter is gone through at most before something counts as never met. */
const ROUNDS_MAX = 12;

/** Orders that all players give; games and skirmishes are full of them. */
const COMMON: readonly OrderType[] = [
  'Move',
  'Dismount',
  'Mount',
  'ClaimCover',
  'Clear',
  'GiveMp',
  'Seppuku',
  'Fire',
  'Attack',
  'Retreat',
  'Advance',
  'Pursue',
  'PickUp',
  'Drop',
  'Pin',
  'Hide',
  'EndStep',
  'EndTurn',
];

/** Orders that no player of self-play reaches, and why. */
const UNMET: Readonly<Partial<Record<OrderType, string>>> = {
  Stand: 'given at any time and never listed',
  Tell: 'given at any time and never listed',
  Defend: 'asked of a samurai who is attacked at seppuku; one skirmish in forty comes to it',
  ChooseCasualty: 'only Siege has it; games of its scenarios are frozen (test/frozen)',
  PlaceDismounted: 'only Siege has it; games of its scenarios are frozen (test/frozen)',
  PlaceFallen: 'only Siege has it',
};

/**
 * Where an order that is given more seldom is trained: a chapter of cases, in which it is listed at the start or comes
 * about.
 */
const TRAINED: Readonly<Record<string, readonly OrderType[]>> = {
  '02-definitions': ['OfferEnd', 'AgreeEnd'],
  '04-sequence': ['Waive', 'Demand'],
  '12-alarm': ['RaiseAlarm'],
  '12-carrying': ['Carry', 'LoadBurden'],
  '12-doors': ['OperateDoor'],
  '12-duel': ['Challenge', 'AnswerChallenge', 'PlaceChampion'],
  '12-gates': ['MoveGate'],
  '12-prisoners': ['Guard', 'Escort', 'Escape'],
  '12-seppuku': ['Recite'],
  '13-leading': ['Lead', 'March', 'LetGo'],
  '13-strings': ['Tie', 'Untie'],
  '14-carts': ['Hitch', 'Unhitch', 'Drive', 'Push', 'LoadItem', 'UnloadItem', 'UnloadBurden'],
  '16-dungeon': ['Throw', 'Haul'],
  '16-trenches': ['Jump'],
  '17-water': ['Swim', 'Help'],
  '18-ballista': ['LoadEngine', 'ShootBallista'],
  '18-treasure': ['Search'],
  '18-winches': ['WorkWinch'],
  '19-battering': ['Batter'],
  '19-boiling-water': ['DrawWater', 'Pour'],
  '19-engines': ['PushEquipment'],
  '19-filling': ['FillMoat'],
  '19-ladders': ['TakeLadder', 'BearLadder', 'RaiseLadder', 'ShiftLadder', 'ToppleLadder'],
  '19-building': ['Build'],
  '19-onboard': ['Bombard', 'AimEngine'],
  '19-rams': ['Ram'],
  '19-siege-tower': ['Rearrange'],
  '19-repair': ['Repair'],
  '20-fire': ['Kindle', 'Douse', 'FlamingArrow', 'FlamingBolt', 'ThrowOil'],
  '21-lights': ['FixTorch', 'PutOut', 'TendLight', 'Smash', 'ShootOut'],
  '22-ammunition': ['Resupply'],
  '22-control': ['GroupMen'],
  '22-hidden': ['GoOn'],
  '22-initiative': ['RollInitiative'],
  '22-panic': ['Flee'],
  '22-surrender': ['Surrender', 'Quarter'],
  '23-victory': ['Leave'],
  '23-set-up': ['Enter'],
};

/** A duel whose loser owes something: only there a word is kept (pbem:12.8s). */
const WORD: readonly OrderType[] = ['KeepWord'];

describe('a drill', () => {
  it('is the same for the same seed; the chapters take turns', () => {
    const setup = drillOf(5, book, STOCK.drill);
    expect(drillOf(5, book, STOCK.drill)).toEqual(setup);
    expect(drillOf(6, book, STOCK.drill)).not.toEqual(setup);
    expect(setup.length.gameTurns).toBeLessThanOrEqual((setup.start?.gameTurn ?? 1) + 2);
  });

  it.each([1, 14, 31, 44])('number %i is fought out without fault', async (seed) => {
    const task = { scenario: 'drill', seed, players: ['greedy', 'curious'], table: 'engine' } as const;
    expect((await playGame(planOf(task, STOCK))).fault).toBeNull();
  });
});

/** Types of order that can be given at once. */
function listedAt(setup: Setup): readonly string[] {
  const created = PBEM.create(setup);
  const position = created.ok ? replay(PBEM, created.value) : null;
  if (!position) return [];
  return PBEM.actors(position).flatMap(({ side, player }) =>
    PBEM.legal(position, seatId(side, player)).map(({ order }) => order.type),
  );
}

/** Types of order that somebody gives who tries what he has tried least. */
async function givenIn(setup: Setup, seed: number): Promise<readonly string[]> {
  const plan: GamePlan = { scenario: 'drill', setup, book, seed, players: ['curious', 'random'], table: 'engine' };
  const { fault, orderTypes } = await playGame(plan);
  expect(fault).toBeNull();
  return Object.keys(orderTypes);
}

/** Which of them none of these set-ups comes to; they are played only as long as something is missing. */
async function unmet(types: readonly OrderType[], setups: readonly Setup[]): Promise<readonly OrderType[]> {
  const met = new Set<string>();
  const missing = (): readonly OrderType[] => types.filter((type) => !met.has(type));
  for (const setup of setups) {
    if (missing().length === 0) return [];
    for (const type of listedAt(setup)) met.add(type);
  }
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    for (const [index, setup] of setups.entries()) {
      if (missing().length === 0) return [];
      for (const type of await givenIn(setup, 100 * round + index)) met.add(type);
    }
  }
  return missing();
}

describe('self-play meets every type of order', () => {
  it('each is common, trained by drills of a chapter, or not met for a reason', () => {
    const known = [...COMMON, ...Object.keys(UNMET), ...WORD, ...Object.values(TRAINED).flat()];
    expect([...known].sort()).toEqual([...ORDER_TYPES].sort());
  });

  it.each(Object.entries(TRAINED).filter((_, index) => index % ONE_OF === 0))('%s', async (file, types) => {
    expect(await unmet(types, cases.of(`${file}.yaml`).map(fitForDrill))).toEqual([]);
  });

  it('and the word of who has lost a duel is kept', async () => {
    const owed = cases.of('12-duel.yaml').filter(({ start }) => start?.duel?.conditions ?? start?.duel?.stake);
    expect(await unmet(WORD, owed.map(fitForDrill))).toEqual([]);
  });
});
