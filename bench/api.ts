import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openLedger } from '../src/ledger/open.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import { loadScenarios } from '../src/library/scenarios.js';
import { historyFilter } from './dialect.js';
import { writeLongGame, type LongGame } from './long-game.js';
import type { BenchGroup, BenchRow } from './row.js';
import { ask, startBenchServer } from './server.js';

const SIZES = [1_000, 100_000];
const SECONDS = 4;
const CONNECTIONS = 10;
/** Past turns that are looked at in turn, so that a cache of one answer helps nobody. */
const TURNS = 40;

/**
 * The built server in a process of its own, asked by 10 connections: against a trivial query, and by length of game.
 */
export async function apiBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const games = await writeGames(join(folder, 'ledger.sqlite'));
  const server = await startBenchServer(folder);
  try {
    await projected(server.url, games);
    return [{ title: 'GraphQL over HTTP', rows: await measure(server.url, games) }];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function writeGames(file: string): Promise<readonly LongGame[]> {
  const ledger = await openLedger({ kind: 'sqlite', file });
  const scenario = loadScenarios().get('dawn-raid');
  if (!scenario) throw new Error('there is no scenario dawn-raid');
  const { id, version } = scenario.ruleset;
  const setup = { ...scenario.setup, length: { gameTurns: 1_000_000, endsWithOneSideLeft: false } };
  const games: LongGame[] = [];
  for (const size of SIZES) games.push(await writeLongGame(ledger, RULEBOOKS.rulebook(id, version), setup, size));
  await ledger.close();
  return games;
}

async function measure(url: string, games: readonly LongGame[]): Promise<readonly BenchRow[]> {
  const trivial = await rate(url, [{ query: '{ __typename }' }]);
  const rows: BenchRow[] = [
    { name: 'trivial query', value: trivial, unit: 'requests/s', note: `${CONNECTIONS} connections` },
  ];
  for (const { id, events, gameTurns } of games) {
    const add = async (name: string, queries: readonly Query[], key?: string) => {
      const value = await rate(url, queries, key);
      rows.push({
        name,
        value,
        unit: 'requests/s',
        note: `${events.toLocaleString('en-GB')} events`,
        floor: { name: 'a trivial query', value: trivial, ratios: [value / trivial] },
      });
    };
    const { side, key } = await seatInTurn(url, id);
    const unit = await unitOf(url, id, side);
    const turns = Array.from({ length: TURNS }, (_, index) => 1 + Math.floor(((gameTurns - 2) * index) / TURNS));
    await add('legal orders of a unit', [{ query: LEGAL, variables: { id, unit } }], key);
    await add('legal orders of the side', [{ query: LEGAL, variables: { id } }], key);
    await add('board now', [{ query: BOARD, variables: { id } }]);
    await add(
      'board at turn N',
      turns.map((gameTurn) => ({ query: BOARD, variables: { id, at: { turnEnd: { gameTurn, side: 'blue' } } } })),
    );
    await add('history, a page of 50', [{ query: HISTORY, variables: { id } }]);
    await add('history of a unit and type, a page of 50', [
      { query: HISTORY, variables: { id, filter: await historyFilter(url, unit, 'UnitMoved') } },
    ]);
  }
  return rows;
}

interface Query {
  readonly query: string;
  readonly variables?: object;
}

const LEGAL =
  'query ($id: ID!, $unit: String) { game(id: $id) { legalOrders(unit: $unit) { order text mp summary } } }';
const BOARD = `query ($id: ID!, $at: AtInput) {
  game(id: $id) { board(at: $at) { revision fingerprint units { name side hexes health mpLeft } melee { a b } } } }`;
const HISTORY = `query ($id: ID!, $filter: HistoryFilterInput) {
  game(id: $id) { history(first: 50, filter: $filter) { edges { node { revision type text } } } } }`;

async function rate(url: string, queries: readonly Query[], key?: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const requests = queries.map((query) => ({ method: 'POST', path: '/graphql', headers, body: JSON.stringify(query) }));
  const fire = (duration: number) => autocannon({ url, connections: CONNECTIONS, duration, requests });
  await fire(1);
  const { requests: answered, non2xx, errors } = await fire(SECONDS);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed: ${queries[0]?.query ?? ''}`);
  return answered.average;
}

/** Takes the seat that is in turn. The orders listed are moves, so the turn is brought to its movement step. */
async function seatInTurn(url: string, game: string): Promise<{ side: string; key: string }> {
  const state = 'query ($id: ID!) { game(id: $id) { revision turn { side step } } }';
  const { game: now } = await ask<{ game: { revision: number; turn: { side: string; step: string } } }>(url, state, {
    id: game,
  });
  const { side, step } = now.turn;
  const join = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
  const { joinGame } = await ask<{ joinGame: { key: string } }>(url, join, { input: { game, side } });
  if (step === 'fire1') {
    const submit = 'mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename } }';
    const input = { game, expectedRevision: now.revision, idempotencyKey: 'bench', order: { endStep: true } };
    await ask(url, submit, { input }, joinGame.key);
  }
  return { side, key: joinGame.key };
}

async function unitOf(url: string, id: string, side: string): Promise<string> {
  const query = 'query ($id: ID!) { game(id: $id) { board { units { name side hexes } } } }';
  const { game } = await ask<{ game: { board: { units: { name: string; side: string; hexes: string[] }[] } } }>(
    url,
    query,
    { id },
  );
  const walker = game.board.units.find((unit) => unit.side === side && unit.hexes.length === 1);
  if (!walker) throw new Error(`${side} has nobody on foot`);
  return walker.name;
}

/** Waits until the read model has all games. */
async function projected(url: string, games: readonly LongGame[]): Promise<void> {
  const query = 'query ($id: ID!) { game(id: $id) { history(last: 1) { edges { node { revision } } } } }';
  for (const { id } of games) {
    while (
      !(await ask(url, query, { id }).then(
        () => true,
        () => false,
      ))
    )
      continue;
  }
}
