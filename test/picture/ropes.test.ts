import { expect, it } from '@jest/globals';
import type { Point } from '../../src/engine/hex/point.js';
import { ropeLayer } from '../../src/picture/rope-layer.js';
import type { Placed } from '../../src/picture/unit-layer.js';

/** As much of a counter on the map as ropes ask for. */
function placed(id: string, ...hexes: readonly Point[]): Placed {
  return { piece: { id }, hexes } as unknown as Placed;
}

const WAT = placed('Wat', { x: 0, y: 0 });

it.each([
  [
    'its head',
    [
      { x: 0, y: 100 },
      { x: 0, y: 200 },
    ],
    100,
  ],
  [
    'its rear, if its leader is beside that alone',
    [
      { x: 0, y: 200 },
      { x: 0, y: 100 },
    ],
    100,
  ],
  [
    'its head, if its leader stands at its flank',
    [
      { x: 86.6, y: 50 },
      { x: 86.6, y: -50.2 },
    ],
    50,
  ],
] as const)('a horse is held by %s', (_, hexes, end) => {
  const drawn = ropeLayer([['Wat', 'Ash']], [WAT, placed('Ash', ...hexes)]);
  expect([...drawn.matchAll(/cy="(-?[\d.]+)"/g)].map(([, y]) => Number(y))).toEqual([0, end]);
});
