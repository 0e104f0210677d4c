import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Setup } from '../../src/engine/game/setup.js';
import type { SiegeScenario, SiegeSetup } from '../../src/engine/siege/setup.js';
import { SIEGE_SIDES } from '../../src/engine/siege/siege.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { memoryLedger } from '../play/support.js';
import { order, siegesOn, type Service } from './support.js';

const MEN = { Ann: 'E4', Bob: 'E3', Cy: 'D4', Dan: 'F4' } as const;
const DAY: Setup = setupOf({
  fromStart: true,
  units: [...Object.entries(MEN).map(([name, hex]) => man(name, 'red', hex)), man('Guy', 'blue', 'A9')],
  board: { terrain: { moat: ['A5..N6'] } },
  over: {
    options: { onboardFilling: true },
    equipment: [
      { id: 'screen1', kind: 'screen', hexes: ['E4'] },
      { id: 'screen2', kind: 'screen', hexes: ['I4'] },
    ],
  },
});
const SCENARIO: SiegeScenario = { ruleset: { id: 'pbem', version: 1 }, attacker: 'red', defender: 'blue', setup: DAY };
const SETUP: SiegeSetup = {
  title: 'The ditch of Corbel',
  dayDefinition: 'detailedDays',
  scenarios: { day: SCENARIO },
  moat: { E5: 'moat' },
  bases: { attacker: ['M1'] },
  fighters: {
    ...Object.fromEntries(Object.keys(MEN).map((name) => [name, { side: 'attacker' }] as const)),
    Guy: { side: 'defender' },
  },
};

/**
 * Plays the game of the day: these orders, then both sides end their turns until it is over; reports it and goes to
 * the next day.
 */
async function playDay(service: Service, siege: string, orders: readonly (readonly [string, string])[]): Promise<void> {
  const { games, sieges } = service;
  const game = (await sieges.see(siege, SPECTATOR, { kind: 'now' })).games.at(-1)?.game ?? '';
  const submit = async (side: string, text: string): Promise<void> => {
    const { revision } = await games.see(game, { kind: 'spectator' }, { kind: 'now' });
    const given = await games.submit({
      game,
      viewer: { kind: 'seat', side },
      order: { kind: 'text', text },
      dice: { kind: 'server' },
      expectedRevision: revision,
      commandId: randomUUID(),
    });
    expect(given).toMatchObject({ kind: 'accepted' });
  };
  for (const [side, text] of orders) await submit(side, text);
  for (let turns = 0; turns < 6; turns += 1) {
    const { position } = await games.see(game, { kind: 'spectator' }, { kind: 'now' });
    if (position.outcome) break;
    await submit(position.turn.side, 'end turn');
  }
  expect(await sieges.report(siege, SPECTATOR)).toMatchObject({ kind: 'accepted' });
  for (const side of SIEGE_SIDES) await order(service, siege, side, { type: 'Close' });
}

describe('filling a moat over the days of a siege (pbem:19.52)', () => {
  it('takes a first day beside the moat and a second day in it; a day in vain is repeated', async () => {
    const ledger = await memoryLedger();
    const service = siegesOn(ledger);
    const { siege } = await service.sieges.create({ commandId: 'ditch', setup: SETUP });
    const now = async () => (await service.sieges.see(siege, SPECTATOR, { kind: 'now' })).siege;

    await playDay(service, siege, [
      ['red', 'fill E5 with screen1'],
      ['red', 'end step'],
      ['red', 'Dan: F3'],
    ]);
    expect(await now()).toMatchObject({ day: 2, sapping: [{ screen: 'screen1', day: 'first' }] });

    // The hex was a secret of that day and is named again; Dan stands where he stood in the evening.
    await playDay(service, siege, [
      ['red', 'fill E5 with screen1'],
      ['red', 'end step'],
      ['red', 'Dan: F4'],
    ]);
    expect(await now()).toMatchObject({
      day: 3,
      sapping: [{ screen: 'screen1', day: 'second' }],
      stands: { screen1: ['E5'] },
      moat: { E5: {} },
    });

    await playDay(service, siege, []);
    const filled = await now();
    expect(filled).toMatchObject({ day: 4, sapping: [], stands: { screen1: null }, moat: { E5: { filled: true } } });

    const { games } = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
    const { position } = await service.games.see(games.at(-1)?.game ?? '', { kind: 'spectator' }, { kind: 'now' });
    expect(position.live['E5']).toBe('filled');
    expect(position.equipment?.map(({ id }) => id)).toEqual(['screen2']);
    expect(position.filling).toEqual({ by: 'red', works: [] });
    await ledger.close();
  });

  it('goes on after a night, in which nothing is filled', async () => {
    const ledger = await memoryLedger();
    const service = siegesOn(ledger);
    const setup: SiegeSetup = { ...SETUP, options: { nights: true } };
    const { siege } = await service.sieges.create({ commandId: 'night', setup });
    const now = async () => (await service.sieges.see(siege, SPECTATOR, { kind: 'now' })).siege;

    await playDay(service, siege, [['red', 'fill E5 with screen1']]);
    expect(await now()).toMatchObject({ day: 1, night: true, sapping: [{ screen: 'screen1', day: 'second' }] });
    await playDay(service, siege, []);
    expect(await now()).toMatchObject({ day: 2, night: false, sapping: [{ screen: 'screen1', day: 'second' }] });
    await playDay(service, siege, []);
    expect(await now()).toMatchObject({ day: 2, night: true, moat: { E5: { filled: true } } });
    await ledger.close();
  });
});
