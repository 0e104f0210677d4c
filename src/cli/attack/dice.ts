import { randomBytes } from 'node:crypto';
import { secretBefore } from '../../ledger/proof/dice.js';
import type { Attack } from './attack.js';
import { newGame, type OwnGame, play } from './own-game.js';
import { allReadBy, type Reader } from './reading.js';
import type { Target } from './target.js';

interface Dice {
  readonly mode: string;
  readonly commitment: string | null;
  readonly hiddenCommitment: string | null;
  readonly openings: readonly { readonly turn: number; readonly secret: string }[];
}

const DICE =
  'query ($id: ID!) { game(id: $id) { dice { mode commitment hiddenCommitment openings { turn secret } } } }';
const SAY = `mutation ($game: ID!, $saying: DiceSayingInput!) { sayOfDice(game: $game, saying: $saying) {
  __typename ... on Refusal { code }
} }`;
const REPORTED = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) {
  __typename ... on OrderRefused { refusal { code } }
} }`;

/**
 * Looking for the secrets of dice to come. Whatever is shown to anybody is tried: a secret of a turn to come hashes to
 * the one that was opened last, that of hidden dice to its commitment.
 */
export const dice: Attack = {
  name: 'dice',
  what: 'seeing secrets of dice before they are opened, reporting dice, and words that come too late',
  async try(target) {
    const game = await newGame(target, 'tavern-brawl');
    const faults = await tooEarly(target, game);
    await play(target, game, [
      ['red', 'end turn'],
      ['blue', 'end turn'],
      ['red', 'end step'],
    ]);
    const { mode, openings, hiddenCommitment } = await diceOf(target, game);
    const [last] = openings;
    if (mode !== 'committed' || !last) return [...faults, `no secret of ${mode} dice is open, so nothing was tried`];
    for (const reader of [null, 'red', 'blue']) {
      const read = await allThatIsRead(target, game, reader);
      const guesses = new Set([...read.values()].flatMap((text) => text.match(/[0-9a-f]{64}/g) ?? []));
      if (!guesses.has(last.secret)) faults.push(`${reader ?? 'a spectator'} is not shown what is open`);
      for (const guess of guesses) {
        const hash = secretBefore(guess);
        if (hash !== last.secret && hash !== hiddenCommitment) continue;
        const doors = [...read].filter(([, text]) => text.includes(guess)).map(([door]) => door);
        faults.push(`${reader ?? 'a spectator'} is shown a secret that is not open: ${doors.join(', ')}`);
      }
    }
    return [...faults, ...(await tooLate(target, game)), ...(await reported(target, game))];
  },
};

async function allThatIsRead(target: Target, game: OwnGame, reader: Reader): Promise<ReadonlyMap<string, string>> {
  const key = reader === null ? undefined : game.keys[reader];
  const read = new Map(await allReadBy(target, game, reader, 'Jankin', true));
  read.set('dice', JSON.stringify((await target.ask(DICE, { id: game.id }, key)).data));
  for (const path of [`/games/dice-${game.id}/events.ndjson`, `/sieges/${game.id}/events.ndjson`, '/metrics']) {
    read.set(path, (await target.read(path, key)).text);
  }
  return read;
}

async function diceOf(target: Target, { id }: OwnGame): Promise<Dice> {
  return (await target.data<{ game: { dice: Dice } }>(DICE, { id })).game.dice;
}

type Said = { readonly sayOfDice: { readonly __typename: string; readonly code?: string } };

/** A word without a key, and one that was never sealed. */
async function tooEarly(target: Target, { id: game, keys }: OwnGame): Promise<string[]> {
  const showWord = randomBytes(16).toString('hex');
  const stranger = await target.ask<Said>(SAY, { game, saying: { declineWord: true } });
  const unsealed = await target.ask<Said>(SAY, { game, saying: { showWord } }, keys['red']);
  return [
    ...(stranger.code === 'UNAUTHENTICATED' ? [] : ['somebody without a key declines a word']),
    ...(unsealed.data?.sayOfDice.code === 'illegal' ? [] : ['a word is taken that nobody has sealed']),
  ];
}

async function tooLate(target: Target, { id: game, keys }: OwnGame): Promise<readonly string[]> {
  const sealWord = randomBytes(32).toString('hex');
  const { data } = await target.ask<Said>(SAY, { game, saying: { sealWord } }, keys['red']);
  return data?.sayOfDice.code === 'wrongStep' ? [] : ['a word is taken after the game has begun'];
}

type Submitted = {
  readonly submitOrder: { readonly __typename: string; readonly refusal?: { readonly code: string } };
};

async function reported(target: Target, { id: game, keys }: OwnGame): Promise<readonly string[]> {
  const query = 'query ($id: ID!) { game(id: $id) { revision } }';
  const { revision } = (await target.data<{ game: { revision: number } }>(query, { id: game })).game;
  const idempotencyKey = randomBytes(16).toString('hex');
  const input = { game, expectedRevision: revision, idempotencyKey, order: { text: 'end step' }, dice: [10] };
  const { data } = await target.ask<Submitted>(REPORTED, { input }, keys['red']);
  return data?.submitOrder.refusal?.code === 'diceWrong' ? [] : ['a die is reported in a game of committed dice'];
}
