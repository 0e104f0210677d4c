import { PLAYERS } from '../dist/selfplay/players.js';
import { Chance } from '../dist/selfplay/chance.js';
import { outlookOf } from '../dist/selfplay/outlook.js';
import { Ways } from '../dist/selfplay/ways.js';
import { seatId } from '../dist/engine/position/seat.js';
import { RULEBOOKS } from '../dist/library/rulesets.js';

const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const EVENTS = `query ($id: ID!, $after: String) { game(id: $id) {
  history(first: 200, after: $after) { edges { cursor node { revision type data } } pageInfo { hasNextPage } } } }`;
const SUBMIT = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename
  ... on OrderRefused { refusal { rule reason } } } }`;

/**
 * Two greedy players fight a game over the API to its end. They know what its history tells: each event is applied to a
 * position of their own. `keys` has, by side of the game, the key that opens its seat.
 */
export async function fight(ask, game, keys) {
  const { ruleset, writeOrder } = RULEBOOKS.rulebook('pbem', 1);
  const seats = {};
  for (const [side, key] of Object.entries(keys)) {
    seats[side] = (await ask(JOIN, { input: { game, side } }, key)).joinGame.key;
  }
  const chance = new Chance(game);
  let [position, ways, last] = [null, null, null];
  for (;;) {
    const { edges, pageInfo } = (await ask(EVENTS, { id: game, after: last?.cursor })).game.history;
    for (const { type, data } of edges.map(({ node }) => node)) position = ruleset.evolve(position, { type, data });
    last = edges.at(-1) ?? last;
    if (pageInfo.hasNextPage) continue;
    ways ??= new Ways(position.ground);
    const able = ruleset
      .actors(position)
      .map((actor) => ({ ...actor, listed: ruleset.legal(position, seatId(actor.side, actor.player)) }))
      .find(({ listed }) => listed.length > 0);
    if (!able) return;
    const { side, role, listed } = able;
    const { order } = PLAYERS.greedy(outlookOf(position, { side, owes: role === 'decision' }, listed, ways), chance);
    const input = { game, expectedRevision: last.node.revision, idempotencyKey: crypto.randomUUID() };
    const text = writeOrder(order);
    const { submitOrder } = await ask(SUBMIT, { input: { ...input, order: { text } } }, seats[side]);
    if (submitOrder.refusal) throw new Error(`${text}: ${JSON.stringify(submitOrder.refusal)}`);
  }
}
