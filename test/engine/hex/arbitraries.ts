import fc from 'fast-check';
import type { Cell } from '../../../src/engine/hex/lattice.js';
import type { Grid } from '../../../src/engine/hex/grid.js';
import type { Label } from '../../../src/engine/hex/label.js';
import type { DirectionIndex } from '../../../src/engine/hex/direction.js';

/** Cells around the origin: x + y is even. */
export const cells: fc.Arbitrary<Cell> = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 }))
  .map(([x, half]) => ({ x, y: 2 * half + (Math.abs(x) % 2) }));

export const directions = fc.constantFrom<DirectionIndex>(0, 1, 2, 3, 4, 5);

export const labels: fc.Arbitrary<Label> = fc.record({
  column: fc.integer({ min: 0, max: 60 }),
  row: fc.integer({ min: 1, max: 99 }),
});

export const grids: fc.Arbitrary<Grid> = fc.record({
  columns: fc.integer({ min: 2, max: 12 }),
  rows: fc.integer({ min: 2, max: 9 }),
});
