import { randomUUID } from 'node:crypto';
import { unavailable } from '../exit-code.js';
import type { Answer, Target } from './target.js';

/** A game of the attack's own. */
export interface OwnGame {
  readonly id: string;
  /** Keys by side. */
  readonly keys: Readonly<Record<string, string>>;
}

/** A seat to take, and the key and invitation to take it with. */
export interface SeatWanted {
  readonly side: string;
  readonly player?: string;
  readonly invitation?: string | undefined;
  /** The client's own key for it. */
  readonly key?: string | undefined;
}

const SIDES: readonly SeatWanted[] = [{ side: 'red' }, { side: 'blue' }];

/** A game of which seats are reserved. */
export interface Reserved {
  readonly id: string;
  readonly organiser: string;
  /** Invitations by side. */
  readonly invitations: Readonly<Record<string, string>>;
}

interface Created {
  readonly id: string;
  readonly secrets: {
    readonly organiserKey: string;
    readonly invitations: readonly { readonly side: string; readonly invitation: string }[];
  } | null;
}

const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) {
  id secrets { organiserKey invitations { side invitation } }
} }`;

/** Sends the command that creates a game of two sides. */
export function create(target: Target, over: object = {}): Promise<Answer<{ createGame: Created }>> {
  return target.ask(CREATE, { input: { scenario: 'tavern-brawl', commandId: randomUUID(), ...over } });
}

/** Creates a game of two sides whose seats are reserved; with `private: true` one that strangers do not know of. */
export async function reservedGame(target: Target, over: object = {}): Promise<Reserved> {
  const { data, code } = await create(target, { reserve: SIDES, ...over });
  const secrets = data?.createGame.secrets;
  if (!data || !secrets) throw unavailable(`no game with reserved seats can be created: ${String(code)}`);
  const invitations = Object.fromEntries(secrets.invitations.map(({ side, invitation }) => [side, invitation]));
  return { id: data.createGame.id, organiser: secrets.organiserKey, invitations };
}

/** Creates a game and takes its seats; keys are named by the player, or else by the side. */
export async function newGame(target: Target, scenario: string, seats = SIDES): Promise<OwnGame> {
  const { data: created, code } = await create(target, { scenario });
  if (!created) throw unavailable(`no game can be created: ${String(code)}`);
  const { createGame } = created;
  const keys: Record<string, string> = {};
  for (const seat of seats) {
    const { data } = await join(target, createGame.id, seat);
    if (!data) throw unavailable('the seats of a new game cannot be taken');
    keys[seat.player ?? seat.side] = data.joinGame.key;
  }
  return { id: createGame.id, keys };
}

/** Tries to take a seat. */
export function join(target: Target, game: string, seat: SeatWanted): Promise<Answer<{ joinGame: { key: string } }>> {
  const query = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
  return target.ask(query, { input: { game, ...seat } });
}

export interface Submitted {
  readonly submitOrder: {
    readonly __typename: 'OrderAccepted' | 'OrderRefused';
    readonly revision: number;
    readonly refusal?: { readonly code: string };
  };
}

/** An order as it is sent; what is left out is taken anew. */
export interface OrderSent {
  readonly game: string;
  readonly text: string;
  readonly expectedRevision: number;
  readonly idempotencyKey?: string;
}

const SUBMIT = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) {
  __typename ... on OrderAccepted { revision repeated } ... on OrderRefused { revision refusal { code } }
} }`;

/** Gives an order under a new idempotency key, and returns the answer whatever it is. */
export function submit(target: Target, { text, ...sent }: OrderSent, key?: string): Promise<Answer<Submitted>> {
  const input = { idempotencyKey: randomUUID(), ...sent, order: { text } };
  return target.ask(SUBMIT, { input }, key);
}

/** Gives orders one after the other, which must all be accepted. Returns the last revision. */
export async function play(
  target: Target,
  game: OwnGame,
  orders: readonly (readonly [seat: string, text: string])[],
): Promise<number> {
  let expectedRevision = (await standOf(target, game.id)).revision;
  for (const [seat, text] of orders) {
    const { data, code } = await submit(target, { game: game.id, text, expectedRevision }, game.keys[seat]);
    const answer = data?.submitOrder;
    if (answer?.__typename !== 'OrderAccepted') {
      throw unavailable(`an order of the attack was not accepted: ${text}: ${answer?.refusal?.code ?? String(code)}`);
    }
    expectedRevision = answer.revision;
  }
  return expectedRevision;
}

/** Where a game stands. */
export interface Stand {
  readonly revision: number;
  readonly fingerprint: string;
}

/** The present revision and fingerprint of a game. */
export async function standOf(target: Target, id: string): Promise<Stand> {
  const query = 'query ($id: ID!) { game(id: $id) { revision fingerprint } }';
  return (await target.data<{ game: Stand }>(query, { id })).game;
}
