import type { HexName } from '../../../board/field.js';
import type { Order } from '../core/orders.js';
import type { Escort } from '../core/orders/captive-orders.js';
import type { DoorDeed } from '../core/orders/door-orders.js';
import { readTendLight } from './burning-and-light-orders.js';
import { CART_VERBS } from './cart-orders.js';
import { readCount } from '../../../notation/count.js';
import { readMarch, readPath, type WrittenPath } from './path.js';
import { readName } from '../../../notation/name.js';
import { refuseNoWork } from './no-works.js';
import type { MpNote } from '../../../game/rulebook.js';
import { hexesOf, readHex, readHexOrHexside, readTarget } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import { readPour } from './pour.js';
import { readRepair } from './repair.js';
import { TEMPLATES } from './templates.js';

/** An order with the notes of MP that stand in its path. */
export interface NotedOrder {
  readonly order: Order;
  readonly notes: readonly MpNote[];
}

/** The unit that acts, and the one of its hexes from which it acts, if this is written. */
export interface Doer {
  readonly unit: string;
  readonly from: HexName | null;
}

type Verb = (scanner: Scanner, doer: Doer) => NotedOrder;

const VERBS: Readonly<Record<string, Verb>> = {
  charge: (scanner, { unit }) => {
    const charge = [readName(scanner)];
    while (scanner.symbol(',') || scanner.symbol('+')) charge.push(readName(scanner));
    scanner.expectSymbol(':');
    const { path, notes } = readPath(scanner);
    return { order: { type: 'Move', unit, path, charge }, notes };
  },
  pin: (_scanner, { unit }) => plain({ type: 'Pin', unit }),
  jump: (scanner, { unit }) => plain({ type: 'Jump', unit, to: hexesOf(scanner, scanner.token('head and rear hex')) }),
  swim: (_scanner, { unit }) => plain({ type: 'Swim', unit, deed: 'drift' }),
  climb: (scanner, { unit }) =>
    scanner.word('out') ? plain({ type: 'Swim', unit, deed: 'climb' }) : scanner.fail('"out"'),
  wade: (_scanner, { unit }) => plain({ type: 'Swim', unit, deed: 'wade' }),
  help: (scanner, { unit }) => {
    const helped = readName(scanner);
    if (scanner.word('with')) return plain({ type: 'GiveMp', unit, helped, mp: readMp(scanner) });
    if (scanner.word('in')) {
      if (!scanner.word('the')) scanner.fail('"the"');
      if (!scanner.word('water')) scanner.fail('"water"');
      return plain({ type: 'Help', unit, helped, water: true });
    }
    if (!scanner.word('to')) scanner.fail('"with", "to mount" or "in the water"');
    if (!scanner.word('mount')) scanner.fail('"mount"');
    return plain({ type: 'Help', unit, helped });
  },
  recite: (scanner, { unit }) => plain({ type: 'Recite', unit, poem: scanner.quotedText('a poem in quotation marks') }),
  defend: (scanner, { unit }) => plain({ type: 'Defend', unit, stunned: readStunned(scanner) }),
  open: (scanner, { unit }) => door(scanner, unit, 'open'),
  shut: (scanner, { unit }) => door(scanner, unit, 'shut'),
  bolt: (scanner, { unit }) => door(scanner, unit, 'bolt'),
  unbolt: (scanner, { unit }) => door(scanner, unit, 'unbolt'),
  fire: (scanner, { unit, from }) => {
    if (!scanner.word('at')) scanner.fail('"at"');
    const target = readName(scanner);
    const at = scanner.word('in') ? readHex(scanner) : null;
    return plain({ type: 'Fire', unit, target, ...(at === null ? {} : { at }), ...(from === null ? {} : { from }) });
  },
  resupply: readResupply,
  enter: (scanner, { unit }) => plain({ type: 'Enter', unit, hexes: hexesOf(scanner, scanner.token('a hex')) }),
  leave: (scanner, { unit }) => {
    if (!scanner.word('head')) return plain({ type: 'Leave', unit });
    if (!scanner.word('first')) scanner.fail('"first"');
    return plain({ type: 'Leave', unit, headFirst: true });
  },
  march: (scanner, { unit }) => plain({ type: 'March', unit, path: readMarch(scanner) }),
  pour: (scanner, { unit }) => plain(readPour(scanner, unit)),
  light: (scanner, { unit }) => plain(readTendLight(scanner, unit, 'light')),
  douse: (scanner, { unit }) =>
    scanner.word('fire') === null
      ? plain(readTendLight(scanner, unit, 'douse'))
      : plain({ type: 'Douse', unit, hex: readHex(scanner) }),
  surrender: (_scanner, { unit }) => plain({ type: 'Surrender', unit, offer: true }),
  spare: (_scanner, { unit }) => plain({ type: 'Quarter', unit }),
  challenge: readChallenge,
  fight: (scanner, { unit }) => {
    if (scanner.word('on')) return plain({ type: 'Surrender', unit, offer: false });
    if (!scanner.word('from')) scanner.fail('"from", "on"');
    return plain({ type: 'PlaceChampion', unit, hexes: hexesOf(scanner, scanner.token('a hex')) });
  },
  batter: (scanner, { unit }) => plain({ type: 'Batter', workers: [unit], what: readTarget(scanner) }),
  repair: (scanner, { unit }) => plain(readRepair(scanner, [unit])),
  escort: readEscort,
  escape: (scanner, { unit }) => {
    const { path, notes } = readPathOrNowhere(scanner);
    return { order: { type: 'Escape', unit, path }, notes };
  },
  retreat: (scanner, { unit }) => {
    const { path, notes } = readPathOrNowhere(scanner);
    return { order: { type: 'Retreat', unit, path }, notes };
  },
  flee: (scanner, { unit }) => {
    if (scanner.word('off')) return plain({ type: 'Flee', unit, path: [], off: true });
    const { path, notes } = readPathOrNowhere(scanner);
    return { order: { type: 'Flee', unit, path, ...(scanner.word('off') ? { off: true } : {}) }, notes };
  },
  advance: (scanner, { unit }) => {
    if (scanner.isAtEnd()) return plain({ type: 'Advance', unit });
    const { path, notes } = readPathOrNowhere(scanner);
    return { order: { type: 'Advance', unit, path }, notes };
  },
};

/** Verbs of templates and verbs that stand in a file of their own. Their orders have no notes. */
const PLAIN_VERBS: Readonly<Record<string, (scanner: Scanner, unit: string) => Order>> = {
  ...CART_VERBS,
  ...Object.fromEntries(
    [...TEMPLATES].map(([type, { verb, read }]) => [
      verb,
      (scanner: Scanner, unit: string): Order => ({ type, ...read(scanner, unit) }) as Order,
    ]),
  ),
};

/** Words that may follow the name of a unit and its colon. */
export const DEED_WORDS: readonly string[] = Object.keys({ ...VERBS, ...PLAIN_VERBS });

/** Takes what a unit is to do, the part after its name and colon. A path alone is a move. */
export function readDeed(scanner: Scanner, doer: Doer): NotedOrder {
  const next = scanner.peek();
  const word = next?.text.toLowerCase() ?? '';
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  if (doer.from !== null && word !== 'fire') scanner.fail('"fire at", which alone is done from a hex');
  if (verb) {
    scanner.token(word);
    return verb(scanner, doer);
  }
  const plainVerb = Object.hasOwn(PLAIN_VERBS, word) ? PLAIN_VERBS[word] : undefined;
  if (plainVerb) {
    scanner.token(word);
    return plain(plainVerb(scanner, doer.unit));
  }
  refuseNoWork(scanner);
  const { path, notes } = readPath(scanner);
  return { order: { type: 'Move', unit: doer.unit, path }, notes };
}

function door(scanner: Scanner, unit: string, deed: DoorDeed): NotedOrder {
  if ((deed === 'open' || deed === 'shut') && scanner.word('gate')) {
    return plain({ type: 'MoveGate', unit, gate: readHex(scanner), deed });
  }
  const where = readHexOrHexside(scanner);
  const side = scanner.word('from') ? readHex(scanner) : undefined;
  return plain({ type: 'OperateDoor', unit, deed, door: where, ...(side === undefined ? {} : { side }) });
}

/** `escort L7, L8 with Ben: L6, L7 with Cy: M6`: the guard's way, then the way of each prisoner that he leads. */
function readEscort(scanner: Scanner, { unit }: Doer): NotedOrder {
  const { path } = readPathOrNowhere(scanner);
  const prisoners: { readonly unit: string; readonly path: Escort['path'] }[] = [];
  if (!scanner.isNext('with')) scanner.fail('"with" and a prisoner');
  while (scanner.word('with') !== null) {
    const prisoner = readName(scanner);
    scanner.expectSymbol(':');
    prisoners.push({ unit: prisoner, path: readPathOrNowhere(scanner).path });
  }
  return plain({ type: 'Escort', unit, path, prisoners });
}

/** `resupply 5 from Ben`, `resupply 9 at L9`; from a body `resupply from Ben`. */
function readResupply(scanner: Scanner, { unit }: Doer): NotedOrder {
  const count = scanner.isNext('from') || scanner.isNext('at') ? undefined : readCount(scanner, 'a number of missiles');
  const number = count === undefined ? {} : { count };
  if (scanner.word('from')) return plain({ type: 'Resupply', unit, from: readName(scanner), ...number });
  if (!scanner.word('at')) scanner.fail('"from" or "at"');
  return plain({ type: 'Resupply', unit, at: readHex(scanner), ...number });
}

/** A number of MP: `2 MP`. */
function readMp(scanner: Scanner): number {
  const mp = readCount(scanner, 'a number of MP');
  if (!scanner.word('mp')) scanner.fail('"MP"');
  return mp;
}

/** `challenge against blue on L9, L10 for Ben saying "…"`: all parts but the first word may be missing. */
function readChallenge(scanner: Scanner, { unit }: Doer): NotedOrder {
  const to = scanner.word('against') ? readName(scanner, 'the name of a side') : undefined;
  const ground = scanner.word('on') ? [readHex(scanner)] : undefined;
  while (ground && scanner.symbol(',')) ground.push(readHex(scanner));
  const stake = scanner.word('for') ? readName(scanner, 'a prisoner or an item') : undefined;
  const conditions = scanner.word('saying') ? scanner.quotedText('conditions in quotation marks') : undefined;
  return plain({
    type: 'Challenge',
    unit,
    ...(to === undefined ? {} : { to }),
    ...(ground === undefined ? {} : { ground }),
    ...(stake === undefined ? {} : { stake }),
    ...(conditions === undefined ? {} : { conditions }),
  });
}

/** `as stunned`, or nothing. */
function readStunned(scanner: Scanner): boolean {
  if (!scanner.word('as')) return false;
  if (!scanner.word('stunned')) scanner.fail('"stunned"');
  return true;
}

/** An order without notes of MP. */
function plain(order: Order): NotedOrder {
  return { order, notes: [] };
}

function readPathOrNowhere(scanner: Scanner): WrittenPath {
  return scanner.word('nowhere') ? { path: [], notes: [] } : readPath(scanner);
}
