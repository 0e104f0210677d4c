import { type OrderNamed, writtenAs } from '../../../../game/define/order.js';
import { named, optional, type TypeOf, noted, oneOfNames, namesIn } from '../../../../game/define/form.js';
import { hex, unit } from '../../../../game/define/names.js';
import { mate, someUnits, word, defineOrder } from './define.js';

const DOOR_DEED_MEANINGS = { open: 'Opens it.', shut: 'Shuts it.', bolt: 'Bolts it.', unbolt: 'Draws the bolt.' };
export const DOOR_DEEDS = namesIn(DOOR_DEED_MEANINGS);
export const doorDeed = named(
  'DoorDeed',
  'The ways to work a door or window (pbem:12.6b).',
  oneOfNames(DOOR_DEED_MEANINGS),
);
export type DoorDeed = TypeOf<typeof doorDeed>;

const GATE_DEED_MEANINGS = { open: 'Opens both doors.', shut: 'Shuts both doors.' };
export const GATE_DEEDS = namesIn(GATE_DEED_MEANINGS);
export const gateDeed = named(
  'GateDeed',
  'The ways to work the doors of a gate; they bolt by themselves (pbem:12.6i).',
  oneOfNames(GATE_DEED_MEANINGS),
);
export type GateDeed = TypeOf<typeof gateDeed>;

const WINCH_DEED_MEANINGS = { raise: 'Winds it up.', lower: 'Lets it down.' };
export const WINCH_DEEDS = namesIn(WINCH_DEED_MEANINGS);
export const winchDeed = named(
  'WinchDeed',
  'The ways to work a drawbridge or portcullis at its winch (pbem:18.1a).',
  oneOfNames(WINCH_DEED_MEANINGS),
);
export type WinchDeed = TypeOf<typeof winchDeed>;

/** Doors, gates and winches (pbem:12.6, 18.1). */
export const DOOR_ORDERS = {
  OperateDoor: defineOrder(
    'Open, shut, bolt or unbolt a door or window, by its hex or hexside (pbem:12.6). `side`: a unit that ' +
      'shuts the door in its own hex names a hex beside it, on the side where it stays.',
    {
      unit,
      deed: noted('The deed at the door.', doorDeed),
      door: noted('A hex (I11) or a hexside (J13/J14).', word),
      side: noted(
        'For a unit that shuts the door of its own hex: a hex beside the door, on the side where the unit ' + 'stays.',
        optional(hex),
      ),
    },
    'costsMp',
  ),
  MoveGate: defineOrder('Open or shut the doors of a gate, by its hex: a task of one turn (pbem:12.6h).', {
    unit,
    mate,
    gate: noted('The hex of the gate.', hex),
    deed: noted('The deed at the gate.', gateDeed),
  }),
  WorkWinch: defineOrder(
    'Raise or lower a drawbridge, by one of its hexes, or a portcullis, by the hex of its gate: a task at the ' +
      'winch (pbem:18.1).',
    {
      workers: noted('The units that work it, by their names.', someUnits),
      moves: noted('A hex of the drawbridge, or the hex of the gate of the portcullis.', hex),
      deed: noted('The deed at the winch.', winchDeed),
    },
  ),
  ClaimCover: writtenAs(
    'cover against {against}',
    defineOrder(
      'State against which side a door or corner should cover the unit (pbem:7.9a), by a hex beside it on that ' +
        'side.',
      { unit, against: noted('A hex beside the door or corner, on that side.', hex) },
      'withoutHands',
    ),
  ),
};
export type OperateDoor = OrderNamed<typeof DOOR_ORDERS, 'OperateDoor'>;
export type MoveGate = OrderNamed<typeof DOOR_ORDERS, 'MoveGate'>;
export type WorkWinch = OrderNamed<typeof DOOR_ORDERS, 'WorkWinch'>;
export type ClaimCover = OrderNamed<typeof DOOR_ORDERS, 'ClaimCover'>;
