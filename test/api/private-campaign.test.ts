import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newKey } from '../../src/access/key.js';
import { type Question, questionsOf, schemaOf } from './asked-of-schema.js';
import { TestServer } from './server.js';
import { firstOf, toldAbout, toldByRoute } from './told-about.js';

const CREATE = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) {
  id secrets { organiserKey invitations { side invitation } } } }`;
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const JOIN_SIEGE = 'mutation ($siege: ID!, $side: SiegeSide!) { joinSiege(siege: $siege, side: $side) { key } }';
const WATCHERS = 'mutation ($input: RenewKeyInput!) { giveWatchersKey(input: $input) { key } }';
const RENEW = 'mutation ($input: RenewKeyInput!) { renewKey(input: $input) { key } }';
const ORDER = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) {
  ... on OrderAccepted { revision } ... on OrderRefused { refusal { reason } } } }`;
const SIEGE_ORDER = `mutation ($input: SubmitSiegeOrderInput!) { submitSiegeOrder(input: $input) {
  ... on SiegeOrderAccepted { revision } ... on SiegeOrderRefused { refusal { reason } } } }`;
const PARTS = 'query ($id: ID!) { campaign(id: $id) { parts { name game siege } } }';
const SIEGE = 'query ($id: ID!) { siege(id: $id) { revision initiative games { game } } }';
const FILE = 'mutation ($input: FileClaimInput!) { fileClaim(input: $input) { ... on Parley { claims { number } } } }';
const LISTS = '{ games(first: 200) { edges { node { id } } } sieges(first: 200) { edges { node { id } } } }';

interface Created {
  readonly createCampaign: {
    readonly id: string;
    readonly secrets: {
      readonly organiserKey: string;
      readonly invitations: readonly { readonly side: string; readonly invitation: string }[];
    };
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

describe('a private campaign', () => {
  let campaign: string;
  let organiser: string;
  let watchers: string;
  /** Of the sides of the campaign. */
  const keys: Record<string, string> = {};
  let raid: string;
  let siege: string;
  let attacker: string;
  let defender: string;
  let sally: string;

  const keyOf = async (document: string, variables: object, shown?: string): Promise<string> => {
    const answer = await server.data<Record<string, { key: string }>>(document, variables, shown);
    return Object.values(answer)[0]?.key ?? '';
  };

  async function privateWar(): Promise<string> {
    organiser = newKey();
    const input = { campaign: 'war-for-corbel', commandId: randomUUID(), private: true, organiserKey: organiser };
    const { createCampaign } = await server.data<Created>(CREATE, { input });
    for (const { side, invitation } of createCampaign.secrets.invitations) {
      keys[side] = await keyOf(JOIN, { input: { game: createCampaign.id, side, invitation } });
    }
    return createCampaign.id;
  }

  async function begin(part: string): Promise<{ game: string; siege: string }> {
    for (const key of Object.values(keys)) {
      const { game } = await server.data<{ game: { revision: number } }>(
        'query ($id: ID!) { game(id: $id) { revision } }',
        { id: campaign },
        key,
      );
      const input = { game: campaign, expectedRevision: game.revision, idempotencyKey: randomUUID() };
      const order = { text: `play ${part} on day 1` };
      expect(await server.data(ORDER, { input: { ...input, order } }, key)).not.toHaveProperty('submitOrder.refusal');
    }
    const seen = await server.data<{ campaign: { parts: { name: string; game: string; siege: string }[] } }>(
      PARTS,
      { id: campaign },
      organiser,
    );
    return seen.campaign.parts.find(({ name }) => name === part) ?? { game: '', siege: '' };
  }

  const siegeNow = async () =>
    (
      await server.data<{
        siege: { revision: number; initiative: 'attacker' | 'defender'; games: { game: string }[] };
      }>(SIEGE, { id: siege }, attacker)
    ).siege;

  async function inSiege(key: string, order: object): Promise<void> {
    const input = { siege, expectedRevision: (await siegeNow()).revision, idempotencyKey: randomUUID(), order };
    const answer = await server.data(SIEGE_ORDER, { input }, key);
    expect(answer).not.toHaveProperty('submitSiegeOrder.refusal');
  }

  beforeAll(async () => {
    campaign = await privateWar();
    ({ game: raid } = await begin('raid'));
    // The fighters of the raid cannot be in the siege too: that is another campaign of the same people.
    campaign = await privateWar();
    ({ siege } = await begin('corbel'));
    watchers = await keyOf(WATCHERS, { input: { game: campaign } }, organiser);
    attacker = await keyOf(JOIN_SIEGE, { siege, side: 'attacker' }, keys['company']);
    defender = await keyOf(JOIN_SIEGE, { siege, side: 'defender' }, keys['garrison']);
    await inSiege(attacker, { rollInitiative: true });
    const { initiative, revision } = await siegeNow();
    const claim = { game: siege, idempotencyKey: randomUUID(), at: revision, what: 'That was mine to roll.' };
    expect(await server.data(FILE, { input: claim }, defender)).toMatchObject({
      fileClaim: { claims: [{ number: 1 }] },
    });
    if (initiative === 'defender') await inSiege(defender, { choose: 'sallyAttacker' });
    else await inSiege(attacker, { choose: 'attackCastle' });
    sally = (await siegeNow()).games[0]?.game ?? '';
  });

  it('is told apart from none by nothing that the schema has, nor are its scenario, its siege and the siege’s game', async () => {
    expect(new Set([campaign, raid, siege, sally, '']).size).toBe(5);
    const ways = questionsOf(await schemaOf(server)).filter(({ takesId }) => takesId);
    for (const key of [undefined, newKey()]) {
      for (const way of ways) {
        const nowhere = `${way.field}: ${await toldAbout(server, way, randomUUID(), key)}`;
        const ids = key === undefined ? [campaign, siege, sally] : [siege];
        for (const id of ids) expect(`${way.field}: ${await toldAbout(server, way, id, key)}`).toBe(nowhere);
      }
    }
  });

  it('is told apart from none by no route, and is in no list and no feed of others', async () => {
    const openapi = (await (await fetch(`${server.url}/openapi.json`)).json()) as { readonly paths: object };
    const ask = async (route: string, id: string, key: string | undefined) =>
      (await toldByRoute(server, route.replace('{id}', id), key)).replaceAll(id, 'GAME');
    for (const key of [undefined, newKey()]) {
      for (const route of Object.keys(openapi.paths).filter((one) => one.includes('{id}'))) {
        const nowhere = await ask(route, randomUUID(), key);
        for (const id of [campaign, raid, siege, sally]) expect(await ask(route, id, key)).toBe(nowhere);
      }
      for (const id of [campaign, raid, siege, sally]) {
        expect(await toldByRoute(server, '/events?limit=1000', key)).not.toContain(id);
        expect(await toldByRoute(server, `/events?within=${id}`, key)).toMatch(/^404 /);
        expect(JSON.stringify(await server.ask(LISTS, {}, key))).not.toContain(id);
      }
    }
  });

  it('is open to its sides, its organiser and its watchers, with all of its games and sieges', async () => {
    const questions = questionsOf(await schemaOf(server));
    const about = (name: string): Question => {
      const found = questions.find(({ field }) => field === name);
      if (!found) throw new Error(`the schema has no ${name}`);
      return found;
    };
    for (const key of [keys['company'], organiser, watchers]) {
      const open = async (name: string, id: string): Promise<void> => {
        const answer = await toldAbout(server, about(name), id, key);
        expect(`${name}: ${answer}`).not.toMatch(/NOT_FOUND|UNAUTHENTICATED|FORBIDDEN|NoSuch/);
      };
      for (const name of ['query campaign', 'query campaignSiegeThings', 'query game']) await open(name, campaign);
      for (const name of ['query siege', 'query siegeThings', 'query siegeHistory']) await open(name, siege);
      await open('subscription siegeEvents', siege);
      for (const name of ['query game', 'subscription gameEvents']) await open(name, sally);
      for (const path of [`sieges/${siege}/castle.svg`, `sieges/${siege}/strip.svg`, `sieges/${siege}/head`]) {
        expect(await toldByRoute(server, `/${path}`, key)).toMatch(/^200 /);
      }
      for (const path of [`sieges/${siege}/events.ndjson`, `games/${sally}/events.ndjson`]) {
        expect(await toldByRoute(server, `/${path}`, key)).toMatch(/^200 /);
      }
      const feed = await toldByRoute(server, `/events?within=${campaign}&limit=1000`, key);
      for (const id of [campaign, siege, sally]) expect(feed).toContain(`":"${id}"`);
    }
    // A look is not a seat: whoever has the campaign's key gives no order in its siege with it.
    const order = { siege, expectedRevision: 1, idempotencyKey: 'x', order: { rollInitiative: true } };
    expect(await server.code(SIEGE_ORDER, { input: order }, keys['company'])).toBe('FORBIDDEN');
  });

  it('has its claims in the list of whoever it is open to, and in nobody else’s', async () => {
    const listed = (key: string | undefined, query = '') => toldByRoute(server, `/claims?limit=200${query}`, key);
    for (const key of [keys['company'], organiser, watchers, attacker, defender]) {
      expect(await listed(key)).toContain(`"siege":"${siege}"`);
    }
    // A look from above is no seat: the own claims of a player are those in games in which he sits.
    expect(await listed(attacker, '&mine=true')).toContain(`"siege":"${siege}"`);
    expect(await listed(keys['company'], '&mine=true')).not.toContain(siege);
    for (const key of [undefined, newKey()]) expect(await listed(key)).not.toContain(siege);
  });

  it('comes whole to a key that was given late, also to whoever reads on in the middle of it', async () => {
    const hashes = (text: string) => [...text.matchAll(/"hash":"([0-9a-f]+)"/g)].map(([, hash]) => hash);
    const read = (query: string) => toldByRoute(server, `/events?within=${campaign}&${query}`, watchers);
    const whole = hashes(await read('limit=1000'));
    const seen = async (path: string) => hashes(await toldByRoute(server, path, watchers));
    expect([...whole].sort()).toEqual(
      [
        ...(await seen(`/games/${campaign}/events.ndjson`)),
        ...(await seen(`/sieges/${siege}/events.ndjson`)),
        ...(await seen(`/games/${sally}/events.ndjson`)),
      ].sort(),
    );
    const pages: (string | undefined)[] = [];
    for (let cursor = ''; ;) {
      const page = await read(`limit=4${cursor}`);
      pages.push(...hashes(page));
      if (page.includes('"end":true')) break;
      cursor = `&after=${[...page.matchAll(/"cursor":"([^"]+)"/g)].at(-1)?.[1] ?? ''}`;
    }
    expect(pages).toEqual(whole);
  });

  it('gives the seats of its games to the keys of its sides only, and the game of a siege to those of the siege', async () => {
    const input = { game: sally, side: 'red' };
    expect(await server.code(JOIN, { input }, newKey())).toBe('NOT_FOUND');
    expect(await server.code(JOIN, { input }, watchers)).toBe('UNAUTHENTICATED');
    const codes: unknown[] = [];
    for (const side of ['red', 'blue']) {
      codes.push(await server.code(JOIN, { input: { game: sally, side } }, attacker));
    }
    expect(codes.map((code) => code ?? 'taken').sort()).toEqual(['UNAUTHENTICATED', 'taken']);
  });

  it('is closed to a key that was renewed, by every way down', async () => {
    const before = keys['garrison'] ?? '';
    const after = newKey();
    await server.data(RENEW, { input: { game: campaign, key: after } }, before);
    const [way] = questionsOf(await schemaOf(server)).filter(({ field }) => field === 'query siege');
    if (!way) throw new Error('the schema has no query siege');
    expect(await toldAbout(server, way, siege, before)).toContain('NOT_FOUND');
    expect(await toldAbout(server, way, siege, after)).not.toContain('NOT_FOUND');
    expect(await toldByRoute(server, '/claims?limit=200', before)).not.toContain(siege);
    expect(await toldByRoute(server, '/claims?limit=200', after)).toContain(siege);
    expect(
      JSON.stringify(await firstOf(server, `subscription { gameEvents(game: "${sally}") { revision } }`, before)),
    ).toContain('NOT_FOUND');
  });
});
