import { randomUUID } from 'node:crypto';
import { shelfOf } from '../../src/engine/game/rulebook.js';
import type { GameEvent } from '../../src/engine/game/event.js';
import type { SiegeSetup } from '../../src/engine/siege/setup.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { SIEGE_RULEBOOKS } from '../../src/library/rulesets.js';
import { order, siegesOn } from './support.js';

const SETUP: SiegeSetup = {
  title: 'Not everybody stays',
  dayDefinition: 'siegeDays',
  targets: { K6: 'embattlement' },
  engines: { T1: { kind: 'trebuchet' } },
  fighters: {
    Ann: { side: 'attacker', engineer: true },
    Ben: { side: 'defender' },
    Cid: { side: 'attacker' },
    Dot: { side: 'defender', wounded: true },
  },
};

/** Cid is away for good, and Dot until the morning of day 5. */
const ROLLED: readonly GameEvent[] = [
  { unit: 'Cid', value: 9, days: null },
  { unit: 'Dot', value: 3, days: 4 },
].map(({ unit, value, days }) => {
  const die = { purpose: 'absence', faces: 10, subject: unit, rule: 'pbem:22.9r', value, source: 'server' };
  return { type: 'RunawayRolled', data: { unit, die, days, table: 'pbem:26.6', rule: 'pbem:22.9r' } };
});

/** A siege in which two have run away. The shelf adds that to a day of work, where no game needs to be played. */
export async function runaways(ledger: Ledger): Promise<string> {
  const book = SIEGE_RULEBOOKS.rulebook('siege', 1);
  const { ruleset } = book;
  const shelf = shelfOf([
    {
      ...book,
      ruleset: {
        ...ruleset,
        decide(state, seat, given, dice) {
          const decided = ruleset.decide(state, seat, given, dice);
          if (!decided.ok || !decided.events.some(({ type }) => type === 'TargetBattered')) return decided;
          const events = [...decided.events, ...ROLLED];
          return { ok: true, events, position: events.reduce((at, event) => ruleset.evolve(at, event), state) };
        },
      },
    },
  ]);
  const service = siegesOn(ledger, () => 4, shelf);
  const { siege } = await service.sieges.create({ commandId: randomUUID(), setup: SETUP, dice: { mode: 'server' } });
  await order(service, siege, 'attacker', { type: 'RollInitiative' });
  await order(service, siege, 'attacker', { type: 'Work', batter: [{ target: 'K6', engines: ['T1'] }] });
  return siege;
}
