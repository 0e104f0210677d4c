import type { GameEvent } from '../../engine/game/event.js';
import { HERALD } from '../../engine/position/seat.js';
import type { Report } from '../../engine/siege/orders.js';
import type { SiegeScenario } from '../../engine/siege/setup.js';
import type { Siege } from '../../engine/siege/siege.js';
import { SIEGE_RULEBOOKS } from '../rulesets.js';
import { wrongEvents } from './expect-events.js';
import { wrongSiege } from './expect-siege.js';
import { wrongExpectation } from './expectation.js';
import type { CaseFailure, CasePath } from './failure.js';
import type { Materials } from './materials.js';
import { playGameCase, type GameCaseEntry } from './play-game-case.js';
import { siegeSetupOf } from './siege-case-setup.js';
import type { SiegeCase, SiegeCaseOrder, SiegeExpectation } from './siege-case.js';
import type { Watch } from './trace.js';
import { EVENT_TYPES, unknownEvents } from './unknown-events.js';

/** A report in which nothing has happened; a case states what has. */
const NOTHING: Report = {
  type: 'Report',
  game: 'game',
  fingerprint: '',
  winner: null,
  wounded: [],
  killed: [],
  captured: [],
  lost: [],
  worn: [],
  live: [],
  contested: [],
  places: [],
};

/** Runs a case about the days of a siege; throws CaseBroken if it cannot be carried to its end. */
export function playSiegeCase(written: SiegeCase, materials: Materials, watch: Watch): readonly CaseFailure[] {
  const setup = siegeSetupOf(written, materials);
  const [scenario] = Object.values(setup.scenarios ?? {});
  return playGameCase(
    SIEGE_RULEBOOKS.rulebook('siege', 1),
    {
      begins: ['siege'],
      setup,
      ...(written.setUp ? { refused: written.setUp } : {}),
      dice: written.dice ?? [],
      entries: written.orders.map(entryOf),
      expect: written.expect ?? {},
      wrong: (expect: SiegeExpectation, at, siege, events) => wrongIn(expect, at, siege, events, scenario),
    },
    watch,
  );
}

function entryOf(written: SiegeCaseOrder): GameCaseEntry<SiegeExpectation> {
  if ('report' in written) return { seat: HERALD, order: { ...NOTHING, ...written.report } };
  if ('expect' in written || 'claim' in written) return written;
  const { side: seat, order, ...rest } = written;
  return { seat, order: order.type === 'Report' ? { ...NOTHING, ...order } : order, ...rest };
}

/** Differences from an expectation, its alternatives included. */
function wrongIn(
  expect: SiegeExpectation,
  at: CasePath,
  siege: Siege,
  events: readonly GameEvent[],
  scenario: SiegeScenario | undefined,
): readonly CaseFailure[] {
  const unknown = unknownEvents(expect, EVENT_TYPES.siege);
  return [
    ...unknown.map(({ at: [, ...rest], ...told }) => ({ ...told, at: [...at, ...rest] })),
    ...wrongExpectation(expect, at, (one) => [...wrongSiege(one, siege, scenario), ...wrongEvents(one, events)]),
  ];
}
