import { randomUUID } from 'node:crypto';
import type { Ground } from '../../engine/position/position.js';
import type { Output } from '../output.js';
import type { GraphqlClient } from '../graphql-client.js';
import { chooseOrder, type ListedOrder, type ListedUnit } from './chosen-order.js';
import type { SeenTerms } from '../../selfplay/errands.js';
import { Chance } from '../../selfplay/chance.js';
import { Ways } from '../../selfplay/ways.js';

/** More orders than any scenario of the demo can need. */
const ORDERS_MAX = 5000;

interface GameState extends SeenTerms {
  readonly revision: number;
  readonly turn: { readonly gameTurn: number; readonly side: string; readonly step: string };
  readonly actors: readonly { readonly side: string; readonly role: string }[];
  readonly outcome: Outcome | null;
  readonly board: { readonly units: readonly ListedUnit[]; readonly ground: Ground };
  readonly legalOrders: readonly ListedOrder[];
}

interface Outcome {
  readonly winner: string | null;
  readonly reason: string;
  readonly points: readonly { readonly side: string; readonly points: number }[];
}

interface OrderAnswer {
  readonly submitOrder:
    | {
        readonly __typename: 'OrderAccepted';
        readonly events: readonly { readonly type: string; readonly text: string }[];
      }
    | {
        readonly __typename: 'OrderRefused';
        readonly refusal: { readonly code: string; readonly rule: string | null; readonly reason: string };
      };
}

/** How a fight of the demo went. */
export interface Fight {
  readonly game: string;
  readonly orders: number;
  readonly gameTurns: number;
  readonly outcome: Outcome;
}

const CREATE = `mutation ($scenario: ID!, $commandId: ID!) {
  createGame(input: { scenario: $scenario, commandId: $commandId }) { id title sides }
}`;
const JOIN = `mutation ($game: ID!, $side: String!) { joinGame(input: { game: $game, side: $side }) { side key } }`;
const STATE = `query ($game: ID!) {
  game(id: $game) {
    revision turn { gameTurn side step } actors { side role } outcome { winner reason points { side points } }
    awards { side goal hexes units items } exits { side hexes } items { name hex carrier } equipment { name kind hexes }
    hiddenTreasures { name among { hex searches } }
    board { units { name side kind health hexes fired prisonerOf sheet } ground }
    legalOrders { order text odds { distribution { result faces } } }
  }
}`;
const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) {
    __typename
    ... on OrderAccepted { events { type text } }
    ... on OrderRefused { refusal { code rule reason } }
  }
}`;

/** Creates a game, takes both seats and fights it out over GraphQL, telling what a player would see. */
export async function fightItOut(client: GraphqlClient, scenario: string, output: Output): Promise<Fight> {
  const { createGame: created } = await client.send<{
    createGame: { readonly id: string; readonly title: string; readonly sides: readonly string[] };
  }>(CREATE, { scenario, commandId: randomUUID() });
  output.line(`${created.title}: game ${created.id}`);
  const keys = new Map<string, string>();
  for (const side of created.sides) {
    const { joinGame } = await client.send<{ joinGame: { readonly key: string } }>(JOIN, { game: created.id, side });
    keys.set(side, joinGame.key);
  }
  return play(client, created.id, keys, output);
}

async function play(
  client: GraphqlClient,
  game: string,
  keys: ReadonlyMap<string, string>,
  output: Output,
): Promise<Fight> {
  let [side = ''] = keys.keys();
  let ways: Ways | null = null;
  const chance = new Chance(`demo ${game}`);
  for (let orders = 0; orders < ORDERS_MAX;) {
    const { game: state } = await client.send<{ game: GameState }>(STATE, { game }, keys.get(side));
    if (state.outcome) return { game, orders, gameTurns: state.turn.gameTurn, outcome: state.outcome };
    const acting = state.actors[0]?.side ?? side;
    if (acting !== side) {
      side = acting;
      continue;
    }
    ways ??= new Ways(state.board.ground);
    const { legalOrders: listed, board } = state;
    const owes = state.actors[0]?.role === 'decision';
    const chosen = chooseOrder({ side, owes, listed, units: board.units, terms: state, ways }, chance);
    await submit(client, { game, expectedRevision: state.revision }, chosen, keys.get(side), output);
    orders += 1;
  }
  throw new Error(`the fight did not end within ${ORDERS_MAX} orders`);
}

/** The events of a turn that are worth printing; the rest is in the history. */
const UNTOLD: ReadonlySet<string> = new Set([
  'OrderGiven',
  'StepBegan',
  'StepClosed',
  'MoveEnded',
  'DecisionRaised',
  'DecisionSettled',
]);

async function submit(
  client: GraphqlClient,
  at: { readonly game: string; readonly expectedRevision: number },
  chosen: ListedOrder,
  key: string | undefined,
  output: Output,
): Promise<void> {
  const input = { ...at, idempotencyKey: randomUUID(), order: chosen.order };
  const { submitOrder: answer } = await client.send<OrderAnswer>(SUBMIT, { input }, key);
  if (answer.__typename === 'OrderRefused') {
    const { code, rule, reason } = answer.refusal;
    throw new Error(`a listed order was refused (${code}, ${rule ?? 'no rule'}): ${chosen.text}: ${reason}`);
  }
  for (const { type, text } of answer.events) if (!UNTOLD.has(type)) output.line(`  ${text}`);
}
