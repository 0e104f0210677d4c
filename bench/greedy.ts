import { act } from '../src/engine/game/act.js';
import type { GameEvent } from '../src/engine/game/event.js';
import { judge } from '../src/engine/game/judge.js';
import { replay } from '../src/engine/game/replay.js';
import type { Setup } from '../src/engine/game/setup.js';
import type { PbemEvent } from '../src/engine/rulesets/pbem/core/events.js';
import type { Order } from '../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../src/selfplay/chance.js';
import { outlookOf } from '../src/selfplay/outlook.js';
import { greedy } from '../src/selfplay/players/greedy.js';
import { Ways } from '../src/selfplay/ways.js';
import { median, type BenchRow } from './row.js';

const ORDERS = 1000;
const RUNS = 5;
/**
 * Games, and runs of a log, that are not counted. V8 goes on compiling for some thirty games: a list of dawn-raid takes
 * twice as long in the tenth game as in the fortieth. A server that has run for some minutes has its code compiled.
 */
const WARM_UPS = 30;
/** The first games of a process, which show what a server takes that has just started. */
const EARLY = 5;

interface Timed {
  readonly log: readonly PbemEvent[];
  readonly orders: number;
  /** In milliseconds, over the whole game. */
  readonly listed: number;
  readonly decided: number;
  /** Of `listed`, the first list of the game. */
  readonly first: number;
}

/** Greedy self-play by the rules alone: what orders with their lists cost, and the games' logs replayed and judged. */
export function greedyRows(scenario: string, setup: Setup): readonly BenchRow[] {
  const early = Array.from({ length: EARLY }, (_, run) => played(setup, -1 - run));
  for (let run = EARLY; run < WARM_UPS; run += 1) played(setup, -1 - run);
  const games = Array.from({ length: RUNS }, (_, run) => played(setup, run));
  const rate = (milliseconds: (game: Timed) => number, of = games): number =>
    median(of.map((game) => (game.orders * 1000) / milliseconds(game)));
  const [first] = games;
  if (!first) throw new Error('no game was played');
  const note = `${scenario}, greedy against greedy, ${first.orders} orders, ${first.log.length} events`;
  return [
    {
      name: 'orders decided with the list of the side',
      value: rate(({ listed, decided }) => listed + decided),
      unit: '/s',
      note,
    },
    { name: 'orders decided, without the list', value: rate(({ decided }) => decided), unit: '/s', note },
    {
      name: 'orders decided with the list of the side, while V8 compiles',
      value: rate(({ listed, decided }) => listed + decided, early),
      unit: '/s',
      note: `${scenario}, the median of the first ${EARLY} games`,
    },
    { name: 'first list of a game', value: median(games.map(({ first: list }) => list)), unit: 'ms', note: scenario },
    { name: 'first list of a game with other men', value: firstOfOthers(setup), unit: 'ms', note: scenario },
    { name: 'replay of such a game', value: timed(() => replay(PBEM, first.log)), unit: 'ms', note },
    { name: 'judgement of such a game', value: timed(() => judge(PBEM, first.log)), unit: 'ms', note },
  ];
}

/** The first list of a game whose units nobody knows yet, so that nothing about them is remembered; in ms. */
function firstOfOthers(setup: Setup): number {
  const runs = Array.from({ length: RUNS }, (_, run) => {
    const created = PBEM.create(renamed(setup, `-${run}`));
    if (!created.ok) throw new Error(created.refusal.because);
    const position = replay(PBEM, created.value);
    const [actor] = position ? PBEM.actors(position) : [];
    if (!position || !actor) throw new Error('nobody begins');
    return once(() => PBEM.legal(position, actor.side));
  });
  return median(runs);
}

/** The set-up with longer names for its units, wherever it names one, on the same ground. */
function renamed(setup: Setup, more: string): Setup {
  const names = new Set(setup.units.map(({ id }) => id));
  const longer = (_: string, value: unknown): unknown =>
    names.has(value as string) ? `${String(value)}${more}` : value;
  return { ...(JSON.parse(JSON.stringify(setup, longer)) as Setup), ground: setup.ground };
}

function timed(work: () => unknown): number {
  for (let run = 0; run < WARM_UPS; run += 1) once(work);
  return median(Array.from({ length: RUNS }, () => once(work)));
}

function once(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Plays on to so many orders; the player's own thinking is not counted. */
function played(setup: Setup, seed: number): Timed {
  const chance = new Chance(`bench ${seed}`);
  const ways = new Ways(setup.ground);
  const created = PBEM.create(setup);
  if (!created.ok) throw new Error(created.refusal.because);
  const log: GameEvent[] = [...created.value];
  let position = replay(PBEM, created.value);
  let [orders, listed, decided, firstList] = [0, 0, 0, 0];
  while (position && !position.outcome && orders < ORDERS) {
    const [actor] = PBEM.actors(position);
    if (!actor) break;
    const { side, role } = actor;
    const started = performance.now();
    const legal = PBEM.legal(position, side);
    const list = performance.now() - started;
    if (orders === 0) firstList = list;
    listed += list;
    const outlook = outlookOf(position, { side, owes: role === 'decision' }, legal, ways);
    const { order } = greedy(outlook, chance);
    const chosen = performance.now();
    const done = act(PBEM, position, side, order as Order, chance);
    decided += performance.now() - chosen;
    if (!done.ok) throw new Error(done.refusal.because);
    position = done.position;
    log.push(...done.events);
    orders += 1;
  }
  return { log: log as PbemEvent[], orders, listed, decided, first: firstList };
}
