import type { Actor } from '../game/ruleset.js';
import type { Frame } from '../game/frame.js';
import type { Game } from '../game/game.js';
import type { Seal } from '../game/seal.js';
import { refused } from '../game/refusal.js';
import type { GameEvent } from '../game/event.js';
import { HERALD } from '../position/seat.js';
import { asFarAsLegalInSiege } from './as-far-as-legal.js';
import { createSiege, decideSiege } from './decide.js';
import { siegeDiceOf, siegeIndexOf } from './event-index.js';
import type { SiegeEvent, SiegeSetUp } from './events.js';
import { evolveSiege } from './evolve.js';
import { legalSiegeOrders } from './legal.js';
import { SIEGE_ORDERS, type SiegeOrder } from './orders.js';
import { parseSiegeOrder } from './parse-order.js';
import type { SiegeSetup } from './setup.js';
import { SIEGE_OPTIONS, SIEGE_SIDES, siegeFingerprint, type Siege, type SiegeSide } from './siege.js';

const SIEGE_ID = 'siege';

/**
 * The frame of a siege's log: SiegeSetUp, OrderTaken, PartEnded. The version is that of the rules which its set-up
 * pins.
 */
const FRAME: Frame = {
  setUp(event) {
    const told = asSiegeEvent(event);
    if (told.type !== 'SiegeSetUp') return null;
    const { rules, setup } = told.data as Partial<SiegeSetUp['data']>;
    // No siege has version 0: a forged set-up without a version belongs to no ruleset.
    return { edition: { id: SIEGE_ID, version: rules?.version ?? 0 }, setup };
  },
  order(event) {
    const told = asSiegeEvent(event);
    return told.type === 'OrderTaken' ? { seat: told.data.side ?? HERALD, order: told.data.order } : null;
  },
  turnEnd(event) {
    const told = asSiegeEvent(event);
    if (told.type !== 'PartEnded') return null;
    const { day, night, fingerprint } = told.data;
    return { gameTurn: day, side: partOf(night), fingerprint };
  },
};

/** The days of a siege (pbem:2.8, 19.3 to 19.8): a game without a board, whose turns are days and nights. */
export const SIEGE: Game<Siege, SiegeOrder, SiegeEvent, SiegeSetup> = {
  id: SIEGE_ID,
  version: 1,
  options: Object.keys(SIEGE_OPTIONS),
  orderTypes: Object.keys(SIEGE_ORDERS),
  frame: FRAME,
  create: createSiege,
  parseOrder: parseSiegeOrder,
  decide: decideSiege,
  evolve: evolveSiege,
  actors,
  legal(siege, seat) {
    const side = SIEGE_SIDES.find((one) => one === seat);
    return side ? legalSiegeOrders(siege, side) : [];
  },
  preview: () => refused({ code: 'notInThisRuleset', rule: null, because: 'orders of a siege have no preview' }),
  diceOf: siegeDiceOf,
  indexOf: siegeIndexOf,
  seats: () => SIEGE_SIDES,
  moment: ({ day, night, stage }) => ({ gameTurn: day, side: partOf(night), step: stage }),
  fingerprint: siegeFingerprint,
  settled: (siege, winner, reason) => ({
    ...siege,
    stage: 'over',
    outcome: { winner: SIEGE_SIDES.find((side) => side === winner) ?? null, reason },
  }),
  asFarAsLegal: asFarAsLegalInSiege,
  seals,
};

/**
 * A scenario is set up from the siege as it stands and has a log of its own, in which its errors are claimed. So what
 * led to it stands as soon as it is opened, and the report of it stands too (ADR 50). Nothing else ends the time for
 * claims: the turns of a siege are days and belong to no side, so no order shuts a window (pbem:1.4a).
 */
function seals({ type }: SiegeEvent): Seal | null {
  if (type !== 'ScenarioOpened' && type !== 'ScenarioFought') return null;
  return { rule: 'pbem:2.81d', because: 'a scenario has been opened after it, with the siege as it stood' };
}

/** Every event of a log belongs to the game whose set-up begins it, so other types need no check. */
function asSiegeEvent(event: GameEvent): SiegeEvent {
  return event as SiegeEvent;
}

function partOf(night: boolean): 'day' | 'night' {
  return night ? 'night' : 'day';
}

/** Actors of each part of a day. While a scenario is played, only Herald may act: it reports how the scenario went. */
function actors({ stage, today: { initiative, closed } }: Siege): readonly Actor[] {
  const turn = (side: SiegeSide, ...orders: SiegeOrder['type'][]): Actor => ({ side, role: 'turn', orders });
  switch (stage) {
    case 'morning':
      return SIEGE_SIDES.map((side) => turn(side, 'RollInitiative'));
    case 'choice':
      if (initiative === undefined) return [];
      return [initiative === 'attacker' ? turn(initiative, 'Choose', 'Work') : turn(initiative, 'Choose')];
    case 'wear':
      return [{ side: 'attacker', role: 'decision', orders: ['ShareWear'] }];
    case 'evening':
      return SIEGE_SIDES.filter((side) => !closed.includes(side)).map((side) =>
        side === 'attacker' ? turn(side, 'Fill', 'Place', 'Close') : turn(side, 'Repair', 'Place', 'Close'),
      );
    case 'scenario':
      return [{ side: HERALD, role: 'turn', orders: ['Report'] }];
    case 'over':
      return [];
  }
}
