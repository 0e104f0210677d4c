import { canonicalJson } from '../../engine/canonical/canonical.js';
import { ListedDice } from '../../engine/dice/dice.js';
import { act } from '../../engine/game/act.js';
import type { Decided } from '../../engine/game/ruleset.js';
import { HERALD } from '../../engine/position/seat.js';
import { createSiege } from '../../engine/siege/decide.js';
import { SIEGE } from '../../engine/siege/game.js';
import { allowed } from '../../engine/game/refusal.js';
import type { SiegeEvent } from '../../engine/siege/events.js';
import { evolveSiege } from '../../engine/siege/evolve.js';
import { siegeDiceOf } from '../../engine/siege/event-index.js';
import { parseSiegeOrder } from '../../engine/siege/parse-order.js';
import { legalSiegeOrders } from '../../engine/siege/legal.js';
import type { Report, SiegeOrder } from '../../engine/siege/orders.js';
import { SIEGE_SIDES, siegeFingerprint, type Siege } from '../../engine/siege/siege.js';
import { tellSiege } from '../../engine/siege/tell.js';
import { wrongEvents } from './expect-events.js';
import { wrongExpectation } from './expectation.js';
import { wrongSiege } from './expect-siege.js';
import { CaseBroken, compared, failure, type CaseFailure, type CasePath } from './failure.js';
import { deeplyFrozen } from './frozen.js';
import type { Materials } from './materials.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';
import type { SiegeCase, SiegeCaseOrder, SiegeExpectation } from './siege-case.js';
import type { SiegeScenario } from '../../engine/siege/setup.js';
import { siegeSetupOf } from './siege-case-setup.js';
import type { TracedStep, Watch } from './trace.js';
import { EVENT_TYPES, unknownEvents } from './unknown-events.js';

interface Played {
  readonly siege: Siege;
  readonly events: readonly SiegeEvent[];
  readonly dice: readonly number[];
}

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
  watch.begins(['siege']);
  const setup = siegeSetupOf(written, materials);
  const created = createSiege(setup);
  const [scenario] = Object.values(setup.scenarios ?? {});
  if (written.setUp) {
    if (!created.ok && matches(created.refusal, written.setUp)) return [];
    const actual = created.ok ? 'accepted' : `refused: ${inWords(created.refusal)}`;
    return [{ at: ['setUp'], what: 'the set-up', expected: expectedRefusal(written.setUp), actual }];
  }
  if (!created.ok) throw new CaseBroken(failure(['siege'], `the set-up is refused: ${inWords(created.refusal)}`));
  let played: Played = { siege: replayed(created.value), events: created.value, dice: written.dice ?? [] };
  watch.ended(() => stepOf(['siege'], 'the set-up', created.value));
  const failures: CaseFailure[] = [];
  let looked = 0;
  for (const [index, entry] of written.orders.entries()) {
    const at = ['orders', index];
    watch.begins(at);
    if ('expect' in entry) {
      failures.push(...wrongIn(entry.expect, [...at, 'expect'], played.siege, played.events.slice(looked), scenario));
      looked = played.events.length;
      continue;
    }
    failures.push(...unsound(played.siege, at));
    const before = played.events.length;
    played = given(played, entry, at, failures);
    const { events } = played;
    watch.ended(() => stepOf(at, canonicalJson(entry), events.slice(before)));
  }
  watch.begins(['expect']);
  const { expect = {} } = written;
  const { siege, events, dice } = played;
  const left = compared(['dice'], 'dice left over', 'none', dice.length === 0 ? 'none' : dice.join(', '));
  const again = siegeFingerprint(replayed(events));
  const rolled = siegeDiceOf(events).map(({ value }) => value);
  const recorded = compared(['dice'], 'recorded dice', (written.dice ?? []).join(), [...rolled, ...dice].join());
  return [
    ...failures,
    ...unsound(siege, ['expect']),
    ...[left, recorded, compared([], 'fingerprint after replay', siegeFingerprint(siege), again)].filter(
      (one) => one !== null,
    ),
    ...wrongIn(expect, ['expect'], siege, events, scenario),
  ];
}

/** What is not as expected, alternatives included. */
function wrongIn(
  expect: SiegeExpectation,
  at: CasePath,
  siege: Siege,
  events: readonly SiegeEvent[],
  scenario: SiegeScenario | undefined,
): readonly CaseFailure[] {
  const unknown = unknownEvents(expect, EVENT_TYPES.siege);
  return [
    ...unknown.map(({ at: [, ...rest], ...told }) => ({ ...told, at: [...at, ...rest] })),
    ...wrongExpectation(expect, at, (one) => [...wrongSiege(one, siege, scenario), ...wrongEvents(one, events)]),
  ];
}

/** What was brought about; of an order that was refused, nothing. */
function stepOf(at: CasePath, order: string, events: readonly SiegeEvent[]): TracedStep {
  const traced = events.map((event) => ({ told: tellSiege(event), event }));
  return { at, order, refused: events.length === 0 ? 'as expected' : null, dice: siegeDiceOf(events), events: traced };
}

function given(
  played: Played,
  entry: Exclude<SiegeCaseOrder, { expect: unknown }>,
  at: CasePath,
  failures: CaseFailure[],
): Played {
  const { siege, events, dice } = played;
  const seat = 'side' in entry ? entry.side : HERALD;
  const order: SiegeOrder = 'side' in entry ? entry.order : { ...NOTHING, ...entry.report };
  const listed = new ListedDice(dice, 'reported');
  const parsed = 'side' in entry && order.type !== 'Report' ? parseSiegeOrder(order) : allowed(order);
  const decided: Decided<SiegeEvent, Siege> = parsed.ok ? act(SIEGE, siege, seat, order, listed) : parsed;
  const refusal = 'side' in entry && (entry.refused !== undefined || entry.code !== undefined) ? entry : null;
  if (refusal) {
    if (decided.ok) {
      throw new CaseBroken({ at, what: canonicalJson(order), expected: expectedRefusal(refusal), actual: 'accepted' });
    }
    if (!matches(decided.refusal, refusal)) {
      const actual = `refused: ${inWords(decided.refusal)}`;
      failures.push({ at, what: canonicalJson(order), expected: expectedRefusal(refusal), actual });
    }
    return played;
  }
  if (!decided.ok) throw new CaseBroken(failure(at, `${canonicalJson(order)} is refused: ${inWords(decided.refusal)}`));
  return { siege: deeplyFrozen(decided.position), events: [...events, ...decided.events], dice: listed.remaining };
}

/** Whoever may act has an order, and what is listed is accepted when the dice are there. */
function unsound(siege: Siege, at: CasePath): readonly CaseFailure[] {
  const legal = SIEGE_SIDES.flatMap((side) => legalSiegeOrders(siege, side).map((one) => ({ side, ...one })));
  const dice = Array.from({ length: 100 }, () => 1);
  const refused = legal.filter(({ side, order }) => !act(SIEGE, siege, side, order, new ListedDice(dice, 'server')).ok);
  const hangs = legal.length === 0 && siege.stage !== 'scenario' && siege.stage !== 'over';
  return [
    ...refused.map(({ order }) => failure(at, `${canonicalJson(order)} is listed and refused`)),
    ...(hangs ? [failure(at, `nobody has an order in the ${siege.stage}`)] : []),
  ];
}

function replayed(events: readonly SiegeEvent[]): Siege {
  const siege = events.reduce<Siege | null>((before, event) => evolveSiege(before, event), null);
  if (!siege) throw new Error('a siege has events');
  return deeplyFrozen(siege);
}
