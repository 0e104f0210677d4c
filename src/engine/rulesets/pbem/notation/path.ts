import type { MpNote } from '../../../game/rulebook.js';
import { hexesOf, printPlace } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import { printFollowers, readFollowers } from '../../../notation/unit-place.js';
import type { MarchStep } from '../core/orders/animal-orders.js';
import type { Gait, PathStep } from '../core/orders/define.js';

/** A path with the notes that stand in it. Its notes are compared with the prices of the steps. */
export interface WrittenPath {
  readonly path: readonly PathStep[];
  readonly notes: readonly MpNote[];
}

type HorseGait = Exclude<Gait, 'step'>;

const GAIT_WORDS: Readonly<Record<HorseGait, string>> = {
  forward: 'fwd',
  backward: 'bwd',
  pivotForward: 'pvt fwd',
  pivotBackward: 'pvt bwd',
};

/** Takes `L7 (1), L8, L9 (3)` or `fwd L10-L9, pvt bwd L10-K9` (pbem:27). */
export function readPath(scanner: Scanner): WrittenPath {
  const path: PathStep[] = [];
  const notes: MpNote[] = [];
  let first = 0;
  do {
    path.push(readStep(scanner));
    if (scanner.symbol('(')) {
      notes.push({ first, last: path.length - 1, mp: readMp(scanner) });
      first = path.length;
    }
  } while (scanner.symbol(','));
  return { path, notes };
}

/** Writes a path; foot characters by their hexes only, horses with their gaits. */
export function printPath(path: readonly PathStep[]): string {
  return path.map(printStep).join(', ');
}

const TOLD_GAITS: Readonly<Record<Gait, string>> = {
  step: 'to',
  forward: 'forward to',
  backward: 'backward to',
  pivotForward: 'turning to',
  pivotBackward: 'turning backward to',
};

/** A path for a sentence: `to K9, K10`; `forward to L9-M9, L8-L9, then turning to M8-L9`. */
export function tellPath(path: readonly PathStep[]): string {
  return path
    .map(({ gait, hexes }, index) => {
      const place = printPlace(hexes);
      if (index === 0) return `${TOLD_GAITS[gait]} ${place}`;
      return path[index - 1]?.gait === gait ? `, ${place}` : `, then ${TOLD_GAITS[gait]} ${place}`;
    })
    .join('');
}

function printStep({ gait, hexes }: PathStep): string {
  return gait === 'step' ? printPlace(hexes) : `${GAIT_WORDS[gait]} ${printPlace(hexes)}`;
}

function readStep(scanner: Scanner): PathStep {
  const gait = readGait(scanner);
  const token = scanner.token(gait ? 'the head and rear hex' : 'a hex, fwd, bwd or pvt');
  const hexes = hexesOf(scanner, token);
  if (gait && hexes.length === 1) scanner.fail('the head and rear hex', token.column);
  if (!gait && hexes.length === 2) scanner.fail('fwd, bwd or pvt before two hexes', token.column);
  return { gait: gait ?? 'step', hexes };
}

/** A pivot without more is one round the rear hex. */
function readGait(scanner: Scanner): HorseGait | null {
  const forward = ['fwd', 'forward'];
  const backward = ['bwd', 'backward'];
  if (scanner.word('pvt', 'pivot')) {
    if (scanner.word(...backward)) return 'pivotBackward';
    scanner.word(...forward);
    return 'pivotForward';
  }
  if (scanner.word(...forward)) return 'forward';
  return scanner.word(...backward) ? 'backward' : null;
}

function readMp(scanner: Scanner): number {
  const { text, column } = scanner.token('a number of MP');
  if (!/^[0-9]{1,3}$/.test(text)) scanner.fail('a number of MP', column);
  scanner.word('mp');
  scanner.expectSymbol(')');
  return Number(text);
}

const STAYS = 'stay';

/**
 * Takes `R10 + Horse Q9-P10, S9 + Horse R10-Q9 (+ Mule1 O9)`: step by step the leader, or `stay`, and the units that he
 * leads.
 */
export function readMarch(scanner: Scanner): readonly MarchStep[] {
  const steps: MarchStep[] = [];
  do steps.push(readMarchStep(scanner));
  while (scanner.symbol(','));
  return steps;
}

/** Writes the steps of a march as they are read. */
export function printMarch(path: readonly MarchStep[]): string {
  return path
    .map(({ hexes, string = [] }) => {
      const members = string.map((one) => ({ unit: one.unit, place: one.hexes }));
      return `${hexes ? printPlace(hexes) : STAYS}${printFollowers(members)}`;
    })
    .join(', ');
}

function readMarchStep(scanner: Scanner): MarchStep {
  const hexes = scanner.word(STAYS) ? null : hexesOf(scanner, scanner.token('a hex or "stay"'));
  const string = readFollowers(scanner).map(({ unit, place }) => ({ unit, hexes: place }));
  return { ...(hexes ? { hexes } : {}), ...(string.length > 0 ? { string } : {}) };
}
