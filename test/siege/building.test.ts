import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Setup } from '../../src/engine/game/setup.js';
import type { Position } from '../../src/engine/position/position.js';
import type { SiegeScenario, SiegeSetup } from '../../src/engine/siege/setup.js';
import { SIEGE_SIDES } from '../../src/engine/siege/siege.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { man, setupOf, sheet } from '../engine/rulesets/pbem/support-play.js';
import { memoryLedger } from '../play/support.js';
import { order, siegesOn, type Service } from './support.js';

const MEN = { Ann: 'E4', Bob: 'E3', Cy: 'D4', Dan: 'J4', Eve: 'J5', Fay: 'A2' } as const;
const DAY: Setup = setupOf({
  fromStart: true,
  units: [
    ...Object.entries(MEN).map(([name, hex]) => man(name, 'red', hex)),
    man('Ing', 'red', 'F3', { sheet: sheet({ classes: ['engineer'] }) }),
    man('Guy', 'blue', 'A9'),
  ],
  over: { options: { building: true }, terms: { building: { days: { ballista: 2 } } } },
});
const SCENARIO: SiegeScenario = { ruleset: { id: 'pbem', version: 1 }, attacker: 'red', defender: 'blue', setup: DAY };
const SETUP: SiegeSetup = {
  title: 'The workshop before Corbel',
  dayDefinition: 'detailedDays',
  scenarios: { day: SCENARIO },
  fighters: {
    ...Object.fromEntries([...Object.keys(MEN), 'Ing'].map((name) => [name, { side: 'attacker' }] as const)),
    Guy: { side: 'defender' },
  },
};

/** Gives these orders in the game of the day, then ends turns until it is over; reports it and goes to the next day. */
async function playDay(service: Service, siege: string, orders: readonly string[]): Promise<void> {
  const { games, sieges } = service;
  const game = (await sieges.see(siege, SPECTATOR, { kind: 'now' })).games.at(-1)?.game ?? '';
  const now = () => games.see(game, { kind: 'spectator' }, { kind: 'now' });
  const submit = async (text: string): Promise<void> => {
    const { revision, position } = await now();
    const given = await games.submit({
      game,
      viewer: { kind: 'seat', side: position.turn.side },
      order: { kind: 'text', text },
      dice: { kind: 'server' },
      expectedRevision: revision,
      commandId: randomUUID(),
    });
    expect({ text, given }).toMatchObject({ given: { kind: 'accepted' } });
  };
  for (const text of orders) await submit(text);
  for (let turns = 0; turns < 40; turns += 1) {
    if ((await now()).position.outcome) break;
    await submit('end turn');
  }
  expect(await sieges.report(siege, SPECTATOR)).toMatchObject({ kind: 'accepted' });
  for (const side of SIEGE_SIDES) await order(service, siege, side, { type: 'Close' });
}

async function today(service: Service, siege: string): Promise<Position> {
  const { games } = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
  return (await service.games.see(games.at(-1)?.game ?? '', { kind: 'spectator' }, { kind: 'now' })).position;
}

describe('building over the days of a siege (pbem:19.8, 2.82a)', () => {
  it('finds on the next day what was built, and goes on with an engine that is not finished', async () => {
    const ledger = await memoryLedger();
    const service = siegesOn(ledger);
    const { siege } = await service.sieges.create({ commandId: 'workshop', setup: SETUP });

    await playDay(service, siege, ['Ing + Ann + Bob + Cy build ballista F4', 'Dan + Eve build tent K5']);
    const second = await today(service, siege);
    expect(second.live['K5']).toBe('tent');
    expect(second.equipment).toEqual([
      { id: 'ballista1', kind: 'ballista', hexes: ['F4'], unbuilt: { done: 1, of: 2 } },
    ]);

    await playDay(service, siege, ['Ing + Ann + Bob + Cy build ballista F4', 'Dan + Eve build screen K4']);
    const third = await today(service, siege);
    expect(third.equipment).toEqual([
      { id: 'ballista1', kind: 'ballista', hexes: ['F4'], loading: 0 },
      { id: 'screen1', kind: 'screen', hexes: ['K4'] },
    ]);
    expect(third.live['K5']).toBe('tent');
    await ledger.close();
  });
});
