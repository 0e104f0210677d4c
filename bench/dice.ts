import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceOfGame } from '../src/audit/dice-of-log.js';
import type { DiceMode } from '../src/engine/game/dice-told.js';
import { openLedger } from '../src/ledger/open.js';
import {
  CHAIN_TURNS,
  DieNames,
  faceOfDie,
  hashOfOrder,
  keyOfTurn,
  secretTurnsBefore,
} from '../src/ledger/proof/dice.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import { loadScenarios } from '../src/library/scenarios.js';
import type { GameService } from '../src/play/game-service.js';
import { service } from './long-games.js';
import { Chance } from './playout.js';
import { median, ratePerSecond, type BenchGroup, type BenchRow } from './row.js';

const SPECTATOR = { kind: 'spectator' } as const;
const NOW = { kind: 'now' } as const;
const ORDERS = 600;
const MODES = ['server', 'committed'] as const satisfies readonly DiceMode[];

/** Committed dice: how fast they are derived and checked, and what they add to an order. */
export async function diceBench(): Promise<readonly BenchGroup[]> {
  return [{ title: 'Committed dice', rows: [...derived(), ...(await ordersOfBothModes())] }];
}

function derived(): readonly BenchRow[] {
  const secret = randomBytes(32).toString('hex');
  const key = keyOfTurn(secret, randomUUID(), 1, { red: 'a-word-of-some-length', blue: 'another-word-of-such' });
  const order = hashOfOrder({ game: randomUUID(), turn: 1, number: 1, seat: 'red', order: { type: 'Attack' } });
  const hundred = (): void => {
    const names = new DieNames();
    for (let die = 0; die < 100; die += 1) faceOfDie(key, order, names.next({ purpose: 'combat', subject: 'Ben' }), 10);
  };
  const chain = ratePerSecond(() => void secretTurnsBefore(secret, CHAIN_TURNS));
  return [
    { name: 'dice derived', value: ratePerSecond(hundred) * 100, unit: '/s' },
    { name: 'chain of secrets made', value: 1000 / chain, unit: 'ms', note: `${CHAIN_TURNS} turns, once a game` },
  ];
}

/** The same scenario twice on one ledger, order by order in turns, each side by lots from what is legal. */
async function ordersOfBothModes(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-dice-'));
  const ledger = await openLedger({ kind: 'sqlite', file: join(folder, 'ledger.sqlite') });
  const scenario = loadScenarios().get('tavern-brawl');
  if (!scenario) throw new Error('there is no scenario tavern-brawl');
  const games = service(ledger);
  const chance = new Chance(3);
  const times: Record<(typeof MODES)[number], number[]> = { server: [], committed: [] };
  const create = (mode: DiceMode): Promise<string> =>
    games
      .create({ commandId: randomUUID(), ruleset: scenario.ruleset, setup: scenario.setup, dice: { mode } })
      .then(({ game }) => game);
  const begun = { server: await create('server'), committed: await create('committed') };
  const played: string[] = [begun.committed];
  for (let count = 0; count < ORDERS; count += 1) {
    for (const mode of MODES) {
      const time = await oneOrder(games, begun[mode], chance);
      if (time !== null) times[mode].push(time);
      else if (mode === 'server') begun.server = await create(mode);
      else played.push((begun.committed = await create(mode)));
    }
  }
  const started = performance.now();
  const dice = (await diceOfGame(ledger, RULEBOOKS, played[0] ?? '')).proof.proven;
  const checking = performance.now() - started;
  await ledger.close();
  await rm(folder, { recursive: true });
  const note = 'tavern-brawl on SQLite, both modes in turns';
  return [
    ...MODES.map((mode) => ({ name: `order submitted, dice ${mode}`, value: median(times[mode]), unit: 'ms', note })),
    { name: 'dice of a whole game checked', value: checking, unit: 'ms', note: `${dice} dice proven, replay included` },
  ];
}

/** Null: the game is over. */
async function oneOrder(games: GameService, game: string, chance: Chance): Promise<number | null> {
  const { actors, revision } = await games.see(game, SPECTATOR, NOW);
  const [actor] = actors;
  if (!actor) return null;
  const viewer = { kind: 'seat', side: actor.side } as const;
  const legal = await games.questions.legal(game, viewer);
  const rolls = legal.filter(({ order }) => ['Attack', 'Fire'].includes((order as { type: string }).type));
  const among = rolls.length > 0 ? rolls : legal;
  const chosen = among[chance.below(among.length)];
  if (!chosen) throw new Error('nothing is legal');
  const started = performance.now();
  const done = await games.submit({
    game,
    viewer,
    order: { kind: 'json', value: chosen.order },
    dice: { kind: 'server' },
    expectedRevision: revision,
    commandId: randomUUID(),
  });
  if (done.kind === 'refused') throw new Error(done.refusal.because);
  return performance.now() - started;
}
