import type { OrderNamed } from '../../../../game/define/order.js';
import { list, named, noted, optional, type TypeOf, oneOfNames, namesIn } from '../../../../game/define/form.js';
import { hex } from '../../../../game/define/names.js';
import { WORKS_MAX, closed, someUnits, defineOrder } from './define.js';

const BUILD_KIND_MEANINGS = {
  ladder: 'A scaling ladder.',
  screen: 'A screen that bowmen and workers stand behind.',
  barricade: 'A barricade across two hexes.',
  door: 'A door of a building.',
  keepDoor: 'The door of a keep.',
  shutter: 'A shutter of a window.',
  tent: 'A tent.',
  mangonel: 'A mangonel.',
  trebuchet: 'A trebuchet.',
  ballista: 'A ballista.',
  batteringRam: 'A battering ram.',
  siegeTower: 'A siege tower.',
};
export const BUILD_KINDS = namesIn(BUILD_KIND_MEANINGS);

export const buildKind = named(
  'BuildKind',
  'Things that can be built: equipment, doors and shutters that are fitted where they are missing, and tents ' +
    '(pbem:19.8).',
  oneOfNames(BUILD_KIND_MEANINGS),
);
export type BuildKind = TypeOf<typeof buildKind>;

export const buildWork = named(
  'BuildWork',
  'One thing to build, and its place.',
  closed({
    what: noted('The kind of work.', buildKind),
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
      workers: noted('The units that build, by their names.', someUnits),
      works: noted('The things to build, each with its place.', list(buildWork, { min: 1, max: WORKS_MAX })),
    },
  ),
};
export type Build = OrderNamed<typeof BUILD_ORDERS, 'Build'>;
