import type { Order, OrderType } from '../core/orders.js';
import type { BatteringOrder } from '../core/orders/battering-orders.js';
import { readName } from '../../../notation/name.js';
import { readTarget } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';

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
