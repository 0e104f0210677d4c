import { randomUUID } from 'node:crypto';
import { shelfOf } from '../../src/engine/game/rulebook.js';
import type { GameEvent } from '../../src/engine/game/event.js';
import type { SiegeSetup } from '../../src/engine/siege/setup.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { SIEGE_RULEBOOKS } from '../../src/library/rulesets.js';
import type { Parley, Submission } from '../../src/play/commands.js';
import type { Viewer } from '../../src/play/viewer.js';
import { KEYS, memoryLedger, NOW, SPECTATOR } from '../play/support.js';
import { order, siegesOn, sourceFrom, type Service } from './support.js';

const SETUP: SiegeSetup = {
  title: 'A quarrel before Corbel',
  dayDefinition: 'siegeDays',
  targets: { K6: 'embattlement' },
  engines: { T1: { kind: 'trebuchet' } },
  fighters: { Ann: { side: 'attacker', engineer: true }, Ben: { side: 'defender' } },
};
export const ARBITERS_KEY = 'the-key-of-the-arbiter';
export const ARBITER = { name: 'Maud', keyHash: KEYS.hash(ARBITERS_KEY) };
export const ATTACKER: Viewer = { kind: 'seat', side: 'attacker' };
export const DEFENDER: Viewer = { kind: 'seat', side: 'defender' };

/** The shelf of an edition with an error: every roll of battering damages its target. */
export function wrongShelf() {
  const book = SIEGE_RULEBOOKS.rulebook('siege', 1);
  const { ruleset } = book;
  const wrong = ({ type, data }: GameEvent): GameEvent =>
    type === 'TargetBattered' ? { type, data: { ...data, damage: 1, wear: 0 } } : { type, data };
  return shelfOf([
    {
      ...book,
      ruleset: {
        ...ruleset,
        decide(state, seat, given, dice) {
          const decided = ruleset.decide(state, seat, given, dice);
          if (!decided.ok) return decided;
          const events = decided.events.map(wrong);
          return {
            ok: true,
            events,
            position: events.reduce((at, event) => ruleset.evolve(at, event), state),
          };
        },
      },
    },
  ]);
}

export interface Quarrel extends Service {
  readonly ledger: Ledger;
  readonly siege: string;
  /** Revision of the order that battered. */
  readonly at: number;
  say(viewer: Viewer, parley: Parley, commandId?: string): Promise<Submission>;
}

/** A siege in which a trebuchet has battered once, by the edition with the error. Absent `on`: on a new ledger. */
export async function quarrel(on?: Ledger): Promise<Quarrel> {
  const ledger = on ?? (await memoryLedger());
  const low = (): number => 4;
  const before = siegesOn(ledger, low, wrongShelf());
  const { siege } = await before.sieges.create({
    commandId: randomUUID(),
    setup: SETUP,
    dice: { mode: 'server' },
  });
  await order(before, siege, 'attacker', { type: 'RollInitiative' });
  const { revision } = await before.sieges.see(siege, SPECTATOR, NOW);
  await order(before, siege, 'attacker', {
    type: 'Work',
    batter: [{ target: 'K6', engines: ['T1'] }],
  });
  const service = siegesOn(ledger, sourceFrom(1));
  return {
    ...service,
    ...{ ledger, siege, at: revision + 1 },
    say: (viewer, parley, commandId = randomUUID()) =>
      service.sieges.parley({ game: siege, viewer, parley, commandId }),
  };
}

/** The claim of the error, at the revision of the order. */
export const fileAt = (at: number): Parley => ({
  kind: 'fileClaim',
  at,
  what: 'a 5 does no damage',
  rule: 'pbem:26.71c',
});
