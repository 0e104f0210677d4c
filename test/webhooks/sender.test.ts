import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../src/ledger/ledger.js';
import { Accounts } from '../../src/play/accounts/accounts.js';
import type { GameService } from '../../src/play/game-service.js';
import { SeatAccess } from '../../src/play/seating/seat-access.js';
import { newWebhookSecret } from '../../src/webhooks/message.js';
import { WebhookSender } from '../../src/webhooks/sender.js';
import { Webhooks } from '../../src/webhooks/webhooks.js';
import { KEYS, memoryLedger, newGame, play, serviceOn } from '../play/support.js';
import { Receiver } from './receivers.js';

const ANN = 'ha_0123456789abcdef0123456789abcdef_key-of-ann';
const BOB = 'ha_fedcba9876543210fedcba9876543210_key-of-bob';
const SECRET = newWebhookSecret();
const HOUR = 3_600_000;

let ledger: Ledger;
let games: GameService;
let hooks: Webhooks;
let receiver: Receiver;
let sender: WebhookSender;
/** The clock stands still but for what a test adds, in ms. */
let passed: number;
const now = (): string => new Date(Date.now() + passed).toISOString();

/** A sender as a server begins it: it knows nothing but the ledger. */
function newSender(): WebhookSender {
  return new WebhookSender({
    ...{ store: ledger, hooks, now, privateToo: true, retryMs: 20, disableAfterMs: 72 * HOUR },
    games: games,
    seats: new SeatAccess(ledger, KEYS, now),
    failed: (error) => {
      throw error;
    },
  });
}

/** A game in which Ann has the red seat. */
async function gameOfAnn(): Promise<string> {
  const game = await newGame(games);
  await games.seating.claim(game, 'red', { shown: ANN });
  return game;
}

async function standing(): Promise<{ failingSince: string | null; disabled: string | null }> {
  const [hook] = await hooks.list(ANN);
  if (!hook) throw new Error('Ann has no webhook');
  return hook;
}

/** Waits until the stream of webhooks tells something. */
async function until(isSo: (hook: { failingSince: string | null; disabled: string | null }) => boolean): Promise<void> {
  const ending = new AbortController();
  for await (const event of ledger.subscribe({ stream: 'webhooks', from: 0 }, ending.signal)) {
    if (event.revision >= 0 && isSo(await standing())) break;
  }
  ending.abort();
}

beforeEach(async () => {
  passed = 0;
  ledger = await memoryLedger();
  games = serviceOn(ledger);
  const accounts = new Accounts(ledger, KEYS, now);
  await accounts.open({ name: 'Ann', label: 'desk', key: ANN });
  await accounts.open({ name: 'Bob', label: 'desk', key: BOB });
  hooks = new Webhooks(ledger, accounts, true, now);
  receiver = await Receiver.start(SECRET);
  sender = newSender();
  sender.start();
});
afterEach(async () => {
  await sender.stop();
  await receiver.kill();
  await ledger.close();
});

describe('a webhook', () => {
  it('tells of games of the account, signed, and of no others', async () => {
    await hooks.set(ANN, receiver.url, SECRET);
    await play(games, await newGame(games), 1);
    const game = await gameOfAnn();
    await play(games, game, 1);
    const { id, data, refused } = await receiver.next();
    expect(refused).toBeUndefined();
    expect(id).toMatch(/^msg_[0-9a-f]{32}$/);
    const { recordedAt: timestamp } = await games.see(game, { kind: 'spectator' }, { kind: 'now' });
    expect(data).toMatchObject({
      type: 'game.changed',
      timestamp,
      data: { game, side: 'red', player: null, over: false },
    });
  });

  it('says whether the seat must act, and nothing of what happened', async () => {
    const game = await gameOfAnn();
    await hooks.set(ANN, receiver.url, SECRET);
    // After the fifth order the turn is blue's.
    await play(games, game, 5);
    for (let told = await receiver.next(); ; told = await receiver.next()) {
      const { revision, mustAct, ...rest } = told.data?.data ?? {};
      expect(Object.keys(rest).sort()).toEqual(['game', 'over', 'player', 'side']);
      if (mustAct === false) return expect(revision).toBeGreaterThan(4);
    }
  });

  it('is signed with its own secret: a receiver with another one refuses the message', async () => {
    const game = await gameOfAnn();
    await hooks.set(ANN, receiver.url, newWebhookSecret());
    await play(games, game, 1);
    expect((await receiver.next()).refused).toContain('signature');
    await until(({ failingSince }) => failingSince !== null);
  });

  it('tells after the receiver was killed and the server was stopped and begun again', async () => {
    const game = await gameOfAnn();
    await hooks.set(ANN, receiver.url, SECRET);
    await play(games, game, 1);
    const first = await receiver.next();
    await receiver.kill();
    await play(games, game, 2);
    await until(({ failingSince }) => failingSince !== null);
    await sender.stop();
    await play(games, game, 1);
    sender = newSender();
    sender.start();
    receiver = await Receiver.start(SECRET, receiver.port);
    const { revision } = await games.see(game, { kind: 'spectator' }, { kind: 'now' });
    const second = await receiver.next();
    expect(second.data?.data['revision']).toBe(revision);
    expect(second.id).not.toBe(first.id);
    await until(({ failingSince }) => failingSince === null);
  });

  it('is disabled when the receiver could not be told for long, and goes on when it is set again', async () => {
    const game = await gameOfAnn();
    await hooks.set(ANN, receiver.url, SECRET);
    await receiver.kill();
    await play(games, game, 1);
    await until(({ failingSince }) => failingSince !== null);
    expect((await standing()).disabled).toBeNull();
    passed = 73 * HOUR;
    await until(({ disabled }) => disabled !== null);
    expect((await standing()).disabled).toContain('ECONNREFUSED');
    // The library refuses messages that are older or newer than five minutes.
    passed = 0;
    receiver = await Receiver.start(SECRET, receiver.port);
    await hooks.set(ANN, receiver.url, SECRET);
    await play(games, game, 1);
    expect((await receiver.next()).data).toMatchObject({ data: { game } });
  });

  it('is disabled at once when the receiver says that it is gone', async () => {
    await receiver.kill();
    receiver = await Receiver.start(SECRET, 0, 410);
    const game = await gameOfAnn();
    await hooks.set(ANN, receiver.url, SECRET);
    await play(games, game, 1);
    await until(({ disabled }) => disabled !== null);
    expect((await standing()).disabled).toContain('410');
  });

  it('tells nothing more when it is removed, or when the seat was left', async () => {
    const [left, kept] = [await gameOfAnn(), await gameOfAnn()];
    await hooks.set(BOB, `${receiver.url}/bob`, SECRET);
    await games.seating.claim(left, 'blue', { shown: BOB });
    await games.seating.leave(left, ANN);
    const { webhook } = await hooks.set(ANN, receiver.url, SECRET);
    await play(games, left, 1);
    expect((await receiver.next()).data).toMatchObject({ data: { game: left, side: 'blue' } });
    await hooks.remove(ANN, webhook.id);
    await play(games, kept, 1);
    await play(games, left, 1);
    expect((await receiver.next()).data).toMatchObject({ data: { game: left, side: 'blue' } });
  });
});

describe('setting a webhook', () => {
  it('may be repeated with a secret of one’s own, and gives a new secret otherwise', async () => {
    const first = await hooks.set(ANN, receiver.url, SECRET);
    expect(await hooks.set(ANN, receiver.url, SECRET)).toEqual(first);
    const other = await hooks.set(ANN, receiver.url);
    expect(other.webhook.id).toBe(first.webhook.id);
    expect(other.secret).toMatch(/^whsec_/);
    expect(other.secret).not.toBe(SECRET);
    expect(await hooks.list(BOB)).toEqual([]);
  });

  it('is for the account alone, has a limit, and refuses what cannot be', async () => {
    const { webhook } = await hooks.set(ANN, receiver.url, SECRET);
    await expect(hooks.remove(BOB, webhook.id)).rejects.toMatchObject({ type: 'accountRefused' });
    for (const path of ['a', 'b', 'c', 'd']) await hooks.set(ANN, `${receiver.url}/${path}`);
    await expect(hooks.set(ANN, `${receiver.url}/e`)).rejects.toThrow('at most 5');
    await expect(hooks.set(ANN, receiver.url, 'whsec_short')).rejects.toMatchObject({ type: 'secretRefused' });
    await expect(hooks.set(ANN, 'https://a@b/')).rejects.toMatchObject({ type: 'accountRefused' });
    await expect(hooks.set('hk_no-key-of-an-account', receiver.url)).rejects.toMatchObject({ type: 'wrongAccountKey' });
    const guarded = new Webhooks(ledger, new Accounts(ledger, KEYS, now), false, now);
    await expect(guarded.set(ANN, receiver.url)).rejects.toThrow('https://');
  });
});
