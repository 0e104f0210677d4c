import type { Dice } from '../src/engine/dice/dice.js';
import { SIEGE } from '../src/engine/siege/game.js';
import type { SiegeEvent } from '../src/engine/siege/events.js';
import { SIEGE_SIDES, type Siege } from '../src/engine/siege/siege.js';
import type { SiegeSetup } from '../src/engine/siege/setup.js';
import { siegeStream } from '../src/ledger/game-stream.js';
import { anyRevision, type Ledger } from '../src/ledger/ledger.js';

/** Orders whose events are one append: many, since what is measured begins when all is written. */
const ORDERS_OF_APPEND = 200;
/** Sieges that are played; further ones have the events of one of them. */
const PLAYED = 10;

const SETUP: SiegeSetup = {
  title: 'A leaguer to be measured',
  dayDefinition: 'siegeDays',
  options: { building: true, defenderRepairsOnAttackerDays: true, nights: true },
  targets: Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`K${index + 1}`, index === 5 ? 'castleTower' : 'castleWall'] as const),
  ),
  moat: { L1: 'moat', L2: 'moat', L3: 'underDrawbridge' },
  engines: { T1: { kind: 'trebuchet' }, T2: { kind: 'trebuchet' }, M1: { kind: 'mangonel' } },
  fighters: Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `Man${index}`,
      { side: index % 2 === 0 ? 'attacker' : 'defender', engineer: true, wounded: true } as const,
    ]),
  ),
  deliveries: Array.from({ length: 50 }, (_, index) => ({ day: 2 + index, side: 'defender', goods: { arrows: 10 } })),
};

/** The sieges of a ledger, and how much they are. */
export interface WrittenSieges {
  readonly ids: readonly string[];
  readonly events: number;
  /** The last day of the shortest. */
  readonly days: number;
}

interface Played {
  readonly orders: readonly (readonly SiegeEvent[])[];
  readonly events: number;
  readonly day: number;
}

/** Writes sieges of so many events together into a ledger: whatever is legal, drawn by lot. */
export async function writeSieges(ledger: Ledger, sieges: number, events: number): Promise<WrittenSieges> {
  const played: Played[] = [];
  const ids: string[] = [];
  let written = 0;
  for (let number = 0; number < sieges; number += 1) {
    const log = played[number % PLAYED] ?? playedSiege(events / sieges, number);
    if (number < PLAYED) played.push(log);
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    await writeSiege(ledger, id, log);
    written += log.events;
    ids.push(id);
  }
  return { ids, events: written, days: Math.min(...played.map(({ day }) => day)) };
}

/** Writes the events of a siege that was played into a ledger. */
export async function writeSiege(ledger: Ledger, id: string, { orders }: Played): Promise<void> {
  const stream = siegeStream(id);
  const metadata = { recordedAt: '2026-11-23T12:00:00Z', actor: 'service:create' };
  for (let from = 0; from < orders.length; from += ORDERS_OF_APPEND) {
    const batch = orders.slice(from, from + ORDERS_OF_APPEND).flat();
    const events = batch.map(({ type, data }) => ({ type, data, version: 1 }));
    await ledger.append({ stream, expected: anyRevision, commandId: `${id}-${from}`, metadata, events });
  }
}

/**
 * Plays a siege until it has so many events: whatever is legal, drawn by lot. `told`: how the events of an order are
 * recorded; absent: as the rules have them.
 */
export function playedSiege(
  events: number,
  seed: number,
  told: (events: readonly SiegeEvent[]) => readonly SiegeEvent[] = (all) => all,
): Played {
  let lots = seed + 1;
  const draw = (bound: number): number => {
    lots = (Math.imul(lots, 1664525) + 1013904223) >>> 0;
    return Math.floor(lots / 65536) % bound;
  };
  const dice: Dice = { roll: (request) => ({ ...request, value: 1 + draw(request.faces), source: 'server' }) };
  const created = SIEGE.create(SETUP);
  if (!created.ok) throw new Error(created.refusal.because);
  const orders: (readonly SiegeEvent[])[] = [created.value];
  let state = created.value.reduce<Siege | null>((before, event) => SIEGE.evolve(before, event), null);
  let count = created.value.length;
  while (state && count < events) {
    const side = SIEGE_SIDES[draw(2)] ?? 'attacker';
    const legal = SIEGE.legal(state, side);
    const chosen = legal[draw(Math.max(1, legal.length))];
    const done = chosen && SIEGE.decide(state, side, chosen.order, dice);
    if (!done?.ok) continue;
    const recorded = told(done.events);
    orders.push(recorded);
    count += recorded.length;
    state = recorded.reduce((before, event) => SIEGE.evolve(before, event), state);
  }
  return { orders, events: count, day: state?.day ?? 0 };
}
