import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestServer } from './server.js';

const CREATE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id revision } }';
const JOIN = 'mutation ($siege: ID!) { joinSiege(siege: $siege, side: attacker) { key } }';
const ROLL = `mutation ($siege: ID!, $revision: Int!) { submitSiegeOrder(input: {
  siege: $siege, expectedRevision: $revision, idempotencyKey: "roll", order: { rollInitiative: true }
}) { ... on SiegeOrderAccepted { revision } ... on SiegeOrderRefused { refusal { reason } } } }`;
const SERIES = `query ($sieges: [ID!]!, $to: Int) { siegeSeries(sieges: $sieges, toDay: $to) {
  siege
  days { day initiative losses { attacker defender } figures { resistance } happened { happening events }
    dice { purpose rolls total expected } }
  dice { purpose rolls expected }
} }`;

let server: TestServer;
let sieges: readonly string[];

async function created(): Promise<{ readonly id: string; readonly revision: number }> {
  const input = { siege: 'corbel-leaguer', commandId: randomUUID() };
  return (await server.data<{ createSiege: { id: string; revision: number } }>(CREATE, { input })).createSiege;
}

beforeAll(async () => {
  server = await TestServer.shared();
  const [one, other] = [await created(), await created()];
  const { joinSiege } = await server.data<{ joinSiege: { key: string } }>(JOIN, { siege: one.id });
  const rolled = await server.data(ROLL, { siege: one.id, revision: one.revision }, joinSiege.key);
  // The number of events depends on the dice.
  expect(rolled).toMatchObject({ submitSiegeOrder: { revision: expect.any(Number) } });
  sieges = [one.id, other.id];
});
afterAll(() => server.clear());

it('siegeSeries gives several sieges in numbers, each by its days', async () => {
  const { siegeSeries } = await server.data<{ siegeSeries: readonly object[] }>(SERIES, { sieges, to: 1 });
  const day = { day: 1, losses: { attacker: 0, defender: 0 }, figures: { resistance: 20 } };
  const initiative = { purpose: 'initiative', rolls: 2, expected: 11 };
  expect(siegeSeries).toMatchObject([
    { siege: sieges[0], days: [{ ...day, initiative: expect.any(String), dice: [initiative] }], dice: [initiative] },
    { siege: sieges[1], days: [{ ...day, initiative: null, dice: [] }], dice: [] },
  ]);
});

it('siegeSeries refuses a day that has not come, an unknown siege, and too many sieges', async () => {
  for (const [variables, code] of [
    [{ sieges, to: 2 }, 'NOT_FOUND'],
    [{ sieges, to: 0 }, 'NOT_FOUND'],
    [{ sieges: [randomUUID()] }, 'NOT_FOUND'],
    [{ sieges: [] }, 'BAD_INPUT'],
    [{ sieges: Array.from({ length: 21 }, () => sieges[0]) }, 'BAD_INPUT'],
  ] as const) {
    expect([variables, await server.code(SERIES, variables)]).toEqual([variables, code]);
  }
});

it.each(['curves', 'strip'] as const)(
  'GET /sieges/:id/%s.svg draws the days, and is a link of the siege',
  async (name) => {
    const LINK = `query ($id: ID!) { siege(id: $id) { path: ${name} } }`;
    const { siege } = await server.data<{ siege: { path: string } }>(LINK, { id: sieges[0] });
    const answer = await fetch(`${server.url}${siege.path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await answer.text()).toContain('The leaguer before Corbel');
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}${siege.path}?from=1&to=1`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    for (const [query, status] of [
      ['?to=2', 404],
      ['?from=monday', 400],
      ['?from=1&from=1', 400],
      ['?from=r0&to=r1', 200],
      ['?from=r0&to=1', 200],
      ['?to=r999', 404],
      ['?from=r1&to=r0', 400],
      ['?layout=narrow', name === 'curves' ? 200 : 400],
      ['?layout=small', 400],
    ] as const) {
      expect([query, (await fetch(`${server.url}${siege.path}${query}`)).status]).toEqual([query, status]);
    }
  },
);
