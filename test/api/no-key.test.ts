import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyHash, newKey } from '../../src/access/key.js';
import { type Question, questionsOf, schemaOf } from './asked-of-schema.js';
import { CREATE, seatedGame, TestServer } from './server.js';
import { toldAbout } from './told-about.js';

const CREATE_SIEGE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const WATCHERS = 'mutation ($input: RenewKeyInput!) { giveWatchersKey(input: $input) { key } }';
/** Whatever only a seat of a game, or only its arbiter, may ask or do. */
const OF_SEATS =
  /^(game (legal\w+|stepEnds|reach|wayOn|preview|foresee)|mutation (submit\w+|sayOf\w+|fileClaim|resign|ruleOnClaim))$/;
const MENDS = ['mutation renewSiegeKey', 'mutation renewKey', 'mutation revokeSeat'];

describe('what needs a key', () => {
  let server: TestServer;
  let ways: readonly Question[];
  let game: string;
  let siege: string;

  beforeAll(async () => {
    server = await TestServer.shared();
    ways = questionsOf(await schemaOf(server)).filter(({ takesId, kind }) => takesId && kind !== 'subscription');
    game = (await seatedGame(server)).id;
    const fighters = [
      { name: 'Ann', side: 'attacker' },
      { name: 'Ben', side: 'defender' },
    ];
    const input = { dayDefinition: 'siegeDays', title: 'A siege', scenarios: [], fighters, commandId: randomUUID() };
    siege = (await server.data<{ createSiege: { id: string } }>(CREATE_SIEGE, { input })).createSiege.id;
  });
  afterAll(() => server.clear());

  it('says so in one way, of games and of sieges, whoever asks without one', async () => {
    const asked = [];
    for (const way of ways) {
      for (const id of [game, siege]) {
        const told = await toldAbout(server, way, id, undefined);
        expect(`${way.field}: ${told}`).not.toContain('FORBIDDEN');
        if (told.includes('"code":"UNAUTHENTICATED"')) asked.push(way.field);
      }
    }
    for (const { field } of ways.filter(({ field: name }) => OF_SEATS.test(name))) expect(asked).toContain(field);
    for (const field of ['query siegeOrders', 'mutation submitSiegeOrder', ...MENDS]) expect(asked).toContain(field);
  });

  it('tells somebody whose key is another one of the game that he may not', async () => {
    const organiserKey = newKey();
    const arbiter = newKey();
    const input = {
      scenario: 'tavern-brawl',
      commandId: randomUUID(),
      private: true,
      organiserKey,
      arbiter: { name: 'Maud', keyHash: keyHash(arbiter) },
    };
    const { id } = (await server.data<{ createGame: { id: string } }>(CREATE, { input })).createGame;
    const given = await server.data<{ giveWatchersKey: { key: string } }>(
      WATCHERS,
      { input: { game: id } },
      organiserKey,
    );
    for (const key of [given.giveWatchersKey.key, arbiter]) {
      for (const way of ways.filter(({ field }) => OF_SEATS.test(field) && !/Siege|ruleOnClaim/.test(field))) {
        expect(`${way.field}: ${await toldAbout(server, way, id, key)}`).toContain('"code":"FORBIDDEN"');
      }
    }
  });
});
