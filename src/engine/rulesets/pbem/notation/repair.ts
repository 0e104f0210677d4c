import type { Repair } from '../core/orders/battering-orders.js';
import { readTarget } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';

/** How a repair is written: `Ann + Ben repair K6`. */
export function printRepair({ workers, what, wall, first }: Repair): string {
  const verb = `repair${workers.length === 1 ? 's' : ''}`;
  return `${workers.join(' + ')} ${verb} ${wall ? 'wall ' : ''}${what}${first === undefined ? '' : `, ${first} first`}`;
}

/** The thing that is repaired, read from the part after the verb: `K6`, `wall I11`, `mangonel1, damage first`. */
export function readRepair(scanner: Scanner, workers: readonly string[]): Repair {
  const start = scanner.peek();
  // Something may be called "wall".
  const isWall = scanner.word('wall') !== null && !scanner.isAtEnd() && !scanner.symbol(',');
  if (!isWall && start) scanner.returnTo(start);
  const what = readTarget(scanner);
  const wall = isWall ? ({ wall: true } as const) : {};
  if (!scanner.symbol(',')) return { type: 'Repair', workers, what, ...wall };
  const first = scanner.word('wear') ? 'wear' : scanner.word('damage') ? 'damage' : scanner.fail('"wear" or "damage"');
  if (!scanner.word('first')) scanner.fail('"first"');
  return { type: 'Repair', workers, what, ...wall, first };
}
