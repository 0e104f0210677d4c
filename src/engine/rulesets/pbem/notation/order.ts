import { readBattering, readBuild, readFill } from './works.js';
import { readCartOrder } from './cart-orders.js';
import { readGroups } from './group-orders.js';
import { type NamedUnit, readGroup, readName, readUnit } from '../../../notation/name.js';
import { refuseNoWork } from './no-works.js';
import { type Written, written } from '../../../notation/notation-error.js';
import { hexesOf, readHex, threeHexesOf } from '../../../notation/place.js';
import { readRepair } from './repair.js';
import { Scanner } from '../../../notation/scanner.js';
import { readSiegeWork } from './siege.js';
import { isStanding, readStanding } from './standing.js';
import { type NotedOrder, readDeed } from './verbs.js';
import { isWritableName } from '../../../position/names.js';
import type { SeatId } from '../../../position/seat.js';
import { isForMates, type Order } from '../core/orders.js';
import type { Attack } from '../core/orders/combat-orders.js';
import type { WinchDeed } from '../core/orders/door-orders.js';
import type { Carry, Clear } from '../core/orders/task-orders.js';

/** An order as a line writes it: the order itself, its side if the line names one (`blue> …`), and its notes. */
export interface WrittenOrder extends NotedOrder {
  readonly side: SeatId | null;
  /** Units of the order whose load the line notes (pbem:3.5g). Such a note has no effect. */
  readonly carriers: readonly NamedUnit[];
}

/** Orders of two words, which no unit gives. */
const SHORT_ORDERS: readonly (readonly [first: string, second: string, order: Order])[] = [
  ['end', 'step', { type: 'EndStep' }],
  ['end', 'turn', { type: 'EndTurn' }],
  ['keep', 'melee', { type: 'Pursue', keep: true }],
  ['let', 'go', { type: 'Pursue', keep: false }],
  ['let', 'pass', { type: 'Pin' }],
  ['accept', 'challenge', { type: 'AnswerChallenge', answer: 'accept' }],
  ['refuse', 'challenge', { type: 'AnswerChallenge', answer: 'refuse' }],
  ['void', 'challenge', { type: 'AnswerChallenge', answer: 'object' }],
  ['offer', 'end', { type: 'OfferEnd' }],
  ['agree', 'end', { type: 'AgreeEnd', agree: true }],
  ['reject', 'end', { type: 'AgreeEnd', agree: false }],
  ['roll', 'initiative', { type: 'RollInitiative' }],
  ['keep', 'word', { type: 'KeepWord', keep: true }],
  ['break', 'word', { type: 'KeepWord', keep: false }],
  ['no', 'quarter', { type: 'Quarter' }],
  ['go', 'on', { type: 'GoOn', on: true }],
  ['break', 'off', { type: 'GoOn', on: false }],
  ['group', 'nobody', { type: 'GroupMen', groups: [] }],
  ['hide', 'nobody', { type: 'Hide', places: [] }],
  ['no', 'advance', { type: 'Advance' }],
  ['no', 'alarm', { type: 'RaiseAlarm', units: [] }],
];

/**
 * Reads one order (docs/notation.md). Only the writing is judged here; units, hexes and rules are `decide`'s matter.
 */
export function readOrder(text: string): Written<WrittenOrder> {
  return written(() => orderIn(text, 1));
}

/** The order of a line; throws NotationError. */
function orderIn(text: string, line: number): WrittenOrder {
  const scanner = new Scanner(text, line);
  const side = readSide(scanner);
  const short = readShortOrder(scanner) ?? readSideOrder(scanner);
  if (short) return { side, ...short, carriers: [] };
  const carriers: NamedUnit[] = [];
  const noted = readUnitOrder(scanner, carriers);
  scanner.expectEnd();
  return { side, ...noted, carriers };
}

/** A side in front of the order, `blue> `, if there is one. */
function readSide(scanner: Scanner): SeatId | null {
  const start = scanner.peek();
  if (!start) return scanner.fail('an order');
  const side = readSeat(scanner);
  if (side !== null && scanner.symbol('>')) return side;
  scanner.returnTo(start);
  return null;
}

/** A name, or two with a stroke between them: `red/Anna`. */
function readSeat(scanner: Scanner): SeatId | null {
  const [side = '', player, ...more] = scanner.token('a unit or an order').text.split('/');
  const names = player === undefined ? [side] : [side, player];
  return more.length === 0 && names.every(isWritableName) ? names.join('/') : null;
}

function readShortOrder(scanner: Scanner): NotedOrder | null {
  const start = scanner.peek();
  for (const [first, second, order] of SHORT_ORDERS) {
    if (scanner.word(first) !== null && scanner.word(second) !== null && scanner.isAtEnd()) return { order, notes: [] };
    if (start) scanner.returnTo(start);
  }
  return null;
}

/** Orders of a side by their first word; their readers give null if a unit called so gives an order. */
const SIDE_READERS: Readonly<Record<string, (scanner: Scanner) => NotedOrder | null>> = {
  fill: readFill,
  group: (scanner) => noted(readGroups(scanner)),
  hide: readHide,
  tell: readTell,
};

function noted(order: Order | null): NotedOrder | null {
  return order && { order, notes: [] };
}

/**
 * `standing pin never`, `waive Crispin`: orders that a side gives and not one of its units, unless a unit is called so.
 */
function readSideOrder(scanner: Scanner): NotedOrder | null {
  const start = scanner.peek();
  if (!start) return null;
  refuseNoWork(scanner);
  const verb = scanner.word('standing', 'waive', 'demand', 'tell', 'hide', 'fill', 'group');
  const reader = verb === null ? undefined : SIDE_READERS[verb];
  if (reader) {
    const read = reader(scanner);
    if (!read) scanner.returnTo(start);
    return read;
  }
  if (verb === 'standing' && isStanding(scanner)) return { order: readStanding(scanner), notes: [] };
  if (verb !== null && verb !== 'standing' && scanner.peek()) {
    const unit = readName(scanner);
    if (scanner.isAtEnd()) return { order: { type: verb === 'waive' ? 'Waive' : 'Demand', unit }, notes: [] };
  }
  scanner.returnTo(start);
  return null;
}

/** `tell Bert "to the gate"`; null: a unit called so gives an order. */
function readTell(scanner: Scanner): NotedOrder | null {
  if (!scanner.peek()) return null;
  const to = readName(scanner, 'a player');
  const text = scanner.quotedText('a message in quotation marks');
  scanner.expectEnd();
  return { order: { type: 'Tell', to, text }, notes: [] };
}

/** `hide Ben in L9, Roland in M3-M4`; null: a unit called so gives an order. */
function readHide(scanner: Scanner): NotedOrder | null {
  if (!isWritableName(scanner.peek()?.text ?? '')) return null;
  const places: { readonly unit: string; readonly hexes: readonly string[] }[] = [];
  do {
    const unit = readName(scanner);
    if (scanner.word('in') === null) {
      if (places.length === 0) return null;
      scanner.fail('"in"');
    }
    places.push({ unit, hexes: hexesOf(scanner, scanner.token('a hex')) });
  } while (scanner.symbol(','));
  scanner.expectEnd();
  return { order: { type: 'Hide', places }, notes: [] };
}

/** Gathers in `carriers` the units whose load is noted. */
function readUnitOrder(scanner: Scanner, carriers: NamedUnit[]): NotedOrder {
  const nameOf = (named: NamedUnit): string => {
    if (named.carries.length > 0) carriers.push(named);
    return named.unit;
  };
  const unit = nameOf(readUnit(scanner, 'a unit or an order'));
  const from = scanner.word('from') === null ? null : readHex(scanner);
  if (scanner.symbol(':')) return readDeed(scanner, { unit, from });
  if (from !== null) scanner.fail('":"');
  const attackers = [unit, ...(scanner.symbol('+') ? readGroup(scanner).map(nameOf) : [])];
  if (attackers.length === 2 && scanner.symbol(':')) return readMates(scanner, attackers);
  if (scanner.word('raises', 'raise') !== null) {
    if (scanner.word('the') === null) return winchOrder(scanner, attackers, 'raise');
    if (scanner.word('alarm') === null) scanner.fail('"alarm"');
    return { order: { type: 'RaiseAlarm', units: attackers }, notes: [] };
  }
  if (scanner.word('hauls', 'haul') !== null) {
    return { order: { type: 'Haul', workers: attackers, prisoner: readName(scanner) }, notes: [] };
  }
  if (scanner.word('lowers', 'lower') !== null) return winchOrder(scanner, attackers, 'lower');
  if (scanner.word('carry')) return { order: readCarry(scanner, attackers), notes: [] };
  const siegeWork = readSiegeWork(scanner, attackers);
  if (siegeWork) return siegeWork;
  if (scanner.word('clears', 'clear')) return { order: readClear(scanner, attackers), notes: [] };
  const battering = readBattering(scanner, attackers);
  if (battering) return { order: battering, notes: [] };
  if (scanner.word('repairs', 'repair')) return { order: readRepair(scanner, attackers), notes: [] };
  if (scanner.word('builds', 'build')) return { order: readBuild(scanner, attackers), notes: [] };
  const cartOrder = readCartOrder(scanner, attackers);
  if (cartOrder) return { order: cartOrder, notes: [] };
  const verb = scanner.word('attacks', 'attack', 'charges', 'charge');
  if (verb === null) return scanner.fail(attackers.length > 1 ? '"attack"' : '":", "+", "attacks" or "charges"');
  const defenders = readGroup(scanner).map(nameOf);
  const rejects = scanner.word('rejecting') !== null;
  if (rejects && scanner.word('melee') === null) scanner.fail('"melee"');
  const charge = verb.startsWith('charge');
  const order: Attack = {
    type: 'Attack',
    attackers,
    defenders,
    ...(charge ? { charge } : {}),
    ...(rejects ? { rejectMelee: true } : {}),
  };
  return { order, notes: [] };
}

/** A task that two wounded characters do for a healthy one (pbem:12.1g): `Ann + Ben: douse fire K5`. */
function readMates(scanner: Scanner, [unit = '', mate = '']: readonly string[]): NotedOrder {
  const start = scanner.peek();
  const { order, notes } = readDeed(scanner, { unit, from: null });
  if (!isForMates(order.type)) {
    if (start) scanner.returnTo(start);
    scanner.fail('a task that two wounded units do together');
  }
  return { order: { ...order, mate } as Order, notes };
}

/** The hex of a drawbridge, or of the gate of a portcullis: `Wat + Tom raise N13`. */
function winchOrder(scanner: Scanner, workers: readonly string[], deed: WinchDeed): NotedOrder {
  return { order: { type: 'WorkWinch', workers, moves: readHex(scanner), deed }, notes: [] };
}

/** The load that is cleared, and the hex or two hexes where it shall lie: `Ann + Ben clear Odo to L8`. */
function readClear(scanner: Scanner, workers: readonly string[]): Clear {
  const loads = [readName(scanner, 'a body or debris')];
  while (scanner.symbol('+')) loads.push(readName(scanner, 'a body or debris'));
  if (!scanner.word('to')) scanner.fail('"to"');
  return { type: 'Clear', workers, loads, to: hexesOf(scanner, scanner.token('a hex')) };
}

/**
 * The character who is carried, and the three hexes after each step: `Ann + Ben carry Odo: W10-W11-W12, W9-W10-W11`.
 */
function readCarry(scanner: Scanner, bearers: readonly string[]): Carry {
  if (bearers.length !== 2) scanner.fail('two bearers');
  const burden = readName(scanner);
  scanner.expectSymbol(':');
  const path = [threeHexesOf(scanner)];
  while (scanner.symbol(',')) path.push(threeHexesOf(scanner));
  return { type: 'Carry', bearers, burden, path };
}
