import { randomUUID } from 'node:crypto';
import { followedGame } from './reading.js';
import type { Target } from './target.js';

const GAME = 'query ($id: ID!) { game(id: $id)';

/** Questions about a game, by what is asked. */
const QUERIES: Readonly<Record<string, string>> = {
  game: `${GAME} { title revision fingerprint seats { side taken reserved } } }`,
  board: `${GAME} { board { fingerprint units { name } } } }`,
  past: `${GAME} { board(at: { revision: 0 }) { fingerprint } } }`,
  history: `${GAME} { history(first: 5) { edges { node { revision type text } } } } }`,
  turns: `${GAME} { turns { gameTurn side fingerprint } } }`,
  orders: `${GAME} { legalOrders { text } } }`,
};

/** Commands about a game; each with what its input needs besides the game. */
const COMMANDS: readonly (readonly [name: string, input: string, over: object])[] = [
  ['joinGame', 'JoinGameInput', { side: 'red' }],
  ['renewKey', 'RenewKeyInput', {}],
  ['giveWatchersKey', 'RenewKeyInput', {}],
  ['revokeSeat', 'RevokeSeatInput', { side: 'red' }],
  ['submitOrder', 'SubmitOrderInput', { expectedRevision: 0, order: { endStep: true } }],
];
/** Routes of a game that are asked, with sound and unsound parameters. */
const PATHS = ['events.ndjson', 'board.svg', 'board.svg?at=0', 'board.svg?at=nonsense', 'board.svg?seat=red'];

/** The answer of one door. */
export interface AtDoor {
  /** The code of GraphQL, or the status of a route; null: it was let in. */
  readonly refused: string | null;
  /** All of the answer, the id left out. */
  readonly told: string;
}

/**
 * The answers of every door of a game to a client with a key, or with none. The doors that change something are tried
 * by `commands` only, and may give a seat away for good.
 */
export async function atDoors(
  target: Target,
  id: string,
  key: string | undefined,
  { commands }: { readonly commands: boolean },
): Promise<ReadonlyMap<string, AtDoor>> {
  const answers = new Map<string, AtDoor>();
  const note = (door: string, refused: string | null, told: string): void => {
    answers.set(door, { refused, told: told.replaceAll(id, 'GAME') });
  };
  const ask = async (door: string, query: string, variables: object): Promise<void> => {
    const { status, text, code } = await target.ask(query, variables, key);
    note(door, code, `${status} ${text}`);
  };
  for (const [name, query] of Object.entries(QUERIES)) await ask(name, query, { id });
  for (const [name, type, over] of commands ? COMMANDS : []) {
    const input = { game: id, ...over, ...(name === 'submitOrder' ? { idempotencyKey: randomUUID() } : {}) };
    await ask(name, `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input });
  }
  for (const path of PATHS) {
    const { status, text } = await target.read(`/games/${id}/${path}`, key);
    note(path, status === 200 ? null : String(status), `${status} ${text}`);
  }
  const [code, text] = await firstFollowed(target, id, key);
  note('subscription', code, text);
  return answers;
}

/** The first answer to a subscription to a game: the code of a refusal, and the whole answer. */
async function firstFollowed(target: Target, id: string, key?: string): Promise<readonly [string | null, string]> {
  for await (const answer of followedGame(target, id, key)) {
    const [error] = answer.errors ?? [];
    return [error ? String(error.extensions?.['code']) : null, JSON.stringify(answer)];
  }
  return ['ENDED', ''];
}
