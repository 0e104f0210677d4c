import { openLedger } from '../src/ledger/open.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import { loadScenarios } from '../src/library/scenarios.js';
import { historyFilter } from './dialect.js';
import { writeLongGame, type LongGame } from './long-game.js';
import { ask } from './server.js';

/** Past turns that are looked at in turn, so that a cache of one answer helps nobody. */
const TURNS = 40;

/** A body of a request. */
export interface Query {
  readonly query: string;
  readonly variables?: object;
}

/** A question about a game: its bodies are sent in turn, with the key if there is one. */
export interface Question {
  readonly name: string;
  readonly queries: readonly Query[];
  readonly key?: string;
}

/** The least that a request can ask. */
export const TRIVIAL: Question = { name: 'trivial query', queries: [{ query: '{ __typename }' }] };

/** Writes games of about so many events into a file. */
export async function writeGames(file: string, sizes: readonly number[]): Promise<readonly LongGame[]> {
  const ledger = await openLedger({ kind: 'sqlite', file });
  const scenario = loadScenarios().get('dawn-raid');
  if (!scenario) throw new Error('there is no scenario dawn-raid');
  const { id, version } = scenario.ruleset;
  const setup = { ...scenario.setup, length: { gameTurns: 1_000_000, endsWithOneSideLeft: false } };
  const games: LongGame[] = [];
  for (const size of sizes) games.push(await writeLongGame(ledger, RULEBOOKS.rulebook(id, version), setup, size));
  await ledger.close();
  return games;
}

/** The questions about a game. The seat in turn is taken, so this is called once for a game. */
export async function questionsAbout(url: string, { id, gameTurns }: LongGame): Promise<readonly Question[]> {
  const { side, key } = await seatInTurn(url, id);
  const unit = await unitOf(url, id, side);
  const turns = Array.from({ length: TURNS }, (_, index) => 1 + Math.floor(((gameTurns - 2) * index) / TURNS));
  const past = turns.map((gameTurn) => ({ turnEnd: { gameTurn, side: 'blue' } }));
  const filter = await historyFilter(url, unit, 'UnitMoved');
  return [
    { name: 'legal orders of a unit', queries: [{ query: LEGAL, variables: { id, unit } }], key },
    { name: 'legal orders of the side', queries: [{ query: LEGAL, variables: { id } }], key },
    { name: 'board now', queries: [{ query: BOARD, variables: { id } }] },
    { name: 'board at turn N', queries: past.map((at) => ({ query: BOARD, variables: { id, at } })) },
    { name: 'history, a page of 50', queries: [{ query: HISTORY, variables: { id } }] },
    { name: 'history of a unit and type, a page of 50', queries: [{ query: HISTORY, variables: { id, filter } }] },
  ];
}

const LEGAL =
  'query ($id: ID!, $unit: String) { game(id: $id) { legalOrders(unit: $unit) { order text mp summary } } }';
const BOARD = `query ($id: ID!, $at: AtInput) {
  game(id: $id) { board(at: $at) { revision fingerprint units { name side hexes health mpLeft } melee { a b } } } }`;
const HISTORY = `query ($id: ID!, $filter: HistoryFilterInput) {
  game(id: $id) { history(first: 50, filter: $filter) { edges { node { revision type text } } } } }`;

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
export async function projected(url: string, games: readonly LongGame[]): Promise<void> {
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
