import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newKey } from '../../src/access/key.js';
import { CREATE, give, type SeatedGame, seatedGame, stateOf, TestServer } from './server.js';

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id ... on Unit { name hexes } ... on Item { name } } }';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const BOARD = `query ($id: ID!, $at: AtInput) { game(id: $id) { revision items { id }
  board(at: $at) { units { id name hexes carries { id } } } } }`;
const LIBRARY = `{ scenarios { id } boards { id } rules { id } shippedSieges { id } shippedCampaigns { id } }`;
const FILE = `mutation ($input: FileClaimInput!) { fileClaim(input: $input) {
  ... on Parley { claims { id number standing } } } }`;
const CREATE_SIEGE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const CREATE_CAMPAIGN = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }';

interface Thing {
  readonly __typename: string;
  readonly id: string;
  readonly name?: string;
  readonly hexes?: readonly string[];
}
type Unit = Required<Pick<Thing, 'id' | 'name' | 'hexes'>> & { readonly carries: readonly { readonly id: string }[] };
interface Board {
  readonly game: { readonly revision: number; readonly items: readonly Thing[]; readonly board: { units: Unit[] } };
}

let server: TestServer;
let game: SeatedGame;
beforeAll(async () => {
  server = await TestServer.shared();
  game = await seatedGame(server);
});
afterAll(() => server.clear());

const node = async (id: string, key?: string) => (await server.data<{ node: Thing | null }>(NODE, { id }, key)).node;
const units = async (at: object | null, id = game.id, key?: string) =>
  (await server.data<Board>(BOARD, { id, at }, key)).game.board.units;

it('gives every game, siege and campaign again by its id', async () => {
  const { createSiege } = await server.data<{ createSiege: Thing }>(CREATE_SIEGE, {
    input: { siege: 'corbel-leaguer', commandId: randomUUID() },
  });
  const { createCampaign } = await server.data<{ createCampaign: Thing }>(CREATE_CAMPAIGN, {
    input: { campaign: 'war-for-corbel', commandId: randomUUID() },
  });
  const wanted = [
    { __typename: 'Game', id: game.id },
    { __typename: 'Siege', id: createSiege.id },
    { __typename: 'Campaign', id: createCampaign.id },
  ];
  const ids = wanted.map(({ id }) => id);
  expect(await server.data(NODES, { ids: [...ids, randomUUID(), 'nothing', ''] })).toEqual({
    nodes: [...wanted, null, null, null],
  });
  for (const one of wanted) expect(await node(one.id)).toMatchObject(one);
  expect(await server.code(NODES, { ids: Array.from({ length: 51 }, () => game.id) })).toBe('BAD_INPUT');
});

it('gives each piece of the library again, and no two have one id', async () => {
  const library = await server.data<Record<string, readonly Thing[]>>(LIBRARY);
  const all = Object.values(library).flatMap((things) => things.map(({ id }) => id));
  expect(all.length).toBeGreaterThan(80);
  expect(new Set(all).size).toBe(all.length);
  const types = { scenarios: 'Scenario', boards: 'MapBoard', rules: 'Rule', shippedSieges: 'ShippedSiege' };
  for (const [list, __typename] of Object.entries({ ...types, shippedCampaigns: 'ShippedCampaign' })) {
    const id = library[list]?.[0]?.id ?? '';
    expect(await node(id)).toEqual({ __typename, id });
  }
});

it('gives a unit and an item as they are now, and as they were, by ids that differ', async () => {
  const [first] = await units({ revision: 0 });
  const before = await units(null);
  const unit = before.find(({ name }) => name === first?.name);
  expect(first?.id).toBe(`${game.id}@0/unit/${first?.name}`);
  expect(unit?.id).toBe(`${game.id}/unit/${first?.name}`);
  expect(new Set(before.map(({ id }) => id)).size).toBe(before.length);
  const moved = await moveSomeone();
  const [was, is] = [`${game.id}@0/unit/${moved}`, `${game.id}/unit/${moved}`];
  const hexesIn = (list: readonly Unit[]) => list.find(({ name }) => name === moved)?.hexes;
  expect(await node(was)).toEqual({ __typename: 'Unit', id: was, name: moved, hexes: hexesIn(before) });
  expect(await node(is)).toEqual({ __typename: 'Unit', id: is, name: moved, hexes: hexesIn(await units(null)) });
  expect(hexesIn(before)).not.toEqual(hexesIn(await units(null)));
  expect((await node(`${game.id}@0.corrected/unit/${moved}`))?.hexes).toEqual(hexesIn(before));
  for (const none of [`${game.id}@99999/unit/${moved}`, `${game.id}/unit/Nobody`, `${game.id}/unit/constructor`]) {
    expect(await node(none)).toBeNull();
  }
});

/** Moves some unit of the side in turn; its name. */
async function moveSomeone(): Promise<string> {
  const LEGAL = `query ($id: ID!) { game(id: $id) { legalOrderPage(filter: { types: ["Move"] }, first: 1) {
    edges { node { order } } } } }`;
  interface Listed {
    readonly game: { readonly legalOrderPage: { edges: { node: { order: { move: { unit: string } } } }[] } };
  }
  for (const key of [game.red, game.blue, game.red, game.blue]) {
    const { edges } = (await server.data<Listed>(LEGAL, { id: game.id }, key)).game.legalOrderPage;
    const order = edges[0]?.node.order;
    if (order && (await give(server, game.id, key, order)).__typename === 'OrderAccepted') return order.move.unit;
    await give(server, game.id, key, { endStep: true });
  }
  throw new Error('nobody could move');
}

it('gives items and claims again', async () => {
  const other = await seatedGame(server, 'deepwood-toll');
  const items = (await server.data<Board>(BOARD, { id: other.id })).game.items;
  expect(items.length).toBeGreaterThan(0);
  for (const { id } of items) expect(await node(id)).toMatchObject({ __typename: 'Item', id });
  const side = (await stateOf(server, game.id)).turn.side;
  const { revision } = await give(server, game.id, side === 'red' ? game.red : game.blue, { endStep: true });
  const input = { game: game.id, idempotencyKey: randomUUID(), at: revision, what: 'No.' };
  const filed = await server.data<{ fileClaim: { claims: Thing[] } }>(
    FILE,
    { input },
    side === 'red' ? game.blue : game.red,
  );
  const [claim] = filed.fileClaim.claims;
  expect(claim?.id).toBe(`${game.id}/claim/1`);
  expect(await node(`${game.id}/claim/1`)).toEqual({ __typename: 'Claim', id: claim?.id });
  for (const none of [`${game.id}/claim/2`, `${game.id}@0/claim/1`]) expect(await node(none)).toBeNull();
});

it('tells nobody of a unit that is hidden from him, nor of a private game', async () => {
  const secret = await seatedGame(server, 'damp-ferns');
  await give(server, secret.id, secret.red, { text: 'hide Black-Joan in P6, Scathe in Q7, Hodge in M7' });
  const [ours, theirs] = await Promise.all([secret.red, secret.blue].map((key) => units(null, secret.id, key)));
  const seen = new Set(theirs?.filter(({ hexes }) => hexes.length > 0).map(({ id }) => id));
  const ids = ours?.filter(({ id, hexes }) => hexes.length > 0 && !seen.has(id)).map(({ id }) => id) ?? [];
  expect(ids).toContain(`${secret.id}/unit/Black-Joan`);
  for (const id of ids) {
    expect((await node(id, secret.red))?.hexes?.length).toBeGreaterThan(0);
    for (const key of [secret.blue, undefined]) expect((await node(id, key))?.hexes ?? []).toEqual([]);
  }
  const input = { scenario: 'tavern-brawl', commandId: randomUUID(), private: true, organiserKey: newKey() };
  const { createGame } = await server.data<{ createGame: Thing }>(CREATE, { input });
  const [unit] = await units(null, createGame.id, input.organiserKey);
  for (const part of ['', '@0', `/unit/${unit?.name}`, `@0/unit/${unit?.name}`, '/claim/1', '/item/x']) {
    const [here, nowhere] = [`${createGame.id}${part}`, `${randomUUID()}${part}`];
    for (const key of [undefined, newKey(), game.red]) {
      const told = async (id: string) => JSON.stringify(await server.ask(NODE, { id }, key)).replaceAll(id, 'ID');
      expect(await told(here)).toBe(await told(nowhere));
    }
  }
  expect(await node(`${createGame.id}/unit/${unit?.name}`, input.organiserKey)).toMatchObject({ name: unit?.name });
});
