import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../src/ledger/ledger.js';
import { Accounts } from '../../src/play/accounts/accounts.js';
import type { GameService } from '../../src/play/game-service.js';
import { KEYS, memoryLedger, newGame, NOW, serviceOn, SPECTATOR } from './support.js';
import { tinySetup } from './tiny.js';

const ID = '0123456789abcdef0123456789abcdef';
const ANN = `ha_${ID}_key-of-ann`;
const ANNS_PHONE = `ha_${ID}_phone-of-ann`;

let ledger: Ledger;
let games: GameService;
let accounts: Accounts;

beforeEach(async () => {
  ledger = await memoryLedger();
  games = serviceOn(ledger);
  accounts = new Accounts(ledger, KEYS, () => '2026-01-01T00:00:00Z');
  await accounts.open({ name: 'Ann', label: 'desk', key: ANN });
});
afterEach(() => ledger.close());

/** A private game, with the invitations to its seats. */
async function privateGame(): Promise<{ game: string; red: string }> {
  const seats = ['red', 'blue'].map((seat) => ({ seat, invitation: `invitation-to-${seat}` }));
  const command = { commandId: randomUUID(), ruleset: { id: 'tiny', version: 1 }, setup: tinySetup() };
  const { game } = await games.create({ ...command, reservation: { private: true, seats } });
  return { game, red: 'invitation-to-red' };
}

describe('an account', () => {
  it('is opened once with a key of one’s own, and keeps hashes only', async () => {
    expect(await accounts.open({ name: 'Ann', label: 'desk', key: ANN })).toEqual({ account: ID, key: ANN });
    const other = { name: 'Bob', label: 'desk', key: `ha_${ID}_key-of-bob` };
    await expect(accounts.open(other)).rejects.toMatchObject({ type: 'secretRefused' });
    const all = JSON.stringify(await ledger.readAll(null));
    expect(all).toContain(KEYS.hash(ANN));
    expect(all).not.toContain(ANN);
  });

  it('lists its keys and makes them void, but for the last', async () => {
    await accounts.giveKey(ANN, 'phone', ANNS_PHONE);
    expect(await accounts.giveKey(ANN, 'phone', ANNS_PHONE)).toEqual({ account: ID, key: ANNS_PHONE });
    const { keys } = await accounts.own(ANNS_PHONE);
    expect(keys).toMatchObject([
      { label: 'desk', isThis: false },
      { label: 'phone', isThis: true },
    ]);
    await accounts.revokeKey(ANNS_PHONE, keys[0]?.id ?? '');
    await expect(accounts.own(ANN)).rejects.toMatchObject({ type: 'wrongAccountKey' });
    await expect(accounts.revokeKey(ANNS_PHONE, keys[1]?.id ?? '')).rejects.toMatchObject({ type: 'accountRefused' });
    await expect(accounts.giveKey(ANNS_PHONE, 'again', ANN)).rejects.toMatchObject({ type: 'secretRefused' });
    const foreign = `ha_${'f'.repeat(32)}_key`;
    await expect(accounts.giveKey(ANNS_PHONE, 'x', foreign)).rejects.toMatchObject({ type: 'secretRefused' });
  });

  it.each(['', ' Ann', 'Ann\n', 'a'.repeat(61), '\u2028', '--', '\u202ennA', 'An\u200bn'])(
    'refuses the name %j',
    async (name) => {
      await expect(accounts.rename(ANN, name)).rejects.toMatchObject({ type: 'accountRefused' });
    },
  );
});

describe('a seat of an account', () => {
  it('is opened by each key of the account, and by its own; its holder has a name', async () => {
    const game = await newGame(games);
    const { key } = await games.seating.claim(game, 'red', { shown: ANN });
    await accounts.giveKey(ANN, 'phone', ANNS_PHONE);
    for (const one of [key, ANN, ANNS_PHONE]) {
      expect(await games.seating.viewerOf(game, one)).toMatchObject({ kind: 'seat', side: 'red' });
    }
    await accounts.rename(ANN, 'Ann of the Mill');
    expect(await games.seating.seats(game, SPECTATOR)).toMatchObject([
      { seat: 'red', holder: { account: ID, name: 'Ann of the Mill' } },
      { seat: 'blue', holder: null },
    ]);
    await expect(games.seating.claim(game, 'blue', { shown: ANN })).rejects.toMatchObject({ type: 'seatOfAccount' });
    // The answer to the first claim may be lost: the same claim is told that the account has the seat.
    await expect(games.seating.claim(game, 'red', { shown: ANN })).rejects.toMatchObject({
      ...{ type: 'seatOfAccount', seat: 'red' },
      message: expect.stringContaining('its key opens it'),
    });
    await expect(games.seating.claim(game, 'red', {})).rejects.toMatchObject({ type: 'seatTaken' });
    // A person who plays alone takes the other seat by a key of its own.
    await games.seating.claim(game, 'blue');
  });

  it('is left to others, and its keys are void', async () => {
    const game = await newGame(games);
    const { key } = await games.seating.claim(game, 'red', { shown: ANN });
    expect(await games.seating.leave(game, ANN)).toMatchObject({ seat: 'red', taken: false, holder: null });
    expect(await games.seating.viewerOf(game, key)).toBeNull();
    expect(await games.seating.viewerOf(game, ANN)).toEqual(SPECTATOR);
    await expect(games.seating.leave(game, ANN)).rejects.toMatchObject({ type: 'wrongKey' });
    const next = await games.seating.claim(game, 'red');
    expect(await games.seating.leave(game, next.key)).toMatchObject({ taken: false });
  });

  it('is not followed any more when the key of the account, or the seat, is void', async () => {
    const game = await newGame(games);
    await games.seating.claim(game, 'red', { shown: ANN });
    await accounts.giveKey(ANN, 'phone', ANNS_PHONE);
    const followed = async (key: string): Promise<void> => {
      const viewer = (await games.seating.viewerOf(game, key)) ?? SPECTATOR;
      for await (const event of games.follow(game, viewer, 1, AbortSignal.timeout(5000))) void event;
    };
    const byPhone = followed(ANNS_PHONE);
    const byDesk = followed(ANN);
    const { keys } = await accounts.own(ANN);
    await accounts.revokeKey(ANN, keys[1]?.id ?? '');
    await expect(byPhone).rejects.toMatchObject({ type: 'keyVoid' });
    await games.seating.leave(game, ANN);
    await expect(byDesk).rejects.toMatchObject({ type: 'keyVoid' });
  });

  it('of a private game is no way in for an account without it', async () => {
    const { game, red } = await privateGame();
    const asked = async (id: string): Promise<readonly string[]> => {
      const deeds = [
        () => games.seating.viewerOf(id, ANN),
        () => games.seating.claim(id, 'blue', { shown: ANN }),
        () => games.seating.leave(id, ANN),
        () => games.seating.renewKey(id, ANN),
      ];
      const answers = await Promise.allSettled(deeds.map((deed) => deed()));
      return answers.map((one) => (one.status === 'rejected' ? String(one.reason).replaceAll(id, 'GAME') : 'answered'));
    };
    const told = await asked(game);
    expect(new Set(told)).toEqual(new Set(['Error: there is no game GAME']));
    expect(told).toEqual(await asked(randomUUID()));
    await games.seating.claim(game, 'red', { shown: ANN, invitation: red });
    const viewer = (await games.seating.viewerOf(game, ANN)) ?? SPECTATOR;
    expect(await games.see(game, viewer, NOW)).toMatchObject({ game });
    await games.seating.leave(game, ANN);
    expect(await asked(game)).toEqual(told);
    await games.seating.claim(game, 'red', { shown: ANN, invitation: red });
  });
});

describe('a seat that is handed over', () => {
  const offered = 'invitation-from-ann';

  it('is its holder’s until somebody takes it, and then nobody else’s', async () => {
    const game = await newGame(games);
    const { key: old } = await games.seating.claim(game, 'red', { shown: ANN });
    expect(await games.seating.offer(game, ANN, offered)).toMatchObject({ side: 'red', invitation: offered });
    // The answer may be lost: the same is offered again.
    expect(await games.seating.offer(game, old, offered)).toMatchObject({ invitation: offered });
    expect(await games.seating.viewerOf(game, ANN)).toMatchObject({ kind: 'seat', side: 'red' });
    await expect(games.seating.claim(game, 'red', { invitation: 'another-one' })).rejects.toMatchObject({
      type: 'seatTaken',
    });
    const taken = await games.seating.claim(game, 'red', { invitation: offered, key: 'key-of-bob' });
    expect(taken).toMatchObject({ side: 'red', key: 'key-of-bob' });
    // The answer may be lost here, too.
    expect(await games.seating.claim(game, 'red', { invitation: offered, key: 'key-of-bob' })).toEqual(taken);
    expect(await games.seating.viewerOf(game, 'key-of-bob')).toMatchObject({ kind: 'seat', side: 'red' });
    expect(await games.seating.viewerOf(game, old)).toBeNull();
    expect(await games.seating.viewerOf(game, ANN)).toEqual({ kind: 'spectator' });
    // The invitation has done its work.
    await expect(games.seating.claim(game, 'red', { invitation: offered })).rejects.toMatchObject({
      type: 'seatTaken',
    });
    expect((await games.seating.seats(game, SPECTATOR)).filter(({ seat }) => seat === 'red')).toMatchObject([
      { taken: true, holder: null },
    ]);
  });

  it('stays when the offer was taken back, and in a private game only the invitation tells of the game', async () => {
    const { game, red } = await privateGame();
    await games.seating.claim(game, 'red', { shown: ANN, invitation: red });
    await games.seating.offer(game, ANN, offered);
    await expect(games.seating.claim(game, 'red', { invitation: 'no-such' })).rejects.toMatchObject({
      type: 'noSuchGame',
    });
    await games.seating.withdrawOffer(game, ANN);
    await games.seating.withdrawOffer(game, ANN);
    await expect(games.seating.claim(game, 'red', { invitation: offered })).rejects.toMatchObject({
      type: 'noSuchGame',
    });
    await expect(games.seating.offer(game, 'no-key')).rejects.toMatchObject({ type: 'noSuchGame' });
    await expect(games.seating.offer(game, ANN, offered)).rejects.toMatchObject({ type: 'secretRefused' });
    await games.seating.offer(game, ANN, 'another-offer');
    expect(await games.seating.claim(game, 'red', { invitation: 'another-offer' })).toMatchObject({ side: 'red' });
    await expect(games.seating.viewerOf(game, ANN)).rejects.toMatchObject({ type: 'noSuchGame' });
  });
});
