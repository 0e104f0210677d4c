import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { Accounts } from '../../src/play/accounts/accounts.js';
import type { GameService } from '../../src/play/game-service.js';
import type { Viewer } from '../../src/play/viewer.js';
import { TournamentBooks } from '../../src/play/tournaments/tournaments.js';
import { KEYS, memoryLedger, NOW, serviceOn, SPECTATOR } from './support.js';
import { TINY_BOOKS, tinySetup } from './tiny.js';

const [ANN_ID, BOB_ID] = ['a'.repeat(32), 'b'.repeat(32)];
const [ANN, BOB] = [`ha_${ANN_ID}_key-of-ann`, `ha_${BOB_ID}_key-of-bob`];

let ledger: Ledger;
let games: GameService;
let tournaments: TournamentBooks;
let whitsun: string;

beforeEach(async () => {
  ledger = await memoryLedger();
  games = serviceOn(ledger);
  const now = (): string => '2026-01-01T00:00:00Z';
  const accounts = new Accounts(ledger, KEYS, now);
  await accounts.open({ name: 'Ann', label: 'desk', key: ANN });
  await accounts.open({ name: 'Bob', label: 'desk', key: BOB });
  tournaments = new TournamentBooks(ledger, accounts, now);
  ({ id: whitsun } = await tournaments.open(ANN, { commandId: 'whitsun', name: 'Whitsun' }));
});
afterEach(() => ledger.close());

interface Wanted {
  readonly isPrivate?: boolean;
  readonly id?: string;
  readonly shown?: string;
  readonly commandId?: string;
}

async function entered({ isPrivate = false, id = whitsun, shown = ANN, commandId = randomUUID() }: Wanted = {}) {
  const command = { commandId, ruleset: { id: 'tiny', version: 1 }, setup: tinySetup(), tournament: { id, shown } };
  const seats = [{ seat: 'red', invitation: 'invitation-to-red' }];
  const reservation = { private: isPrivate, seats, organiserKey: 'key-of-organiser' };
  const { game } = await games.create(isPrivate ? { ...command, reservation } : command);
  return game;
}

describe('a tournament', () => {
  it('is opened once by an account, which organises it', async () => {
    const again = await tournaments.open(ANN, { commandId: 'whitsun', name: 'Whitsun' });
    expect(again).toEqual({
      id: whitsun,
      name: 'Whitsun',
      openedAt: '2026-01-01T00:00:00Z',
      organisers: [{ account: ANN_ID, name: 'Ann' }],
    });
    const other = { commandId: 'whitsun', name: 'Michaelmas' };
    await expect(tournaments.open(ANN, other)).rejects.toMatchObject({ type: 'commandReused' });
    expect((await tournaments.open(BOB, other)).id).not.toBe(whitsun);
    await expect(tournaments.open('key-1', other)).rejects.toMatchObject({ type: 'wrongAccountKey' });
    const nameless = { commandId: 'another', name: '\n' };
    await expect(tournaments.open(ANN, nameless)).rejects.toMatchObject({ type: 'tournamentRefused' });
    const none = randomUUID();
    await expect(tournaments.tournament(none)).rejects.toMatchObject({ type: 'noSuchTournament', tournament: none });
  });

  it('has organisers who admit and dismiss one another, and never none', async () => {
    await expect(tournaments.admit(BOB, whitsun, BOB_ID)).rejects.toMatchObject({ type: 'notTheOrganiser' });
    await expect(tournaments.dismiss(BOB, whitsun, ANN_ID)).rejects.toMatchObject({ type: 'notTheOrganiser' });
    await expect(tournaments.admit(ANN, whitsun, 'c'.repeat(32))).rejects.toMatchObject({ type: 'tournamentRefused' });
    await expect(tournaments.dismiss(ANN, whitsun, ANN_ID)).rejects.toMatchObject({ type: 'tournamentRefused' });
    const both = await tournaments.admit(ANN, whitsun, BOB_ID);
    expect(both.organisers.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(await tournaments.admit(ANN, whitsun, BOB_ID)).toEqual(both);
    expect((await tournaments.dismiss(BOB, whitsun, ANN_ID)).organisers.map(({ name }) => name)).toEqual(['Bob']);
    await expect(tournaments.admit(ANN, whitsun, ANN_ID)).rejects.toMatchObject({ type: 'notTheOrganiser' });
  });
});

describe('a game of a tournament', () => {
  it('belongs to it from its creation on, which only an organiser can repeat', async () => {
    const game = await entered({ commandId: 'first' });
    expect(await games.seating.tournamentOf(game, SPECTATOR)).toBe(whitsun);
    expect(await entered({ commandId: 'first' })).toBe(game);
    await expect(entered({ shown: BOB })).rejects.toMatchObject({ type: 'notTheOrganiser' });
    await expect(entered({ shown: 'key-1' })).rejects.toMatchObject({ type: 'wrongAccountKey' });
    await expect(entered({ id: randomUUID() })).rejects.toMatchObject({ type: 'noSuchTournament' });
  });

  it('is not made one by repeating its command with a tournament, nor the other way round', async () => {
    const plain = { ruleset: { id: 'tiny', version: 1 }, setup: tinySetup() };
    const { game } = await games.create({ ...plain, commandId: 'plain' });
    await expect(entered({ commandId: 'plain' })).rejects.toMatchObject({ type: 'commandReused' });
    expect(await games.seating.tournamentOf(game, SPECTATOR)).toBeNull();
    await entered({ commandId: 'first' });
    await expect(games.create({ ...plain, commandId: 'first' })).rejects.toMatchObject({ type: 'commandReused' });
    const { id } = await tournaments.open(ANN, { commandId: 'another', name: 'Michaelmas' });
    await expect(entered({ commandId: 'first', id })).rejects.toMatchObject({ type: 'commandReused' });
  });

  it('is watched by its organisers, though it is private, and by no other account', async () => {
    const game = await entered({ isPrivate: true });
    const viewer = await games.seating.viewerOf(game, ANN);
    expect(viewer).toEqual({ kind: 'spectator', keyHash: KEYS.hash(ANN), account: ANN_ID });
    expect(await games.see(game, viewer ?? SPECTATOR, NOW)).toMatchObject({ game });
    await expect(games.seating.viewerOf(game, BOB)).rejects.toMatchObject({ type: 'noSuchGame' });
    await expect(games.seating.tournamentOf(game, SPECTATOR)).rejects.toMatchObject({ type: 'noSuchGame' });
    await tournaments.admit(ANN, whitsun, BOB_ID);
    expect(await games.seating.viewerOf(game, BOB)).toMatchObject({ kind: 'spectator', account: BOB_ID });
    const elsewhere = await entered({ isPrivate: true, ...(await another()) });
    await expect(games.seating.viewerOf(elsewhere, BOB)).rejects.toMatchObject({ type: 'noSuchGame' });
  });

  async function another(): Promise<{ readonly id: string }> {
    return tournaments.open(ANN, { commandId: 'another', name: 'Michaelmas' });
  }

  it('is not followed any more by an organiser who was dismissed', async () => {
    const game = await entered({ isPrivate: true });
    await tournaments.admit(ANN, whitsun, BOB_ID);
    const viewer = (await games.seating.viewerOf(game, BOB)) ?? SPECTATOR;
    const followed = (async () => {
      for await (const event of games.follow(game, viewer, 1, AbortSignal.timeout(5000))) void event;
    })();
    await tournaments.dismiss(ANN, whitsun, BOB_ID);
    await expect(followed).rejects.toMatchObject({ type: 'keyVoid' });
    await expect(games.seating.viewerOf(game, BOB)).rejects.toMatchObject({ type: 'noSuchGame' });
  });

  it('gets an arbiter from an organiser who has no seat in it, and from nobody else', async () => {
    const game = await entered();
    const arbiter = { name: 'Maud', keyHash: KEYS.hash('key-of-maud') };
    const appointed = async (shown: string | null, named: object = {}) => {
      const viewer = shown === null ? SPECTATOR : ((await games.seating.viewerOf(game, shown)) ?? SPECTATOR);
      const parley = { kind: 'appointArbiter', ...arbiter, ...named } as const;
      return games.parley({ game, viewer, parley, commandId: randomUUID() });
    };
    const { key } = await games.seating.claim(game, 'red');
    for (const shown of [null, key, BOB]) {
      const type = shown === key ? 'notTheOrganiser' : 'keyNeeded';
      await expect(appointed(shown)).rejects.toMatchObject({ type });
    }
    expect(await appointed(ANN, { keyHash: 'x' })).toMatchObject({ refusal: { code: 'malformed' } });
    expect(await appointed(ANN)).toMatchObject({ kind: 'accepted' });
    expect(await appointed(ANN)).toMatchObject({ refusal: { because: 'Maud is the arbiter already' } });
    expect(await games.seating.viewerOf(game, 'key-of-maud')).toMatchObject({ kind: 'arbiter' });
    expect((await games.parleyOf(game, SPECTATOR)).arbiter).toEqual({ ...arbiter, isAppointed: true });
    expect((await judgeGame(ledger, TINY_BOOKS, game)).findings).toEqual([]);
    await games.seating.claim(game, 'blue', { shown: ANN });
    await expect(appointed(ANN, { name: 'Odo' })).rejects.toMatchObject({ type: 'notTheOrganiser' });
  });

  it('keeps the arbiter whom its seats have chosen from its organisers, but not the one of an organiser', async () => {
    const game = await entered();
    const say = async (viewer: Viewer, kind: 'appointArbiter' | 'proposeArbiter', name: string) => {
      const parley = { kind, name, keyHash: KEYS.hash(`key-of-${name}`) };
      return games.parley({ game, viewer, parley, commandId: randomUUID() });
    };
    const organiser = (await games.seating.viewerOf(game, ANN)) ?? SPECTATOR;
    await say(organiser, 'appointArbiter', 'Odo');
    expect(await say(organiser, 'appointArbiter', 'Ida')).toMatchObject({ kind: 'accepted' });
    for (const side of ['red', 'blue']) await say({ kind: 'seat', side }, 'proposeArbiter', 'Maud');
    expect(await say(organiser, 'appointArbiter', 'Odo')).toMatchObject({
      refusal: { because: 'the seats have chosen Maud as arbiter: only they can choose another' },
    });
    for (const side of ['red', 'blue']) await say({ kind: 'seat', side }, 'proposeArbiter', 'Odo');
    expect(await say(organiser, 'appointArbiter', 'Ida')).toMatchObject({ refusal: { code: 'illegal' } });
    expect(await games.seating.viewerOf(game, 'key-of-Odo')).toMatchObject({ kind: 'arbiter' });
    expect((await judgeGame(ledger, TINY_BOOKS, game)).findings).toEqual([]);
  });

  it('has seats that an organiser of the tournament can give to others, but no seat for him by that', async () => {
    const game = await entered({ isPrivate: true });
    const { key } = await games.seating.claim(game, 'red', { invitation: 'invitation-to-red' });
    await expect(games.seating.claim(game, 'blue', { shown: ANN })).rejects.toMatchObject({ type: 'seatReserved' });
    await expect(games.seating.leave(game, ANN)).rejects.toMatchObject({ type: 'notASeat' });
    await expect(games.seating.revoke(game, BOB, 'red')).rejects.toMatchObject({ type: 'noSuchGame' });
    const { invitation } = await games.seating.revoke(game, ANN, 'red');
    await expect(games.seating.viewerOf(game, key)).rejects.toMatchObject({ type: 'noSuchGame' });
    await games.seating.claim(game, 'red', { invitation });
    const watchers = await games.seating.giveWatchersKey(game, ANN);
    expect(await games.seating.viewerOf(game, watchers)).toMatchObject({ kind: 'spectator' });
    await expect(games.seating.giveWatchersKey(game, watchers)).rejects.toMatchObject({ type: 'notTheOrganiser' });
  });
});
