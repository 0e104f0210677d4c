import type { OrderNamed } from '../../../../game/define/order.js';
import { list, named, noted, oneOf, optional, type TypeOf } from '../../../../game/define/form.js';
import { hex } from '../../../../game/define/names.js';
import { WORKS_MAX, closed, someUnits, defineOrder } from './define.js';

export const BUILD_KINDS = [
  'ladder',
  'screen',
  'barricade',
  'door',
  'keepDoor',
  'shutter',
  'tent',
  'mangonel',
  'trebuchet',
  'ballista',
  'batteringRam',
  'siegeTower',
] as const;

export const buildKind = named(
  'BuildKind',
  'Things that can be built: equipment, doors and shutters that are fitted where they are missing, and tents ' +
    '(pbem:19.8).',
  oneOf(BUILD_KINDS),
);
export type BuildKind = TypeOf<typeof buildKind>;

export const buildWork = named(
  'BuildWork',
  'One thing to build, and its place.',
  closed({
    what: buildKind,
    at: noted(
      'Its hexes, head first; for doors and shutters the hex or hexside where they are fitted.',
      list(hex, { min: 1, max: 3 }),
    ),
    front: noted('For a barricade: the hex beside both of its own hexes, on its front (pbem:19.16a).', optional(hex)),
  }),
);
export type BuildWork = TypeOf<typeof buildWork>;

/** Building (pbem:19.8). */
export const BUILD_ORDERS = {
  Build: defineOrder(
    'Build things in a day of work, as a task (pbem:19.8): an engine, or as many of the other things as there ' +
      'are builders.',
    {
      workers: someUnits,
      works: list(buildWork, { min: 1, max: WORKS_MAX }),
    },
  ),
};
export type Build = OrderNamed<typeof BUILD_ORDERS, 'Build'>;
