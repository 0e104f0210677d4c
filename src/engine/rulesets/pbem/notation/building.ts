import { BUILD_KINDS, type Build, type BuildKind, type BuildWork } from '../core/orders/build-orders.js';
import { printRow, readHex, readHexOrHexside, rowOf } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';

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
