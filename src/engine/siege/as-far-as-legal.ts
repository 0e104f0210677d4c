import { BoundedDice, type Dice } from '../dice/dice.js';
import { refusedWithoutDice } from '../game/act.js';
import type { Outcome } from '../game/game.js';
import type { Decided } from '../game/ruleset.js';
import { HERALD, type SeatId } from '../position/seat.js';
import { decideSiege } from './decide.js';
import type { SiegeEvent, SiegeEventOf } from './events.js';
import { evolveSiege } from './evolve.js';
import { legalSiegeOrders } from './legal.js';
import type { SiegeOrder, Work } from './orders.js';
import type { Siege } from './siege.js';

type Try = (order: SiegeOrder) => Decided<SiegeEvent, Siege>;

/**
 * The remains of a recorded order that is illegal in this siege (ADR 50). The days are long over, so nobody is asked
 * again: before an order of the evening wear that nobody has shared out falls on the first engines of its roll
 * (pbem:19.3k), and a side with the initiative that has chosen nothing passes (pbem:2.81b, 2.81c). So no day is lost.
 * Then as many engines and targets of the order count as are legal together, in their order; else the order is void.
 * `dice` gives the dice of the order anew for each attempt.
 */
export function asFarAsLegalInSiege(siege: Siege, event: SiegeEvent, dice: () => Dice): Outcome<Siege, SiegeEvent> {
  const given = event as SiegeEventOf<'OrderTaken'>;
  const { side, order } = given.data;
  const taken: SiegeEvent = { type: 'OrderTaken', data: { ...given.data, number: siege.orders + 1 } };
  const seat: SeatId = side ?? HERALD;
  const before = isOfEvening(order) ? untilEvening(siege) : [];
  const ready = before.reduce(evolveSiege, siege);
  const attempt: Try = (other) => refusedWithoutDice(() => decideSiege(ready, seat, other, new BoundedDice(dice())));
  const remains = partOf(order, attempt);
  const events = remains?.ok ? [taken, ...before, ...remains.events.slice(1)] : [taken];
  return { events, position: events.reduce(evolveSiege, siege) };
}

function isOfEvening({ type }: SiegeOrder): boolean {
  return type === 'Repair' || type === 'Fill' || type === 'Place' || type === 'Close';
}

/** The events that bring a day to its evening without a further word of its sides; none: it is not their turn. */
function untilEvening(siege: Siege): readonly SiegeEvent[] {
  const { stage, today } = siege;
  if (stage === 'choice' && today.initiative) {
    const side = today.initiative;
    const rule = side === 'defender' ? 'pbem:2.81b' : 'pbem:2.81c';
    return [{ type: 'PassedOver', data: { side, rule } }];
  }
  if (stage !== 'wear') return [];
  const [share] = legalSiegeOrders(siege, 'attacker');
  const [owed] = today.wear;
  if (share?.order.type !== 'ShareWear' || !owed) return [];
  const { shares } = share.order;
  const worn: SiegeEvent = { type: 'EnginesWorn', data: { target: owed.target, shares, rule: 'pbem:19.3k' } };
  return [worn, ...untilEvening(evolveSiege(siege, worn))];
}

function partOf(order: SiegeOrder, attempt: Try): Decided<SiegeEvent, Siege> | null {
  const whole = attempt(order);
  if (whole.ok) return whole;
  if (order.type === 'Work') return legalWork(order, attempt);
  if (order.type !== 'Repair') return null;
  return asMuchAsLegal({ ...order, engines: [] }, order.engines, withRepaired, attempt);
}

const withRepaired = (order: SiegeOrder, engine: string): SiegeOrder =>
  order.type === 'Repair' ? { ...order, engines: [...order.engines, engine] } : order;

/** Each engine of a work, by what it does, in the order in which it was written. */
function legalWork({ batter = [], repair = [], build = [] }: Work, attempt: Try): Decided<SiegeEvent, Siege> | null {
  const parts: readonly Work[] = [
    ...batter.flatMap(({ target, engines }) =>
      engines.map((engine): Work => ({ type: 'Work', batter: [{ target, engines: [engine] }] })),
    ),
    ...repair.map((engine): Work => ({ type: 'Work', repair: [engine] })),
    ...build.map((engine): Work => ({ type: 'Work', build: [engine] })),
  ];
  return asMuchAsLegal<Work>({ type: 'Work' }, parts, withPart, attempt);
}

function withPart(work: SiegeOrder, { batter = [], repair = [], build = [] }: Work): SiegeOrder {
  if (work.type !== 'Work') return work;
  const [more] = batter;
  const same = more && work.batter?.some(({ target }) => target === more.target);
  const allotments = same
    ? (work.batter ?? []).map((one) =>
        one.target === more.target ? { ...one, engines: [...one.engines, ...more.engines] } : one,
      )
    : [...(work.batter ?? []), ...batter];
  return {
    type: 'Work',
    batter: allotments,
    repair: [...(work.repair ?? []), ...repair],
    build: [...(work.build ?? []), ...build],
  };
}

/** The order with each part with which it is still legal; null: it is legal with none. */
function asMuchAsLegal<Part>(
  none: SiegeOrder,
  parts: readonly Part[],
  withOne: (order: SiegeOrder, part: Part) => SiegeOrder,
  attempt: Try,
): Decided<SiegeEvent, Siege> | null {
  let order = none;
  let legal: Decided<SiegeEvent, Siege> | null = null;
  for (const part of parts) {
    const more = withOne(order, part);
    const decided = attempt(more);
    if (!decided.ok) continue;
    order = more;
    legal = decided;
  }
  return legal;
}
