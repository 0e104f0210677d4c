import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { loadScenarios } from '../../src/library/scenarios.js';
import { TestServer } from './server.js';

const CREATE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const LINK = 'query ($id: ID!) { siege(id: $id) { castle } }';
const units = loadScenarios().get('sortie')?.setup.units ?? [];
/** One character of each side of the sortie; blue besieges. */
const FIGHTERS = (['blue', 'red'] as const).map((color) => ({
  name: units.find(({ side, sheet }) => side === color && sheet.kind === 'character')?.id,
  side: color === 'blue' ? 'attacker' : 'defender',
}));
let server: TestServer;
let siege: string;
let mapless: string;

async function created(input: object): Promise<string> {
  const common = { title: 'Corbel & Co', commandId: randomUUID(), dayDefinition: 'siegeDays', fighters: FIGHTERS };
  const made = await server.data<{ createSiege: { id: string } }>(CREATE, { input: { ...common, ...input } });
  return made.createSiege.id;
}

beforeAll(async () => {
  server = await TestServer.shared();
  mapless = await created({ scenarios: [] });
  siege = await created({
    scenarios: [{ name: 'sallyAttacker', scenario: 'sortie', attacker: 'blue', defender: 'red' }],
    targets: [{ hex: 'CstP12', kind: 'castleTower' }],
    moat: [{ hex: 'CstM13' }],
  });
});
afterAll(() => server.clear());

const ask = (id: string, query = '', headers: Record<string, string> = {}) =>
  fetch(`${server.url}/sieges/${id}/castle.svg${query}`, { headers });

it('draws the castle at any instant that has come, and sends it once', async () => {
  const answer = await ask(siege);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  const svg = await answer.text();
  for (const text of ['Corbel &amp; Co', 'day 1, morning', '0 of 1 targets fallen', '>4/4<'])
    expect(svg).toContain(text);
  for (const instant of ['1', '1.morning', 'r1']) {
    const again = await ask(siege, `?at=${instant}`);
    expect([again.status, await again.text()]).toEqual([200, svg]);
  }
  const { castle } = (await server.data<{ siege: { castle: string } }>(LINK, { id: siege })).siege;
  expect(castle).toMatch(new RegExp(`^/sieges/${siege}/castle[.]svg[?]at=r\\d+$`));
  expect(await (await fetch(`${server.url}${castle}`)).text()).toBe(svg);
  expect(await server.data(LINK, { id: mapless })).toEqual({ siege: { castle: null } });
  const known = await ask(siege, '', { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

it.each([
  [() => siege, '?at=noon', 400, 'BAD_INPUT'],
  [() => siege, '?at=1&at=2', 400, 'BAD_INPUT'],
  [() => siege, '?at=2', 404, 'NOT_FOUND'],
  [() => siege, '?at=0', 404, 'NOT_FOUND'],
  [() => mapless, '', 404, 'NOT_FOUND'],
  [() => randomUUID(), '', 404, 'NOT_FOUND'],
])('refuses what cannot be drawn: %#, %s', async (which, query, status, code) => {
  const answer = await ask(which(), query);
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
});

const HEX = `query ($siege: ID!, $hex: String!, $at: SiegeAtInput) { siegeHex(siege: $siege, hex: $hex, at: $at) {
  at { day part } name terrain state game things { kind name state { ... on SiegeTarget { left } } } } }`;

it('tells of any hex of the castle what lies there', async () => {
  const at = { day: { day: 1, part: 'morning' } };
  const common = { at: { day: 1, part: 'morning' }, state: null, game: null };
  expect(await server.data(HEX, { siege, hex: 'CstP12', at })).toEqual({
    siegeHex: {
      ...common,
      name: 'CstP12',
      terrain: 'castleTower',
      things: [{ kind: 'target', name: 'CstP12', state: { left: 4 } }],
    },
  });
  expect(await server.data(HEX, { siege, hex: 'CstA1' })).toEqual({
    siegeHex: { ...common, name: 'CstA1', terrain: 'flatGround', things: [] },
  });
});

it.each([
  ['on no map', () => ({ siege, hex: 'CstZ99' }), 'noSuchHex'],
  ['of a siege without a map', () => ({ siege: mapless, hex: 'CstA1' }), 'noSuchHex'],
  ['on a day that has not come', () => ({ siege, hex: 'CstP12', at: { day: { day: 2 } } }), 'notYet'],
  ['on a day before the siege', () => ({ siege, hex: 'CstP12', at: { day: { day: 0 } } }), 'beforeTheSiege'],
] as const)('has no hex %s', async (_what, asked, problem) => {
  const { errors } = await server.ask(HEX, asked());
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', problem });
});

const png = (id: string, which: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/sieges/${id}/${which}`, { headers });

it.each(['castle', 'curves', 'strip'])(
  'draws the %s as PNG too, as wide as it is wanted, and sends it once',
  async (name) => {
    const answer = await png(siege, `${name}.png?width=300`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // The signature of a PNG, and the width in its header.
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect(bytes.readUInt32BE(16)).toBe(300);
    const known = await png(siege, `${name}.png?width=300`, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
    for (const [query, status, code] of [
      ['width=0', 400, 'BAD_INPUT'],
      ['width=3201', 400, 'BAD_INPUT'],
      ['width=wide', 400, 'BAD_INPUT'],
      [name === 'castle' ? 'at=2' : 'to=2', 404, 'NOT_FOUND'],
    ] as const) {
      const refused = await png(siege, `${name}.png?${query}`);
      expect([query, refused.status, await refused.json()]).toMatchObject([query, status, { code }]);
    }
  },
);
