import { ListedDice } from '../../src/engine/dice/dice.js';
import { replay } from '../../src/engine/game/replay.js';
import type { Setup, SetupUnit } from '../../src/engine/game/setup.js';
import type { Position } from '../../src/engine/position/position.js';
import { HERALD, type SeatId } from '../../src/engine/position/seat.js';
import type { Unit } from '../../src/engine/position/unit.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { createSiege, decideSiege } from '../../src/engine/siege/decide.js';
import { evolveSiege } from '../../src/engine/siege/evolve.js';
import type { SiegeOrder } from '../../src/engine/siege/orders.js';
import { playableSetup } from '../../src/engine/siege/playable.js';
import { reportOf } from '../../src/engine/siege/scenario-report.js';
import { scenarioSetup } from '../../src/engine/siege/scenario-setup.js';
import type { SiegeScenario, SiegeSetup } from '../../src/engine/siege/setup.js';
import type { Siege } from '../../src/engine/siege/siege.js';
import { loadScenarios } from '../../src/library/scenarios.js';

/* Sieges with the shipped sortie as their scenario, and days of them. */

const sortie = loadScenarios().get('sortie');
if (!sortie) throw new Error('the library has no sortie');
/** The map of the castle and the camp; Gervase rides Ember. */
export const SORTIE: SiegeScenario = {
  ruleset: sortie.ruleset,
  attacker: 'blue',
  defender: 'red',
  setup: sortie.setup,
};
const FIGHTERS: SiegeSetup['fighters'] = {
  Gervase: { side: 'defender' },
  Ingram: { side: 'attacker', engineer: true },
  Warin: { side: 'attacker' },
};

export function scenarioWith(change: Partial<Setup>): SiegeScenario {
  return { ...SORTIE, setup: { ...SORTIE.setup, ...change } };
}

export function begun(setup: Partial<SiegeSetup>): Siege {
  const created = createSiege({ title: 'Corbel', dayDefinition: 'siegeDays', fighters: FIGHTERS, ...setup });
  if (!created.ok) throw new Error(created.refusal.because);
  const siege = created.value.reduce<Siege | null>((before, event) => evolveSiege(before, event), null);
  if (!siege) throw new Error('a siege has events');
  return siege;
}

export function gameOf(siege: Siege, scenario: SiegeScenario): Position {
  const created = PBEM.create(scenarioSetup(siege, scenario));
  const game = created.ok ? replay(PBEM, created.value) : null;
  if (!game) throw new Error(created.ok ? 'a game has events' : created.refusal.because);
  return game;
}

export function afoot({ mount: _mount, ...unit }: SetupUnit): SetupUnit {
  return unit;
}

/** The set-up with which a scenario is played. */
export function played(siege: Siege, scenario: SiegeScenario): Setup | undefined {
  const playable = playableSetup(siege, scenario, (setup) => {
    const created = PBEM.create(setup);
    return created.ok ? null : created.refusal;
  });
  return playable.ok ? playable.value : undefined;
}

type Given = readonly [SeatId, SiegeOrder];

/** The dice: those of the orders first, then 5 as often as wanted. */
export function after(siege: Siege, orders: readonly Given[], dice: readonly number[] = []): Siege {
  const list = new ListedDice([...dice, ...Array.from({ length: 20 }, () => 5)], 'server');
  return orders.reduce((now, [seat, order]) => {
    const decided = decideSiege(now, seat, order, list);
    if (!decided.ok) throw new Error(decided.refusal.because);
    return decided.position;
  }, siege);
}

const ATTACK: readonly Given[] = [
  ['attacker', { type: 'RollInitiative' }],
  ['attacker', { type: 'Choose', choice: 'attackCastle' }],
];
export const CLOSE: readonly Given[] = [
  ['attacker', { type: 'Close' }],
  ['defender', { type: 'Close' }],
];

/** The siege after a day with an attack that ends as stated. */
export function attacked(siege: Siege, scenario: SiegeScenario, change: (game: Position) => Position): Siege {
  const fighting = after(siege, ATTACK);
  const report = reportOf(fighting, scenario, 'game', change(gameOf(fighting, scenario)));
  return after(fighting, [[HERALD, report], ...CLOSE]);
}

/** The siege after a detailed day that ends as stated, and after the orders of its evening. */
export function dayAfter(
  siege: Siege,
  scenario: SiegeScenario,
  change: (game: Position) => Position,
  evening: readonly Given[] = [],
): Siege {
  const setup = played(siege, scenario);
  const created = setup && PBEM.create(setup);
  const game = created?.ok ? replay(PBEM, created.value) : null;
  if (!game) throw new Error('the day cannot be played');
  const report = reportOf(siege, scenario, 'game', change(game), setup);
  return after(siege, [[HERALD, report], ...evening, ...CLOSE]);
}

/** The game with units changed. */
export function withUnits(game: Position, units: Readonly<Record<string, object>>): Position {
  const changed = Object.entries(units).map(([id, change]) => [id, { ...game.units[id], ...change } as Unit] as const);
  return { ...game, units: { ...game.units, ...Object.fromEntries(changed) } };
}
