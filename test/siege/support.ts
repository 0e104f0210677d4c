import { randomUUID } from 'node:crypto';
import type { Dice } from '../../src/engine/dice/dice.js';
import type { SiegeScenario, SiegeSetup } from '../../src/engine/siege/setup.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { RULEBOOKS, SIEGE_RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { GameService } from '../../src/play/game-service.js';
import type { Submission } from '../../src/play/commands.js';
import type { SiegeId } from '../../src/siege/contract.js';
import { SiegeService } from '../../src/siege/siege-service.js';
import type { SiegeSide } from '../../src/engine/siege/siege.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { KEYS } from '../play/support.js';

/** Numbers below a bound, the same for the same seed. */
export function sourceFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 65536) % bound;
  };
}

const brawl = loadScenarios().get('tavern-brawl');
if (!brawl) throw new Error('the library has no tavern-brawl');
/** The shipped brawl as a scenario of a siege; red besieges. */
export const BRAWL: SiegeScenario = { ruleset: brawl.ruleset, attacker: 'red', defender: 'blue', setup: brawl.setup };
/** Everybody of the brawl. */
export const FIGHTERS: SiegeSetup['fighters'] = Object.fromEntries(
  brawl.setup.units.map(({ id, side }) => [id, { side: side === 'red' ? 'attacker' : 'defender' }]),
);

export interface Service {
  readonly games: GameService;
  readonly sieges: SiegeService;
}

export function siegesOn(
  ledger: Ledger,
  next: (bound: number) => number = sourceFrom(1),
  sieges = SIEGE_RULEBOOKS,
): Service {
  const dice = (): Dice => ({ roll: (request) => ({ ...request, value: 1 + next(request.faces), source: 'server' }) });
  const parts = {
    ledger,
    rulebooks: RULEBOOKS,
    keys: KEYS,
    incidents: {
      snapshotFailed(_id: string, error: unknown) {
        throw error;
      },
      restHeldUp(_id: string, error: unknown) {
        throw error;
      },
    },
    now: () => '2026-11-21T12:00:00Z',
    dice,
  };
  const games = new GameService(parts);
  return { games, sieges: new SiegeService({ ...parts, sieges, games }) };
}

/** Gives an order at the last revision. */
export async function order(
  { sieges }: Service,
  siege: SiegeId,
  side: SiegeSide,
  value: unknown,
  commandId: string = randomUUID(),
): Promise<Submission> {
  const { revision } = await sieges.see(siege, SPECTATOR, { kind: 'now' });
  return sieges.submit({ siege, side, order: value, expectedRevision: revision, commandId });
}

/** A long siege with nothing in it that needs a game. */
export const LONG: SiegeSetup = {
  title: 'The leaguer before Corbel',
  dayDefinition: 'siegeDays',
  options: { building: true, defenderRepairsOnAttackerDays: true, nights: true },
  targets: { K6: 'embattlement', L6: 'castleTower', M6: 'castleWall', 'D8/E7': 'gateDoor' },
  moat: { K5: 'moat', L5: 'underDrawbridge' },
  engines: {
    T1: { kind: 'trebuchet' },
    M1: { kind: 'mangonel' },
    M2: { kind: 'mangonel', unbuilt: true },
    B1: { kind: 'ballista', side: 'defender', wear: 1 },
  },
  fighters: {
    Ingram: { side: 'attacker', engineer: true, wounded: true },
    Odo: { side: 'attacker', engineer: true },
    Ann: { side: 'attacker' },
    Bea: { side: 'attacker' },
    Cyd: { side: 'attacker' },
    Dan: { side: 'attacker', due: 3 },
    Gervase: { side: 'defender', engineer: true },
    Lambert: { side: 'defender', wounded: true },
  },
  deliveries: [{ day: 2, side: 'defender', goods: { arrows: 60 } }],
};
