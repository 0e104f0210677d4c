import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Chance } from '../../src/selfplay/chance.js';
import { queriesOfGame } from './everything.js';
import { give, type SeatedGame, seatedGame, TestServer } from './server.js';

const ORDERS = 120;

const ARGUMENTS = {
  name: '"T15"',
  from: '"Ascelin"',
  to: '"Gervase"',
  spot: '"Ascelin"',
  unit: '"Ascelin"',
  target: '"Gervase"',
  step: '"combat"',
  order: '{ attack: { attackers: ["Ascelin"], defenders: ["Gervase"] } }',
  revision: '2',
  of: '{ turn: { gameTurn: 1, side: "red" } }',
};
const LEGAL = 'query ($game: ID!) { game(id: $game) { legalOrders { text } pending { owner } turn { side } } }';
const SAY = `mutation ($game: ID!, $saying: DiceSayingInput!) {
  sayOfDice(game: $game, saying: $saying) { __typename ... on Refusal { rule reason } }
}`;
/** Orders that Siege does not have, orders that are written ill, and orders of the wrong side. */
const REFUSED = ['Ascelin: T', 'Ascelin: T1-T9', 'undermine T15', 'Ulf: light T15', 'Gervase: K5', 'Ulf attacks Sewal'];

let server: TestServer;
let game: SeatedGame;
beforeAll(async () => {
  server = await TestServer.shared();
  game = await seatedGame(server, 'the-long-acre');
});
afterAll(() => server.clear());

/**
 * The catalogue's own account of a rule may say where a ruling comes from, and which rules of other books are related.
 */
const ACCOUNT = ['ruling', 'related'];

function expectNoFamilyRule(answer: unknown, asked: string): void {
  const told = JSON.stringify(answer, (key, value: unknown) => (ACCOUNT.includes(key) ? null : value));
  const named = [...told.matchAll(/pbem:[0-9][0-9a-z.]*/g)].map(([rule]) => rule);
  expect({ asked, named }).toEqual({ asked, named: [] });
}

interface Choice {
  readonly game: {
    readonly legalOrders: readonly { text: string }[];
    readonly pending: readonly { owner: string }[];
    readonly turn: { readonly side: string };
  };
}

/** One listed order of the side that has to act; deeds go before moves, and ends of turns come last. */
async function play(chance: Chance): Promise<void> {
  const { game: now } = await server.data<Choice>(LEGAL, { game: game.id }, game.red);
  const side = (now.pending[0]?.owner ?? now.turn.side) as 'red' | 'blue';
  const { game: own } = await server.data<Choice>(LEGAL, { game: game.id }, game[side]);
  const texts = own.legalOrders.map(({ text }) => text);
  // The dice decide whether the game is over before all orders are given.
  if (texts.length === 0) return;
  const deeds = texts.filter((text) => /fire at|attack|retreat|advance|suffer|land in/.test(text));
  const text = chance.pick(deeds.length > 0 ? deeds : chance.pick([texts, ['end step']]));
  expectNoFamilyRule(await give(server, game.id, game[side], { text }), text);
}

it('nothing that a player of Siege can ask or provoke names a rule of pbem', async () => {
  const said = await server.ask(SAY, { game: game.id, saying: { declineReportedDice: true } }, game.red);
  expect(said.data).toMatchObject({ sayOfDice: { __typename: 'Refusal', rule: null } });
  for (const text of REFUSED) {
    const answer = await give(server, game.id, game.red, { text });
    expect({ text, is: answer.__typename }).toEqual({ text, is: 'OrderRefused' });
    expectNoFamilyRule(answer, text);
  }
  const chance = new Chance('citations over GraphQL');
  for (let order = 0; order < ORDERS; order += 1) await play(chance);
  for (const { field, query } of queriesOfGame(ARGUMENTS)) {
    const answer = await server.ask(query, { game: game.id }, game.red);
    expect({ field, data: answer.data !== null }).toEqual({ field, data: true });
    expectNoFamilyRule(answer, field);
  }
});
