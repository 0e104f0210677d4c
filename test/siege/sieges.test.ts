import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SiegeSetup } from '../../src/engine/siege/setup.js';
import { SIEGE_SIDES } from '../../src/engine/siege/siege.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { NoSuchGame, SeatTaken, SetupRefused } from '../../src/play/errors.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { memoryLedger } from '../play/support.js';
import { BRAWL, FIGHTERS, LONG, order, type Service, siegesOn } from './support.js';

describe('orders', () => {
  let ledger: Ledger;
  let service: Service;
  beforeAll(async () => {
    ledger = await memoryLedger();
    service = siegesOn(ledger);
  });
  afterAll(() => ledger.close());

  const created = async (): Promise<string> =>
    (await service.sieges.create({ commandId: randomUUID(), setup: LONG })).siege;

  it('are carried out once, and a key opens one side of one siege', async () => {
    const [siege, other] = [await created(), await created()];
    const { key } = await service.sieges.claimSide(siege, 'defender');
    expect(await service.sieges.sideOf(siege, key)).toBe('defender');
    expect(await service.sieges.sideOf(other, key)).toBeNull();
    await expect(service.sieges.claimSide(siege, 'defender')).rejects.toThrow(SeatTaken);
    const command = { siege, side: 'defender', order: { type: 'RollInitiative' }, expectedRevision: 1 } as const;
    const first = await service.sieges.submit({ ...command, commandId: 'roll' });
    const again = await service.sieges.submit({ ...command, commandId: 'roll' });
    expect(first).toMatchObject({ kind: 'accepted', repeated: false });
    expect(again).toEqual({ ...first, repeated: true });
    await expect(
      service.sieges.submit({ ...command, order: { type: 'Close' }, commandId: 'roll' }),
    ).rejects.toMatchObject({ type: 'commandReused' });
    // The same id of the other side is another command.
    await expect(service.sieges.submit({ ...command, side: 'attacker', commandId: 'roll' })).rejects.toMatchObject({
      type: 'revisionConflict',
    });
    await expect(service.sieges.submit({ ...command, commandId: 'late' })).rejects.toMatchObject({
      type: 'revisionConflict',
    });
  });

  it('are refused without a trace, unknown members too', async () => {
    const siege = await created();
    const refused = [
      { type: 'Close' },
      { type: 'Close', now: true },
      { type: 'Report' },
      { type: 'Choose', choice: 'flee' },
      { type: 'Work', batter: [{ target: 'K6' }] },
      { type: 'Place', unit: '__proto__', hexes: [] },
      null,
    ];
    for (const value of refused) {
      const done = await order(service, siege, 'attacker', value);
      expect(done).toMatchObject({ kind: 'refused', revision: 1 });
    }
    expect(await service.sieges.report(siege, SPECTATOR)).toMatchObject({ refusal: { rule: 'pbem:2.81d' } });
    expect((await service.sieges.events(siege, SPECTATOR, 0, 10)).length).toBe(2);
  });

  it('go to sieges that exist', async () => {
    await expect(service.sieges.see(randomUUID(), SPECTATOR, { kind: 'now' })).rejects.toThrow(NoSuchGame);
    await expect(service.sieges.see('../x', SPECTATOR, { kind: 'now' })).rejects.toThrow(NoSuchGame);
    const command = { commandId: 'none', setup: { title: 'x', fighters: {} } };
    await expect(service.sieges.create(command)).rejects.toThrow(SetupRefused);
  });

  it('go to no siege whose detailed days the rulebook of their scenario does not know (pbem:2.82b)', async () => {
    const rents = loadScenarios().get('candlemas-rents');
    if (!rents) throw new Error('the library has no candlemas-rents');
    const [attacker = '', defender = ''] = rents.setup.sides;
    const day = { ruleset: rents.ruleset, attacker, defender, setup: rents.setup };
    const fighters = Object.fromEntries(
      rents.setup.units.flatMap(({ id, side, sheet }) =>
        sheet.kind === 'character' && side !== null
          ? [[id, { side: side === attacker ? 'attacker' : 'defender' }]]
          : [],
      ),
    ) as SiegeSetup['fighters'];
    const siege = randomUUID();
    const setup: SiegeSetup = { title: 'Rents', dayDefinition: 'detailedDays', scenarios: { day }, fighters };
    const command = { commandId: randomUUID(), siege, setup };
    await expect(service.sieges.create(command)).rejects.toThrow(SetupRefused);
    await expect(service.sieges.see(siege, SPECTATOR, { kind: 'now' })).rejects.toThrow(NoSuchGame);
  });

  it.each([
    ['less wear than none', { engines: { T1: { kind: 'trebuchet', wear: -7 } } }],
    ['engines without size', { engines: { T1: { kind: 'trebuchet', size: 0 } } }],
    ['half an arrow', { deliveries: [{ day: 1, side: 'defender', goods: { arrows: 0.5 } }] }],
    ['goods that every object has', { deliveries: [{ day: 1, side: 'defender', goods: { constructor: 1 } }] }],
    ['names without end', { targets: { ['K'.repeat(61)]: 'keep' } }],
    [
      'more targets than a castle has',
      { targets: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`K${n}`, 'keep'])) },
    ],
    ['a day that nobody comes to', { lastDay: 10_001 }],
    ['a title that nobody reads to its end', { title: 'x'.repeat(201) }],
  ] as readonly (readonly [string, Partial<SiegeSetup>])[])('are not created with %s', async (_what, part) => {
    const command = { commandId: randomUUID(), setup: { ...LONG, scenarios: {}, ...part } };
    await expect(service.sieges.create(command)).rejects.toThrow(SetupRefused);
  });
});

describe('a siege whose days are games', () => {
  it('waits for each game, takes its end, and sets the next one up from it', async () => {
    const ledger = await memoryLedger();
    const service = siegesOn(ledger);
    const { games, sieges } = service;
    const setup = {
      title: 'Days at the tavern',
      dayDefinition: 'detailedDays',
      scenarios: { day: BRAWL },
      fighters: FIGHTERS,
    } as const;
    const { siege } = await sieges.create({ commandId: 'tavern', setup });
    for (const day of [1, 2]) {
      const seen = await sieges.see(siege, SPECTATOR, { kind: 'now' });
      expect(seen.siege).toMatchObject({ day, stage: 'scenario' });
      const game = seen.games.at(-1)?.game ?? '';
      expect(await sieges.report(siege, SPECTATOR)).toMatchObject({ kind: 'refused' });
      for (const side of ['red', 'blue'] as const) {
        const { revision } = await games.see(game, { kind: 'spectator' }, { kind: 'now' });
        await games.submit({
          game,
          viewer: { kind: 'seat', side },
          order: { kind: 'json', value: { type: 'EndTurn' } },
          dice: { kind: 'server' },
          expectedRevision: revision,
          commandId: `${day}-${side}`,
        });
      }
      const { position } = await games.see(game, { kind: 'spectator' }, { kind: 'now' });
      expect(position.outcome?.reason).toContain('the day is over');
      expect(await sieges.report(siege, SPECTATOR)).toMatchObject({ kind: 'accepted' });
      expect(await sieges.report(siege, SPECTATOR)).toMatchObject({ kind: 'refused' });
      for (const side of SIEGE_SIDES)
        expect(await order(service, siege, side, { type: 'Close' })).toMatchObject({ kind: 'accepted' });
    }
    const { siege: now, games: played } = await sieges.see(siege, SPECTATOR, { kind: 'now' });
    expect(now).toMatchObject({ day: 3, stage: 'scenario' });
    expect(new Set(played.map(({ game }) => game)).size).toBe(3);
    await ledger.close();
  });

  it('is not taken by surprise: neither is its next game there before it, nor its report given under another name', async () => {
    const ledger = await memoryLedger();
    const service = siegesOn(ledger);
    const setup = {
      title: 'x',
      dayDefinition: 'siegeDays',
      scenarios: { attackCastle: BRAWL },
      fighters: FIGHTERS,
    } as const;
    const { siege } = await service.sieges.create({ commandId: 'surprise', setup });
    const begun = { siege, side: 'attacker', expectedRevision: 1, commandId: `report:${siege}` } as const;
    await service.sieges.submit({ ...begun, order: { type: 'RollInitiative' } });
    const guesses = [siege, `siege:${siege}:day:1`];
    const elsewhere = { ...BRAWL, setup: { ...BRAWL.setup, length: { ...BRAWL.setup.length, gameTurns: 1 } } };
    for (const commandId of guesses) await service.games.create({ commandId, ...elsewhere });
    const attack = {
      ...begun,
      expectedRevision: 3,
      commandId: 'attack',
      order: { type: 'Choose', choice: 'attackCastle' },
    } as const;
    expect(await service.sieges.submit(attack)).toMatchObject({ kind: 'accepted' });
    const { games } = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
    const { position } = await service.games.see(games[0]?.game ?? '', { kind: 'spectator' }, { kind: 'now' });
    expect(Object.keys(position.units).sort()).toEqual(Object.keys(FIGHTERS).sort());
    await ledger.close();
  });

  it('is created once by a command, with one game for its first day', async () => {
    const ledger = await memoryLedger();
    const { sieges } = siegesOn(ledger);
    const setup = { title: 'x', dayDefinition: 'detailedDays', scenarios: { day: BRAWL }, fighters: FIGHTERS } as const;
    const { siege } = await sieges.create({ commandId: 'one', setup });
    const again = await sieges.create({ commandId: 'one', setup });
    expect(again).toMatchObject({ siege });
    const { games } = await sieges.see(siege, SPECTATOR, { kind: 'now' });
    expect(games.map(({ day, scenario }) => [day, scenario])).toEqual([[1, 'day']]);
    await ledger.close();
  });
});
