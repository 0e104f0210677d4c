import { NO_DICE } from '../dice/dice.js';
import { touch } from './base-hexes.js';
import { isRefusal, ownEngine, pointsOf } from './engines.js';
import { diceRefusal } from '../game/act.js';
import type { LegalOrder } from '../game/ruleset.js';
import { decideSiege } from './decide.js';
import { CHOICES, type SideOrder } from './orders.js';
import type { Siege, SiegeSide } from './siege.js';
import { tellSiegeOrder } from './tell-order.js';

/**
 * Orders that would be accepted from a side now. Allotments are listed one engine and one target at a time, and the
 * sharing of wear in one way: what may be combined follows from these and from the number of engineers.
 */
export function legalSiegeOrders(siege: Siege, side: SiegeSide): readonly LegalOrder<SideOrder>[] {
  return candidates(siege, side)
    .filter((order) => isAccepted(siege, side, order))
    .map((order) => ({ order, mp: null, summary: tellSiegeOrder(order) }));
}

/** Accepted as far as no die decides; what asks for dice has passed all that could refuse it. */
function isAccepted(siege: Siege, side: SiegeSide, order: SideOrder): boolean {
  try {
    return decideSiege(siege, side, order, NO_DICE).ok;
  } catch (error) {
    if (diceRefusal(error)) return true;
    throw error;
  }
}

function candidates(siege: Siege, side: SiegeSide): readonly SideOrder[] {
  switch (siege.stage) {
    case 'morning':
      return [{ type: 'RollInitiative' }];
    case 'choice':
      return [...CHOICES.map((choice) => ({ type: 'Choose', choice }) as const), ...works(siege, side)];
    case 'wear':
      return shares(siege);
    case 'evening':
      return evening(siege, side);
    case 'scenario':
    case 'over':
      return [];
  }
}

function works(siege: Siege, side: SiegeSide): readonly SideOrder[] {
  const own = Object.keys(siege.engines)
    .sort()
    .filter((id) => !isRefusal(ownEngine(siege, side, id)));
  const targets = Object.keys(siege.targets).sort();
  return own.flatMap((engine): readonly SideOrder[] => [
    ...targets.map((target) => ({ type: 'Work', batter: [{ target, engines: [engine] }] }) as const),
    { type: 'Work', repair: [engine] },
    { type: 'Work', build: [engine] },
  ]);
}

/** From the first engine of the roll on, each as much as it has. */
function shares(siege: Siege): readonly SideOrder[] {
  const [owed] = siege.today.wear;
  if (!owed) return [];
  let left = owed.points;
  const parts = owed.engines.flatMap((engine) => {
    const one = siege.engines[engine];
    const points = Math.min(left, one ? pointsOf(one) : 0);
    left -= points;
    return points > 0 ? [{ engine, points }] : [];
  });
  return [{ type: 'ShareWear', shares: parts }];
}

function evening(siege: Siege, side: SiegeSide): readonly SideOrder[] {
  const engines = Object.keys(siege.engines).sort();
  const hexes = Object.keys(siege.moat).sort();
  const movable = siege.dayDefinition === 'detailedDays' ? { ...siege.fighters, ...siege.animals } : {};
  return [
    ...engines.map((engine) => ({ type: 'Repair', engines: [engine] }) as const),
    ...hexes.map((hex) => ({ type: 'Fill', hex }) as const),
    ...Object.keys(movable)
      .sort()
      .flatMap((unit) => placings(siege, side, unit)),
    { type: 'Close' },
  ];
}

/** Each hex of the base; riders and horses are listed with the head in each, and the rear in one hex beside it. */
function placings({ bases, fighters, animals = {} }: Siege, side: SiegeSide, unit: string): readonly SideOrder[] {
  const base = bases[side];
  const isLong = (fighters[unit] ?? animals[unit])?.hexes?.length === 2;
  return base.flatMap((hex): readonly SideOrder[] => {
    if (!isLong) return [{ type: 'Place', unit, hexes: [hex] }];
    const rear = base.find((other) => touch(hex, other) === true);
    return rear === undefined ? [] : [{ type: 'Place', unit, hexes: [hex, rear] }];
  });
}
