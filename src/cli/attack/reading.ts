import type { GraphQLFormattedError } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { unavailable } from '../exit-code.js';
import { type OwnGame, standOf } from './own-game.js';
import type { Target } from './target.js';

/** The viewer: a seat by its name, or null for a spectator. */
export type Reader = string | null;

/** Values that differ between any two games: ids, times, hashes, and the signed heads, which cover hashes. */
const OF_ONE_GAME = [
  'hash',
  'previousHash',
  'recordedAt',
  'endedAt',
  'commandId',
  'cursor',
  'lastHash',
  'salt',
  'commitment',
  'hiddenCommitment',
  'secret',
  'id',
  'decision',
  'head',
];
const UNIT =
  'name side player hexes health hidden mpLeft missiles pinned inControl carries { name } attack defence sheet';
const BOARD = `fingerprint units { ${UNIT} } melee { a b }`;

/** Everything of a game in which a secret could stand. */
function documents(unit: string): Readonly<Record<string, string>> {
  return {
    state:
      'revision fingerprint turn { gameTurn side step } actors { side player role orders } warnings { rule because } points { side points }',
    standing: 'standingOrders { answer on player units odds } plan { unit places }',
    decisions: 'pending { kind owner rule about options { text order } }',
    board: `board { ${BOARD} }`,
    field: `board { hex(name: "P6") { units { name } } visibleFrom(spot: "${unit}") { total units { name } } }`,
    history: 'history(first: 100) { edges { node { revision type text units rules data } } }',
    turns: 'turns { gameTurn side revision fingerprint events counts { type count } }',
    treasures: 'hiddenTreasures { name among { hex } } items { name hex carrier } equipment { name hexes }',
  };
}

/**
 * Everything that a reader can get from the server about a game, by door. Without `whole`, the values that differ
 * between any two games are left out.
 */
export async function allReadBy(
  target: Target,
  game: OwnGame,
  reader: Reader,
  unit: string,
  whole = false,
): Promise<ReadonlyMap<string, string>> {
  const told = whole ? (_game: OwnGame, answer: unknown) => JSON.stringify(answer) : withoutOwn;
  const key = reader === null ? undefined : game.keys[reader];
  const { revision } = await standOf(target, game.id);
  const read = new Map<string, string>();
  const ask = async (name: string, fields: string): Promise<void> => {
    const { status, data, code } = await target.ask(
      `query ($id: ID!) { game(id: $id) { ${fields} } }`,
      { id: game.id },
      key,
    );
    read.set(name, told(game, { status, data, code }));
  };
  for (const [name, fields] of Object.entries(documents(unit))) await ask(name, fields);
  for (let at = 0; at <= revision; at += 1) {
    await ask(`board at ${at}`, `board(at: { revision: ${at} }) { ${BOARD} }`);
    const { text } = await target.read(`/games/${game.id}/board.svg?at=${at}`, key);
    read.set(`picture at ${at}`, text.replaceAll(game.id, ''));
  }
  read.set(
    'export',
    linesOf(await exportFor(target, game, reader))
      .map((line) => told(game, line))
      .join('\n'),
  );
  read.set('subscription', told(game, await followed(target, game, revision + 1, key)));
  return read;
}

/** The export of a game for a reader, as it comes. */
export async function exportFor(target: Target, game: OwnGame, reader: Reader): Promise<string> {
  const key = reader === null ? undefined : game.keys[reader];
  return (await target.read(`/games/${game.id}/events.ndjson`, key)).text;
}

/** Each line of an export as an object. */
export function linesOf(exported: string): readonly Readonly<Record<string, unknown>>[] {
  const lines = exported.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

async function followed(target: Target, game: OwnGame, count: number, key?: string): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for await (const answer of followedGame(target, game.id, key)) {
    if (answer.late) throw unavailable(`${seen.length} of ${count} events have come to whoever follows a game`);
    seen.push(answer);
    if (answer.errors !== undefined || seen.length === count) break;
  }
  return seen;
}

/** The events that a follower gets. */
interface Followed {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
  /** Nothing more has come in time. */
  readonly late?: true;
}

/** Follows a game from its first event, for so long that what is there has come. A refusal is an answer, too. */
export async function* followedGame(target: Target, id: string, key?: string): AsyncGenerator<Followed> {
  const connectionParams = key === undefined ? {} : { key };
  const client = createClient({ url: target.socketUrl, webSocketImpl: WebSocket, connectionParams, retryAttempts: 0 });
  const query = `subscription ($game: ID!) { gameEvents(game: $game, fromRevision: 0) { revision type text units rules data } }`;
  let late = false;
  const tooLate = setTimeout(() => {
    late = true;
    client.terminate();
  }, PATIENCE);
  try {
    yield* client.iterate({ query, variables: { game: id } });
  } catch (error) {
    if (late) yield { late };
    else if (Array.isArray(error)) yield { errors: error as readonly GraphQLFormattedError[] };
    else throw error;
  } finally {
    clearTimeout(tooLate);
    await client.dispose();
  }
}

/** Milliseconds for the events that are there already. */
const PATIENCE = 15_000;

/** An answer without the values that differ in every game. Of commitments only the public paths stay. */
function withoutOwn(game: OwnGame, answer: unknown): string {
  const plain = JSON.stringify(answer, (name, value: unknown) => {
    if (OF_ONE_GAME.includes(name)) return undefined;
    return name === 'sealed' && typeof value === 'object' && value !== null ? Object.keys(value) : value;
  });
  return plain.replaceAll(game.id, 'GAME');
}
