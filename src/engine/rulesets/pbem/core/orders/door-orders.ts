import type { OrderNamed } from '../../../../game/define/order.js';
import { named, oneOf, optional, type TypeOf } from '../../../../game/define/form.js';
import { hex, unit } from '../../../../game/define/names.js';
import { someUnits, word, defineOrder } from './define.js';

export const DOOR_DEEDS = ['open', 'shut', 'bolt', 'unbolt'] as const;
export const doorDeed = named('DoorDeed', 'The ways to work a door or window (pbem:12.6b).', oneOf(DOOR_DEEDS));
export type DoorDeed = TypeOf<typeof doorDeed>;

export const GATE_DEEDS = ['open', 'shut'] as const;
export const gateDeed = named(
  'GateDeed',
  'The ways to work the doors of a gate; they bolt by themselves (pbem:12.6i).',
  oneOf(GATE_DEEDS),
);
export type GateDeed = TypeOf<typeof gateDeed>;

export const WINCH_DEEDS = ['raise', 'lower'] as const;
export const winchDeed = named(
  'WinchDeed',
  'The ways to work a drawbridge or portcullis at its winch (pbem:18.1a).',
  oneOf(WINCH_DEEDS),
);
export type WinchDeed = TypeOf<typeof winchDeed>;

/** Doors, gates and winches (pbem:12.6, 18.1). */
export const DOOR_ORDERS = {
  OperateDoor: defineOrder(
    'Open, shut, bolt or unbolt a door or window, by its hex or hexside (pbem:12.6). `side`: a unit that ' +
      'shuts the door in its own hex names a hex beside it, on the side where it stays.',
    { unit, deed: doorDeed, door: word, side: optional(hex) },
    'costsMp',
  ),
  MoveGate: defineOrder('Open or shut the doors of a gate, by its hex: a task of one turn (pbem:12.6h).', {
    unit,
    gate: hex,
    deed: gateDeed,
  }),
  WorkWinch: defineOrder(
    'Raise or lower a drawbridge, by one of its hexes, or a portcullis, by the hex of its gate: a task at the ' +
      'winch (pbem:18.1).',
    { workers: someUnits, moves: hex, deed: winchDeed },
  ),
  ClaimCover: defineOrder(
    'State against which side a door or corner should cover the unit (pbem:7.9a), by a hex beside it on that ' +
      'side.',
    { unit, against: hex },
    'withoutHands',
  ),
};
export type OperateDoor = OrderNamed<typeof DOOR_ORDERS, 'OperateDoor'>;
export type MoveGate = OrderNamed<typeof DOOR_ORDERS, 'MoveGate'>;
export type WorkWinch = OrderNamed<typeof DOOR_ORDERS, 'WorkWinch'>;
export type ClaimCover = OrderNamed<typeof DOOR_ORDERS, 'ClaimCover'>;
