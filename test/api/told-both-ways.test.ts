import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { verifyExport } from '../../src/audit/verify-export.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { inPieces } from '../audit/real-game.js';
import { CREATE, give, JOIN, stateOf, TestServer } from './server.js';

interface Shown {
  readonly game: {
    readonly board: {
      readonly units: readonly { readonly name: string; readonly health: string }[];
      readonly differences: readonly object[];
    };
  };
}

const BOARD = `query ($id: ID!, $at: AtInput, $as: Telling) {
  game(id: $id) { board(at: $at, as: $as) { units { name health } differences { unit member was is } } }
}`;
const HISTORY = `query ($id: ID!, $as: Telling) {
  game(id: $id) { history(as: $as, first: 200) { edges { node { revision type
    corrected { claim fate events { type text } } } } } }
}`;

describe('a corrected turn is told both ways', () => {
  let server: TestServer;
  let id: string;
  /** Revisions of the false order and of its last event. */
  let at: number;
  let until: number;

  const healthOf = async (variables: object, unit = 'Hamo'): Promise<string | undefined> => {
    const { game } = await server.data<Shown>(BOARD, { id, ...variables });
    return game.board.units.find(({ name }) => name === unit)?.health;
  };
  const picture = async (query: string): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${server.url}/games/${id}/board.svg?layer=ground&${query}`);
    return { status: response.status, text: await response.text() };
  };

  beforeAll(async () => {
    server = await TestServer.shared();
    const create = { scenario: 'tavern-brawl', keeping: 'onHonour', commandId: randomUUID() };
    ({ id } = (await server.data<{ createGame: { id: string } }>(CREATE, { input: create })).createGame);
    const seat = async (side: string) =>
      (await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game: id, side } })).joinGame.key;
    const [red, blue] = [await seat('red'), await seat('blue')];
    await give(server, id, red, { endStep: true });
    const { revision } = await stateOf(server, id);
    at = revision + 1;
    const input = {
      game: id,
      expectedRevision: revision,
      idempotencyKey: randomUUID(),
      order: { text: 'Gib: O10' },
      stated: { units: [{ unit: 'Hamo', health: 'wounded' }], joined: [{ a: 'Tib', b: 'Wat' }] },
    };
    const submit = 'mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename } }';
    await server.data(submit, { input }, red);
    until = (await stateOf(server, id)).revision;
    const claim = { game: id, idempotencyKey: randomUUID(), at, what: 'Nobody has wounded Hamo.' };
    const file = 'mutation ($input: FileClaimInput!) { fileClaim(input: $input) { __typename } }';
    expect(await server.data(file, { input: claim }, blue)).toEqual({ fileClaim: { __typename: 'Parley' } });
  });

  it('on boards, with what differs unit by unit', async () => {
    expect(await healthOf({})).toBe('healthy');
    expect(await healthOf({ as: 'played' })).toBe('wounded');
    expect(await healthOf({ at: { revision: until } })).toBe('wounded');
    expect(await healthOf({ at: { revision: until }, as: 'played' })).toBe('wounded');
    expect(await healthOf({ at: { revision: until }, as: 'corrected' })).toBe('healthy');
    expect(await healthOf({ at: { revision: at - 1 }, as: 'corrected' })).toBe('healthy');
    const { game } = await server.data<Shown>(BOARD, { id });
    expect(game.board.differences).toEqual([
      { unit: 'Hamo', member: 'health', was: 'wounded', is: 'healthy' },
      { unit: 'Tib', member: 'melee', was: ['Wat'], is: [] },
      { unit: 'Wat', member: 'melee', was: ['Tib'], is: [] },
    ]);
    const before = await server.data<Shown>(BOARD, { id, at: { revision: at - 1 } });
    expect(before.game.board.differences).toEqual([]);
  });

  it('in the history: what was replaced is left out, and the order tells what follows now', async () => {
    type Told = { game: { history: { edges: { node: { revision: number; type: string; corrected: object }[] }[] } } };
    const nodes = async (as: string) =>
      (await server.data<Told>(HISTORY, { id, as })).game.history.edges.map(({ node }) => node);
    expect(await nodes('played')).toContainEqual(expect.objectContaining({ type: 'FactsStated', corrected: null }));
    const now = await nodes('corrected');
    expect(now).not.toContainEqual(expect.objectContaining({ type: 'FactsStated' }));
    expect(now).toContainEqual({
      revision: at,
      type: 'OrderGiven',
      corrected: {
        claim: 1,
        fate: 'changed',
        events: [{ type: 'UnitMoved', text: expect.stringContaining('Gib moves to O10') }],
      },
    });
  });

  it('in the bundle of its claim, which proves itself', async () => {
    const get = (claim: string) => fetch(`${server.url}/games/${id}/claims/${claim}/bundle.ndjson`);
    const audit = await verifyExport(inPieces(await (await get('1')).text()), RULEBOOKS);
    expect(audit).toMatchObject({ right: true, claim: { claim: { number: 1, standing: 'upheld' } } });
    expect(audit.claim?.again?.because).toContain('Hamo health: wounded, by the rules healthy');
    for (const claim of ['2', '0', 'x']) expect((await get(claim)).status).toBe(404);
  });

  it('in pictures, and another way is refused', async () => {
    const [played, corrected] = [await picture('as=played'), await picture('as=corrected')];
    expect([played.status, corrected.status]).toEqual([200, 200]);
    expect(await picture('as=dreamt')).toMatchObject({ status: 400, text: expect.stringContaining('as is neither') });
    const response = await fetch(`${server.url}/games/${id}/board.svg?as=played`);
    const shown = await (await fetch(`${server.url}/games/${id}/board.svg?as=corrected`)).text();
    expect(await response.text()).not.toBe(shown);
    expect(await server.code(BOARD, { id, as: 'dreamt' })).toBe('BAD_INPUT');
  });
});
