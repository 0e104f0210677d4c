import { randomBytes, randomUUID } from 'node:crypto';
import { faultOf, type Attack } from './attack.js';
import { join, newGame, type OrderSent, play, standOf, submit } from './own-game.js';
import type { Target } from './target.js';

const LOOK = 'query ($id: ID!) { game(id: $id) { revision } }';

/** Keys that are none, or of another game. */
export const keys: Attack = {
  name: 'keys',
  what: 'wrong keys, and keys of other games',
  async try(target) {
    const [game, other] = [await newGame(target, 'tavern-brawl'), await newGame(target, 'tavern-brawl')];
    const red = game.keys['red'] ?? '';
    const last = red.at(-5) === 'A' ? 'B' : 'A';
    const wrong = [
      `hk_${randomBytes(32).toString('base64url')}`,
      other.keys['red'] ?? '',
      red.slice(0, -1),
      'hk_',
      'x',
    ];
    wrong.push(`${red.slice(0, -5)}${last}${red.slice(-4)}`, red.toLowerCase(), `${red}A`);
    const faults: string[] = [];
    const before = await standOf(target, game.id);
    for (const key of wrong) {
      const { status, code } = await target.ask(LOOK, { id: game.id }, key);
      faults.push(...faultOf('a wrong key', status, code, ['UNAUTHENTICATED']));
      const given = await submit(target, { game: game.id, text: 'end step', expectedRevision: before.revision }, key);
      faults.push(...faultOf('an order with a wrong key', given.status, given.code, ['UNAUTHENTICATED']));
      for (const path of ['board.svg', 'events.ndjson']) {
        const { status } = await target.read(`/games/${game.id}/${path}`, key);
        if (status !== 401) faults.push(`${path} with a wrong key is answered ${status}`);
      }
    }
    if ((await standOf(target, game.id)).revision !== before.revision) faults.push('the game has gone on');
    return faults;
  },
};

/** Orders for a seat that one does not have: without a key, of the enemy, of another player of the same side. */
export const orders: Attack = {
  name: 'orders',
  what: 'orders for a foreign seat, and of a rival of the same side',
  async try(target) {
    const game = await newGame(target, 'tavern-brawl');
    const before = await standOf(target, game.id);
    const sent = { game: game.id, text: 'end step', expectedRevision: before.revision };
    const faults = [
      ...(await notAccepted(target, sent, undefined)),
      ...(await notAccepted(target, sent, game.keys['blue'])),
    ];
    faults.push(...(await notAccepted(target, { ...sent, text: 'Jankin: P9' }, game.keys['blue'])));
    if ((await standOf(target, game.id)).fingerprint !== before.fingerprint) faults.push('the game has changed');

    const red = (player: string) => ({ side: 'red', player });
    const shared = await newGame(target, 'settling-up', [red('Talkers'), red('Sticks'), { side: 'blue' }]);
    const revision = await play(target, shared, [
      ['Talkers', 'end step'],
      ['Sticks', 'end step'],
    ]);
    const rival = { game: shared.id, text: 'Wat: D8', expectedRevision: revision };
    return [...faults, ...(await notAccepted(target, rival, shared.keys['Talkers']))];
  },
};

async function notAccepted(target: Target, sent: OrderSent, key: string | undefined): Promise<readonly string[]> {
  const { data } = await submit(target, sent, key);
  return data?.submitOrder.__typename === 'OrderAccepted' ? [`${sent.text} was accepted from a foreign seat`] : [];
}

/** A client that guesses the idempotency key of another seat learns nothing and takes nothing from that seat. */
export const idempotency: Attack = {
  name: 'idempotency',
  what: "guessing another seat's idempotency keys",
  async try(target) {
    const game = await newGame(target, 'tavern-brawl');
    const { revision } = await standOf(target, game.id);
    const sent = { game: game.id, text: 'end step', expectedRevision: revision };
    const [used, free] = [randomUUID(), randomUUID()];
    await submit(target, { ...sent, idempotencyKey: used }, game.keys['red']);
    const answers = [];
    for (const text of ['end step', 'standing pin never']) {
      for (const idempotencyKey of [used, free]) {
        const guess = { ...sent, text, expectedRevision: revision + 10_000, idempotencyKey };
        const { status, code, data } = await submit(target, guess, game.keys['blue']);
        answers.push(JSON.stringify([text, status, code, data]));
      }
    }
    const [one, two, three, four] = answers;
    return one === two && three === four
      ? []
      : ['a key that another seat has used is answered otherwise than a free one'];
  },
};

/** At once for one seat, and at once for one revision: one wins. */
export const races: Attack = {
  name: 'races',
  what: 'races for one seat and for one revision',
  async try(target) {
    const faults: string[] = [];
    const empty = await newGame(target, 'tavern-brawl', []);
    const seated = await Promise.all(Array.from({ length: 12 }, () => join(target, empty.id, { side: 'red' })));
    const winners = seated.filter(({ code }) => code === null).length;
    if (winners !== 1) faults.push(`${winners} of 12 were given the same seat`);

    const game = await newGame(target, 'tavern-brawl');
    const { revision } = await standOf(target, game.id);
    const sent = { game: game.id, text: 'end step', expectedRevision: revision };
    const given = await Promise.all(Array.from({ length: 12 }, () => submit(target, sent, game.keys['red'])));
    const accepted = given.filter(({ data }) => data?.submitOrder.__typename === 'OrderAccepted').length;
    if (accepted !== 1) faults.push(`${accepted} of 12 orders were accepted at one revision`);
    for (const { code } of given) {
      if (code !== null && code !== 'REVISION_CONFLICT') faults.push(`an order that came too late is answered ${code}`);
    }
    return faults;
  },
};
