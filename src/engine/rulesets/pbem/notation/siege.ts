import type { HexName } from '../../../board/field.js';
import type { Order, OrderType } from '../core/orders.js';
import type {
  Pour,
  BearLadder,
  LoadEngine,
  PushEquipment,
  RaiseLadder,
  ShiftLadder,
  ShootBallista,
  TakeLadder,
  Rearrange,
} from '../core/orders/siege-orders.js';
import type { FlamingBolt } from '../core/orders/burning-and-light-orders.js';
import { readFuel } from './burning-and-light-orders.js';
import type { TemplatedType } from './templates.js';
import { readName } from '../../../notation/name.js';
import { printPath, readPath } from './path.js';
import { printRow, readHex, rowOf } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import type { NotedOrder } from './verbs.js';

type SiegeType = Extract<
  OrderType,
  `${string}Ladder` | 'Rearrange' | 'PushEquipment' | 'LoadEngine' | 'ShootBallista' | 'Pour'
>;

/** How orders about ladders, screens and engines are written. */
export const SIEGE_WRITTEN: {
  readonly [Type in Exclude<SiegeType, TemplatedType>]: (order: Extract<Order, { type: Type }>) => string;
} = {
  TakeLadder: ({ bearers, ladder }: TakeLadder) => `${bearers.join(' + ')} take ${ladder}`,
  BearLadder: ({ bearers, ladder, path }: BearLadder) => `${bearers.join(' + ')} bear ${ladder}: ${printPath(path)}`,
  RaiseLadder: ({ bearers, ladder, base, top, step }: RaiseLadder) =>
    `${bearers.join(' + ')} put up ${ladder} at ${base}>${top}, ${step}`,
  ShiftLadder: ({ workers, ladder, base, top, steps = [] }: ShiftLadder) =>
    `${workers.join(' + ')} shift ${ladder} to ${base}>${top}${steps.map(({ unit, to }) => `, ${unit} ${to}`).join('')}`,
  Rearrange: ({ units, places }: Rearrange) => `${units.join(' + ')} rearrange: ${places.join(' + ')}`,
  PushEquipment: ({ workers, equipment, path }: PushEquipment) =>
    `${workers.join(' + ')} move${workers.length === 1 ? 's' : ''} ${equipment}: ${path.map(printRow).join(', ')}`,
  Pour: ({ unit, item, at, target }: Pour) =>
    `${unit}: pour ${item} ${target === undefined ? `into ${at}` : `on ${target} in ${at}`}`,
  LoadEngine: ({ crew, engine }: LoadEngine) => `${crew.join(' + ')} load ${engine}`,
  ShootBallista: ({ crew, ballista, target, at }: ShootBallista) =>
    `${crew.join(' + ')} fire ${ballista} at ${target}${at === undefined ? '' : ` in ${at}`}`,
};

/** An action of several characters with siege equipment, read from the part after their names; null: another order. */
export function readSiegeWork(scanner: Scanner, units: readonly string[]): NotedOrder | null {
  if (scanner.word('rearrange')) return plain(readRearrangement(scanner, units));
  if (scanner.word('take')) {
    return plain({ type: 'TakeLadder', bearers: units, ladder: readName(scanner, 'a ladder') });
  }
  if (scanner.word('bear')) {
    const ladder = readName(scanner, 'a ladder');
    scanner.expectSymbol(':');
    const { path, notes } = readPath(scanner);
    return { order: { type: 'BearLadder', bearers: units, ladder, path }, notes };
  }
  if (scanner.word('put')) return plain(readRaising(scanner, units));
  if (scanner.word('fire')) return plain(readBolt(scanner, units));
  if (scanner.word('shift')) return plain(readShift(scanner, units));
  return scanner.word('moves', 'move') ? plain(readPush(scanner, units)) : null;
}

/** `put up ladder1 at K5>K6, J5`: where it stands and leads to, and where the man in its hex steps off to. */
function readRaising(scanner: Scanner, bearers: readonly string[]): RaiseLadder {
  if (!scanner.word('up')) scanner.fail('"up"');
  const ladder = readName(scanner, 'a ladder');
  if (!scanner.word('at')) scanner.fail('"at"');
  const site = readLadder(scanner);
  scanner.expectSymbol(',');
  return { type: 'RaiseLadder', bearers, ladder, ...site, step: readHex(scanner) };
}

/** `shift ladder1 to L5>L6, Ben K5`: where to, and who steps where to stay beside it. */
function readShift(scanner: Scanner, workers: readonly string[]): ShiftLadder {
  const ladder = readName(scanner, 'a ladder');
  if (!scanner.word('to')) scanner.fail('"to"');
  const site = readLadder(scanner);
  const steps: { readonly unit: string; readonly to: HexName }[] = [];
  while (scanner.symbol(',')) steps.push({ unit: readName(scanner), to: readHex(scanner) });
  return { type: 'ShiftLadder', workers, ladder, ...site, ...(steps.length > 0 ? { steps } : {}) };
}

/** `rearrange: K5 + K3`: the place of each, in the order of their names. */
function readRearrangement(scanner: Scanner, units: readonly string[]): Rearrange {
  scanner.expectSymbol(':');
  const places = [readHex(scanner)];
  while (scanner.symbol('+')) places.push(readHex(scanner));
  return { type: 'Rearrange', units, places };
}

/** `move ram1: K4-K3-K2`: its hexes after each step, head first. */
function readPush(scanner: Scanner, workers: readonly string[]): PushEquipment {
  const equipment = readName(scanner, 'a screen, ram or tower');
  scanner.expectSymbol(':');
  const path = [rowOf(scanner)];
  while (scanner.symbol(',')) path.push(rowOf(scanner));
  return { type: 'PushEquipment', workers, equipment, path };
}

/** `fire ballista1 at Piers in K5`, `fire ballista1 flaming at tent in K5`. */
function readBolt(scanner: Scanner, crew: readonly string[]): ShootBallista | FlamingBolt {
  const ballista = readName(scanner, 'a ballista');
  const flaming = scanner.word('flaming');
  if (!scanner.word('at')) scanner.fail('"at"');
  if (flaming) return { type: 'FlamingBolt', crew, ballista, ...readFuel(scanner) };
  const target = readName(scanner);
  const at = scanner.word('in') ? readHex(scanner) : null;
  return { type: 'ShootBallista', crew, ballista, target, ...(at === null ? {} : { at }) };
}

/** A standing ladder, `K5>K6`: the hex of its foot and the one that it leads to (pbem:3.5f). */
function readLadder(scanner: Scanner): { readonly base: HexName; readonly top: HexName } {
  const base = readHex(scanner);
  scanner.expectSymbol('>');
  return { base, top: readHex(scanner) };
}

function plain(order: Order): NotedOrder {
  return { order, notes: [] };
}
