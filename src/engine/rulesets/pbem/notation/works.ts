import { readName } from '../../../notation/name.js';
import { readTarget, printRow, readHex, readHexOrHexside, rowOf, hexesOf, isHexName } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import type { Order, OrderType } from '../core/orders.js';
import type { BatteringOrder } from '../core/orders/battering-orders.js';
import { BUILD_KINDS, type Build, type BuildKind, type BuildWork } from '../core/orders/build-orders.js';
import type { FillMoat } from '../core/orders/siege-orders.js';
import type { NotedOrder } from './verbs.js';

type Written = Extract<OrderType, BatteringOrder['type']>;

/** How orders about battering are written. */
export const BATTERING_WRITTEN: { readonly [Type in Written]: (order: Extract<Order, { type: Type }>) => string } = {
  Batter: ({ workers, what }) => `${workers.join(' + ')} batter${workers.length === 1 ? 's' : ''} ${what}`,
  Bombard: ({ crew, engine, what }) => `${crew.join(' + ')} batter ${what} with ${engine}`,
  AimEngine: ({ crew, engine, what }) => `${crew.join(' + ')} aim ${engine} at ${what}`,
  Ram: ({ workers, engines, what }) => `${workers.join(' + ')} ram ${what} with ${engines.join(' + ')}`,
};

/** The target of battering and those who batter it, read from the part after their names; null: another order. */
export function readBattering(scanner: Scanner, workers: readonly string[]): BatteringOrder | null {
  if (scanner.word('batters', 'batter')) {
    const what = readTarget(scanner);
    if (!scanner.word('with')) return { type: 'Batter', workers, what };
    return { type: 'Bombard', crew: workers, engine: readName(scanner, 'an engine'), what };
  }
  if (scanner.word('aims', 'aim')) {
    const engine = readName(scanner, 'an engine');
    if (!scanner.word('at')) scanner.fail('"at" and a target');
    return { type: 'AimEngine', crew: workers, engine, what: readTarget(scanner) };
  }
  if (scanner.word('rams', 'ram')) {
    const what = readTarget(scanner);
    if (!scanner.word('with')) scanner.fail('"with" and a ram');
    const engines = [readName(scanner, 'a ram')];
    while (scanner.symbol('+')) engines.push(readName(scanner, 'a ram'));
    return { type: 'Ram', workers, engines, what };
  }
  return null;
}

/** How building is written: `Ann + Ben build screen C4, door I11, barricade L9-L10>M9`. */
export function printBuild({ workers, works }: Build): string {
  return `${workers.join(' + ')} build${workers.length === 1 ? 's' : ''} ${works.map(printWork).join(', ')}`;
}

function printWork({ what, at, front }: BuildWork): string {
  return `${what} ${printRow(at)}${front === undefined ? '' : `>${front}`}`;
}

/** The things that are built, read from the part after the verb. */
export function readBuild(scanner: Scanner, workers: readonly string[]): Build {
  const works = [readWork(scanner)];
  while (scanner.symbol(',')) works.push(readWork(scanner));
  return { type: 'Build', workers, works };
}

function readWork(scanner: Scanner): BuildWork {
  const what = readKind(scanner);
  if (what === 'door' || what === 'keepDoor' || what === 'shutter') return { what, at: [readHexOrHexside(scanner)] };
  const at = rowOf(scanner);
  return scanner.symbol('>') ? { what, at, front: readHex(scanner) } : { what, at };
}

function readKind(scanner: Scanner): BuildKind {
  const written = scanner.word(...BUILD_KINDS.map((kind) => kind.toLowerCase()));
  const kind = BUILD_KINDS.find((one) => one.toLowerCase() === written);
  return kind ?? scanner.fail(`one of ${BUILD_KINDS.join(', ')}`);
}

/** `fill F4 with screen1`. */
export function printFill({ screen, hex }: FillMoat): string {
  return `fill ${hex} with ${screen}`;
}

/** The part after `fill`; null: a unit called so gives an order. */
export function readFill(scanner: Scanner): NotedOrder | null {
  const next = scanner.peek();
  if (!next || !isHexName(next.text)) return null;
  const [hex = '', rear] = hexesOf(scanner, scanner.token('a moat hex'));
  if (rear !== undefined) scanner.fail('one hex', next.column);
  if (!scanner.word('with')) scanner.fail('"with"');
  const screen = readName(scanner, 'a screen');
  scanner.expectEnd();
  return { order: { type: 'FillMoat', screen, hex }, notes: [] };
}
