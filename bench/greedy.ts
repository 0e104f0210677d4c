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
/** Games, and runs of a log, that are not counted: a server that has run for a minute has its code compiled. */
const WARM_UPS = 5;

interface Timed {
  readonly log: readonly PbemEvent[];
  readonly orders: number;
  /** In milliseconds, over the whole game. */
  readonly listed: number;
  readonly decided: number;
}

/** Greedy self-play by the rules alone: what orders with their lists cost, and the games' logs replayed and judged. */
export function greedyRows(scenario: string, setup: Setup): readonly BenchRow[] {
  for (let run = 1; run <= WARM_UPS; run += 1) played(setup, -run);
  const games = Array.from({ length: RUNS }, (_, run) => played(setup, run));
  const rate = (milliseconds: (game: Timed) => number): number =>
    median(games.map((game) => (game.orders * 1000) / milliseconds(game)));
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
    { name: 'replay of such a game', value: timed(() => replay(PBEM, first.log)), unit: 'ms', note },
    { name: 'judgement of such a game', value: timed(() => judge(PBEM, first.log)), unit: 'ms', note },
  ];
}

function timed(work: () => unknown): number {
  const once = (): number => {
    const started = performance.now();
    work();
    return performance.now() - started;
  };
  for (let run = 0; run < WARM_UPS; run += 1) once();
  return median(Array.from({ length: RUNS }, once));
}

/** Plays on to so many orders; the player's own thinking is not counted. */
function played(setup: Setup, seed: number): Timed {
  const chance = new Chance(`bench ${seed}`);
  const ways = new Ways(setup.ground);
  const created = PBEM.create(setup);
  if (!created.ok) throw new Error(created.refusal.because);
  const log: GameEvent[] = [...created.value];
  let position = replay(PBEM, created.value);
  let [orders, listed, decided] = [0, 0, 0];
  while (position && !position.outcome && orders < ORDERS) {
    const [actor] = PBEM.actors(position);
    if (!actor) break;
    const { side, role } = actor;
    const started = performance.now();
    const legal = PBEM.legal(position, side);
    listed += performance.now() - started;
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
  return { log: log as PbemEvent[], orders, listed, decided };
}
