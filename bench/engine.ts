import { canonicalJson, sha256 } from '../src/engine/canonical/canonical.js';
import { act } from '../src/engine/game/act.js';
import { judge } from '../src/engine/game/judge.js';
import { replay } from '../src/engine/game/replay.js';
import type { Setup } from '../src/engine/game/setup.js';
import { fingerprint } from '../src/engine/position/fingerprint.js';
import { PBEM } from '../src/engine/rulesets/pbem/ruleset.js';
import { loadScenarios } from '../src/library/scenarios.js';
import { greedyRows } from './greedy.js';
import { Chance, playOut } from './playout.js';
import { besideFloor, rateOnce, ratePerSecond, type BenchGroup } from './row.js';

const SCENARIO = 'dawn-raid';
/** Thirty a side. */
const LARGE = 'great-muster';
const ORDERS = 1000;

/** The engine alone, on games of random legal orders: deciding, listing, replaying, judging. */
export async function engineBench(): Promise<readonly BenchGroup[]> {
  const setup = longGame(SCENARIO);
  const played = playOut(setup, 1, ORDERS);
  const { orders, events, position } = played;
  const chance = new Chance(7);
  const decideAll = (): void => {
    for (const { position: at, side, order } of orders) act(PBEM, at, side, order, chance);
  };
  const listAll = (): void => {
    for (const { position: at, side } of orders) PBEM.legal(at, side);
  };
  const texts = events.map((event) => canonicalJson(event));
  const many = `${SCENARIO}, ${orders.length} orders, ${events.length} events`;
  const rows = [
    ...greedyRows(SCENARIO, setup),
    ...greedyRows(LARGE, longGame(LARGE)),
    { name: 'orders decided', value: ratePerSecond(decideAll) * orders.length, unit: '/s', note: many },
    {
      name: 'legal lists of a whole side (24 units on the map)',
      value: ratePerSecond(listAll, { runs: 3, milliseconds: 1 }) * orders.length,
      unit: '/s',
    },
    await besideFloor({
      name: 'events replayed',
      unit: '/s',
      measure: () => rateOnce(() => replay(PBEM, events)) * events.length,
      floor: { name: 'an empty fold', measure: () => rateOnce(() => events.reduce(nothing, position)) * events.length },
    }),
    await besideFloor({
      name: 'events judged',
      unit: '/s',
      measure: () => rateOnce(() => judge(PBEM, events)) * events.length,
      floor: { name: 'SHA-256 of their bytes', measure: () => rateOnce(() => texts.map(sha256)) * events.length },
    }),
    {
      name: 'fingerprints of a position, one unit changed',
      value: ratePerSecond(() => {
        const [id, unit] = Object.entries(position.units)[0] ?? [];
        if (id && unit) fingerprint({ ...position, units: { ...position.units, [id]: { ...unit } } });
      }),
      unit: '/s',
    },
  ];
  return [{ title: 'Engine', rows }];
}

/** A fold that does nothing. */
function nothing<State>(state: State): State {
  return state;
}

/** The set-up of a scenario, for games that go on until nobody can go on. */
function longGame(name: string): Setup {
  const scenario = loadScenarios().get(name);
  if (!scenario) throw new Error(`there is no scenario ${name}`);
  return { ...scenario.setup, length: { gameTurns: 1000, endsWithOneSideLeft: false } };
}
