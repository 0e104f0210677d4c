import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { configFrom } from '../../src/api/config.js';
import { type RunningServer, startServer } from '../../src/api/server.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { shelfOf } from '../../src/engine/game/rulebook.js';
import { fieldsOfEvent, queriesOfGame } from '../api/everything.js';
import { inPieces } from '../audit/real-game.js';
import { ACTIVATION_BOOK } from './game.js';
import { SIX_ON_A_DYKE } from './set-up.js';

const BOOKS = shelfOf([ACTIVATION_BOOK]);
const { id: ruleset, version } = ACTIVATION_BOOK.ruleset;
const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id revision sides } }';
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const SUBMIT = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) {
  ... on OrderAccepted { events { type } } ... on OrderRefused { refusal { code rule } instead { order text } } } }`;
const STATE =
  'query ($id: ID!) { game(id: $id) { revision actors { side role orders } outcome { winner points { side } } } }';

interface Submitted {
  readonly events?: readonly { readonly type: string }[];
  readonly refusal?: { readonly code: string; readonly rule: string };
  readonly instead?: readonly { readonly order: object; readonly text: string }[];
}
interface Shown {
  readonly revision: number;
  readonly actors: readonly { readonly side: string; readonly role: string; readonly orders: readonly string[] }[];
  readonly outcome: { readonly winner: string | null; readonly points: readonly object[] } | null;
}
interface Answer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

describe('a game without a board, over the public API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-dyke-'));
  const keys: Record<string, string> = {};
  let server: RunningServer;
  let game: string;
  let commands = 0;

  beforeAll(async () => {
    const config = configFrom({
      PORT: '0',
      HERALD_LOG: '0',
      HERALD_DEMO: '0',
      HERALD_LEDGER_FILE: join(folder, 'ledger.sqlite'),
      HERALD_READ_MODEL_FILE: join(folder, 'read-model.sqlite'),
      HERALD_MUTATIONS_PER_MINUTE: '100000',
      HERALD_READ_COST_PER_MINUTE: '100000000',
    });
    const beginnings = new Map([['dyke', { ruleset: { id: ruleset, version }, setup: SIX_ON_A_DYKE }]]);
    server = await startServer(config, { books: [ACTIVATION_BOOK], beginnings });
    const created = await data<{ createGame: { id: string; sides: string[] } }>(CREATE, {
      input: { scenario: 'dyke', commandId: 'dyke' },
    });
    game = created.createGame.id;
    expect(created.createGame.sides).toEqual(['red', 'blue']);
    for (const side of ['red', 'blue']) {
      keys[side] = (await data<{ joinGame: { key: string } }>(JOIN, { input: { game, side } })).joinGame.key;
    }
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask<Data>(query: string, variables: object = {}, key?: string): Promise<Answer<Data>> {
    const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const body = JSON.stringify({ query, variables });
    return (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })).json() as Promise<Answer<Data>>;
  }

  async function data<Data>(query: string, variables: object = {}, key?: string): Promise<Data> {
    const answer = await ask<Data>(query, variables, key);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }

  const shown = async (): Promise<Shown> => (await data<{ game: Shown }>(STATE, { id: game })).game;

  async function give(side: string, order: object): Promise<Submitted> {
    const { revision: expectedRevision } = await shown();
    commands += 1;
    const input = { game, expectedRevision, idempotencyKey: `command-${commands}`, order };
    return (await data<{ submitOrder: Submitted }>(SUBMIT, { input }, keys[side])).submitOrder;
  }

  /** Plays on until a reaction is owed. */
  async function untilReaction(): Promise<string> {
    for (;;) {
      const { actors } = await shown();
      const reacting = actors.find(({ role, orders }) => role === 'decision' && orders.includes('Shoot'));
      if (reacting) return reacting.side;
      await playOn(actors);
    }
  }

  /** One order of an actor: red's first and blue's last of the list, by which the men run towards one another. */
  async function playOn(actors: Shown['actors']): Promise<void> {
    const [actor] = actors;
    if (!actor) throw new Error('nobody may act');
    const query = 'query ($id: ID!) { game(id: $id) { legalOrders { order } } }';
    const { legalOrders } = (
      await data<{ game: { legalOrders: { order: object }[] } }>(query, { id: game }, keys[actor.side])
    ).game;
    const taken = await give(actor.side, legalOrders.at(actor.side === 'red' ? 0 : -1)?.order ?? {});
    expect(taken.events?.[0]?.type).toBe('OrderGiven');
  }

  it('is played: orders in writing, a reaction inside a run, and nobody acts out of turn', async () => {
    const side = await untilReaction();
    const runner = side === 'red' ? 'blue' : 'red';
    const early = await give(runner, { text: 'Run 1' });
    expect(early.refusal).toEqual({ code: 'decisionPending', rule: 'act:6' });
    const query = `query ($id: ID!) { game(id: $id) {
      pending { id kind owner rule options { text } } stepEnds { text } board { state lines units { __typename } } } }`;
    interface Waiting {
      readonly pending: readonly { readonly id: string; readonly kind: string; readonly options: { text: string }[] }[];
      readonly stepEnds: readonly object[];
      readonly board: { readonly state: object; readonly lines: string[]; readonly units: readonly object[] };
    }
    const { pending, stepEnds, board } = (await data<{ game: Waiting }>(query, { id: game }, keys[side])).game;
    expect(pending[0]).toMatchObject({ kind: 'Shoot', owner: side, rule: 'act:8.2' });
    expect(pending[0]?.options.map(({ text }) => text)).toContain(`Pass ${pending[0]?.id}`);
    expect(stepEnds).toEqual([]);
    expect(board.units).toEqual([]);
    expect(board.state).toMatchObject({ run: {}, men: { Ada: { side: 'red' } } });
    expect(board.lines).toHaveLength(6);
    const shot = await give(side, { text: pending[0]?.options.find(({ text }) => text.startsWith('Shoot'))?.text });
    expect(shot.events?.map(({ type }) => type)).toContain('ShotDeclared');
    while ((await shown()).outcome === null) await playOn((await shown()).actors);
    expect((await shown()).outcome?.points).toEqual([]);
  });

  it('answers every field of a game, and says where it would take a board', async () => {
    const given = {
      ...{ order: '{ text: "Roll" }', unit: '"Ada"', name: '"A1"', from: '"A1"', to: '"A2"', spot: '"A1"' },
      ...{ revision: '1', of: '{ event: 1 }', number: '1', claim: '1', target: '"A2"', step: '"day"' },
    };
    const unanswered: Record<string, readonly string[]> = {};
    for (const { field, query } of queriesOfGame(given)) {
      const { errors = [] } = await ask(query, { game }, keys['red']);
      if (errors.length > 0) unanswered[field] = errors.map(({ extensions }) => extensions.code);
    }
    // A hex is asked for by its name, which no game without a board has.
    expect(unanswered).toEqual({ board: ['BAD_INPUT'] });
  });

  it('is listed, and its history knows its own events and rules', async () => {
    const query = `query ($id: ID!) {
      games { edges { node { id ruleset sides gameTurn orders over } } }
      rulesets { id options }
      game(id: $id) {
        shots: history(filter: { type: "ShotResolved" }) { edges { node { type units } } }
        ruled: history(filter: { rule: "act:8.2" }) { edges { node { rules } } }
        ended: history(filter: { type: "PlayerTurnEnded" }) { totalCount }
        turns { gameTurn side fingerprint }
      }
    }`;
    interface Listed {
      readonly games: { readonly edges: readonly { readonly node: object }[] };
      readonly rulesets: readonly object[];
      readonly game: Readonly<Record<'shots' | 'ruled', { readonly edges: readonly object[] }>> & {
        turns: object[];
        ended: { totalCount: number };
      };
    }
    const listed = await data<Listed>(query, { id: game });
    expect(listed.games.edges[0]?.node).toMatchObject({ id: game, ruleset, sides: ['red', 'blue'], over: true });
    expect(listed.rulesets).toContainEqual({ id: ruleset, options: [] });
    expect(listed.game.shots.edges.length).toBeGreaterThan(0);
    expect(listed.game.ruled.edges.length).toBeGreaterThan(0);
    // By the dice of the server the game may be over in its first turn.
    expect(listed.game.turns).toHaveLength(listed.game.ended.totalCount);
  });

  it('is followed, seen at a past event, judged, and exported to be verified', async () => {
    const { revision } = await shown();
    const client = createClient({ url: `${server.url.replace(/^http/, 'ws')}/graphql`, webSocketImpl: WebSocket });
    const types: string[] = [];
    const follow = `subscription ($game: ID!) { gameEvents(game: $game, fromRevision: 0)${fieldsOfEvent()} }`;
    for await (const { data: seen } of client.iterate<{ gameEvents: { type: string } }>({
      query: follow,
      variables: { game },
    })) {
      types.push(seen?.gameEvents.type ?? '');
      if (types.length === revision + 1) break;
    }
    await client.dispose();
    const query = `query ($id: ID!, $at: Int!) { game(id: $id) {
      board(at: { revision: $at }) { fingerprint state }
      judgement(of: { event: $at }) { orders { verdict } }
    } }`;
    const at = types.indexOf('ShotResolved');
    const { game: past } = await data<{ game: { board: { state: object }; judgement: object } }>(query, {
      id: game,
      at,
    });
    expect(past.board.state).toMatchObject({ outcome: null });
    expect(past.judgement).toEqual({ orders: [{ verdict: 'right' }] });
    const exported = await (await fetch(`${server.url}/games/${game}/events.ndjson`)).text();
    expect(await verifyExport(inPieces(exported), BOOKS)).toMatchObject({ right: true, events: types.length });
    expect((await fetch(`${server.url}/games/${game}/board.svg`)).status).toBe(404);
  });

  it('refuses what only a board has, or no ruleset knows', async () => {
    const created = await ask(CREATE, {
      input: { scenario: 'dyke', commandId: 'y', options: [{ name: 'panic', on: true }] },
    });
    expect(created.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const { createGame } = await data<{ createGame: { id: string } }>(CREATE, {
      input: { scenario: 'dyke', commandId: 'z' },
    });
    const seated = await ask('mutation ($input: SeatComputerInput!) { seatComputer(input: $input) { side } }', {
      input: { game: createGame.id, side: 'red', computer: 'random' },
    });
    expect(seated.errors?.[0]).toMatchObject({
      message: expect.stringContaining('board'),
      extensions: { code: 'BAD_INPUT' },
    });
    const filtered = await ask(
      'query ($id: ID!) { game(id: $id) { legalOrderPage(filter: { types: ["Move"] }) { totalCount } } }',
      {
        id: game,
      },
      keys['red'],
    );
    expect(filtered.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
