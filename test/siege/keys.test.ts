import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { KEYS, memoryLedger } from '../play/support.js';
import { BRAWL, FIGHTERS, siegesOn, type Service } from './support.js';

let ledger: Ledger;
let service: Service;

beforeAll(async () => {
  ledger = await memoryLedger();
  service = siegesOn(ledger);
});
afterAll(() => ledger.close());

/** A siege whose first day is a game; both its sides are taken. */
async function siegeWithGame() {
  const setup = {
    title: 'A day before the walls',
    dayDefinition: 'detailedDays',
    fighters: FIGHTERS,
    scenarios: { day: BRAWL },
  } as const;
  const { siege } = await service.sieges.create({ commandId: randomUUID(), setup });
  const [attacker, defender] = [
    await service.sieges.claimSide(siege, 'attacker'),
    await service.sieges.claimSide(siege, 'defender'),
  ];
  const { games } = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
  return { siege, game: games[0]?.game ?? '', attacker: attacker.key, defender: defender.key };
}

describe('keys of a siege', () => {
  it('of one’s own let joining be repeated', async () => {
    const { siege } = await service.sieges.create({
      commandId: randomUUID(),
      setup: { title: 'Siege', dayDefinition: 'detailedDays', fighters: FIGHTERS, scenarios: { day: BRAWL } },
    });
    const first = await service.sieges.claimSide(siege, 'attacker', { key: 'my-own-key' });
    expect(await service.sieges.claimSide(siege, 'attacker', { key: 'my-own-key' })).toEqual(first);
    await expect(service.sieges.claimSide(siege, 'attacker')).rejects.toMatchObject({ type: 'seatTaken' });
    await expect(service.sieges.claimSide(siege, 'defender', { key: 'x' })).rejects.toMatchObject({
      type: 'secretRefused',
    });
  });

  it('open the seats of their own side in its games, and no others', async () => {
    const { game, attacker, defender } = await siegeWithGame();
    const { games } = service;
    expect(await games.seating.seats(game, { kind: 'spectator' })).toMatchObject([
      { reserved: true },
      { reserved: true },
    ]);
    for (const shown of [null, defender, 'key-of-a-stranger']) {
      await expect(games.seating.claim(game, 'red', { shown })).rejects.toMatchObject({ type: 'seatKept' });
    }
    await games.seating.claim(game, 'red', { shown: attacker });
    // No invitation takes the place of the siege's key.
    const uninvited = games.seating.claim(game, 'blue', { invitation: 'invitation-to-blue' });
    await expect(uninvited).rejects.toMatchObject({ type: 'seatKept' });
  });

  it('count from when they are renewed, in the siege and its games, on every server', async () => {
    const { siege, game, attacker } = await siegeWithGame();
    const elsewhere = siegesOn(ledger);
    expect(await elsewhere.sieges.sideOf(siege, attacker)).toBe('attacker');
    const { key } = await service.sieges.renewKey(siege, attacker, 'my-second-key');
    expect(await service.sieges.renewKey(siege, attacker, 'my-second-key')).toMatchObject({ side: 'attacker', key });
    for (const { sieges, games } of [service, elsewhere]) {
      expect(await sieges.sideOf(siege, attacker)).toBeNull();
      expect(await sieges.sideOf(siege, key)).toBe('attacker');
      await expect(games.seating.claim(game, 'red', { shown: attacker })).rejects.toMatchObject({ type: 'seatKept' });
    }
    await elsewhere.games.seating.claim(game, 'red', { shown: key });
    await expect(service.sieges.renewKey(siege, attacker)).rejects.toMatchObject({ type: 'wrongKey' });
    await expect(service.sieges.renewKey(randomUUID(), key)).rejects.toMatchObject({ type: 'noSuchSiege' });
  });

  it('take a seat of their side back from whoever got hold of it', async () => {
    const { siege, game, attacker, defender } = await siegeWithGame();
    const { games, sieges } = service;
    const thief = await games.seating.claim(game, 'red', { shown: attacker });
    const { key } = await sieges.renewKey(siege, attacker);
    for (const other of [attacker, defender]) {
      await expect(games.seating.revoke(game, other, 'red')).rejects.toMatchObject({ type: 'wrongKey' });
    }
    await expect(games.seating.revoke(game, thief.key, 'red')).rejects.toMatchObject({ type: 'notTheOrganiser' });
    expect(await games.seating.revoke(game, key, 'red')).toEqual({ side: 'red', invitation: null });
    expect(await games.seating.revoke(game, key, 'red')).toEqual({ side: 'red', invitation: null });
    expect(await games.seating.viewerOf(game, thief.key)).toBeNull();
    await expect(games.seating.claim(game, 'red', { shown: attacker })).rejects.toMatchObject({ type: 'seatKept' });
    await games.seating.claim(game, 'red', { shown: key });
  });

  it('end the siege and the scenario that is being played, by resigning or by a draw', async () => {
    for (const [parley, winner, ofGame] of [
      ['resign', 'defender', 'blue'],
      ['proposeDraw', null, null],
    ] as const) {
      const { siege, game } = await siegeWithGame();
      for (const side of parley === 'resign' ? ['attacker'] : ['attacker', 'defender']) {
        const { field } = await service.games.see(game, { kind: 'spectator' }, { kind: 'now' });
        expect(field?.outcome).toBeNull();
        const viewer = { kind: 'seat', side } as const;
        const command = { game: siege, viewer, parley: { kind: parley }, commandId: `the-end-for-${side}` };
        expect(await service.sieges.parley(command)).toMatchObject({ kind: 'accepted' });
        // The same once more changes nothing.
        expect(await service.sieges.parley(command)).toMatchObject({ kind: 'accepted', repeated: true });
      }
      expect((await service.sieges.see(siege, SPECTATOR, { kind: 'now' })).siege).toMatchObject({
        outcome: { winner },
        stage: 'over',
      });
      const { field } = await service.games.see(game, { kind: 'spectator' }, { kind: 'now' });
      expect(field?.outcome).toMatchObject({ winner: ofGame });
      expect((await judgeGame(ledger, ALL_RULEBOOKS, game)).findings).toEqual([]);
    }
  });

  it('cannot keep the scenario from its end by saying something under the name of the end before', async () => {
    const { siege, game } = await siegeWithGame();
    const red = { kind: 'seat', side: 'red' } as const;
    const arbiter = { kind: 'proposeArbiter', name: 'Maud', keyHash: KEYS.hash('key-of-maud') } as const;
    await service.games.parley({ game, viewer: red, parley: arbiter, commandId: 'settled-with-its-siege-red' });
    const attacker = { kind: 'seat', side: 'attacker' } as const;
    await service.sieges.parley({ game: siege, viewer: attacker, parley: { kind: 'resign' }, commandId: 'the-end' });
    const { field } = await service.games.see(game, { kind: 'spectator' }, { kind: 'now' });
    expect(field?.outcome).toMatchObject({ winner: 'blue' });
  });

  it('end no scenario of the siege by resigning or by a draw', async () => {
    const { game } = await siegeWithGame();
    const [{ seat: side } = { seat: '' }] = await service.games.seating.seats(game, { kind: 'spectator' });
    for (const kind of ['resign', 'proposeDraw'] as const) {
      const viewer = { kind: 'seat', side } as const;
      const answer = await service.games.parley({ game, viewer, parley: { kind }, commandId: randomUUID() });
      expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'illegal' } });
    }
  });
});
