import type { MarchStep } from '../core/orders/animal-orders.js';
import { hexesOf, printPlace } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';
import { printFollowers, readFollowers } from '../../../notation/unit-place.js';

const STAYS = 'stay';

/**
 * Takes `R10 + Horse Q9-P10, S9 + Horse R10-Q9 (+ Mule1 O9)`: step by step the leader, or `stay`, and the units that he
 * leads.
 */
export function readMarch(scanner: Scanner): readonly MarchStep[] {
  const steps: MarchStep[] = [];
  do steps.push(readStep(scanner));
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

function readStep(scanner: Scanner): MarchStep {
  const hexes = scanner.word(STAYS) ? null : hexesOf(scanner, scanner.token('a hex or "stay"'));
  const string = readFollowers(scanner).map(({ unit, place }) => ({ unit, hexes: place }));
  return { ...(hexes ? { hexes } : {}), ...(string.length > 0 ? { string } : {}) };
}
