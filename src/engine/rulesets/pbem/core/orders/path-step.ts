import { list, named, oneOf, type TypeOf } from '../../../../game/define/form.js';
import { hex } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';

export const GAITS = ['step', 'forward', 'backward', 'pivotForward', 'pivotBackward'] as const;
export const gait = named(
  'Gait',
  'A foot character steps; a horse goes forward or backward, or pivots round its rear or its head (pbem:7.6).',
  oneOf(GAITS),
);
export type Gait = TypeOf<typeof gait>;

export const pathStep = named(
  'PathStep',
  'One step of a path: the gait, and the hexes that the unit holds after it (one, or head and rear).',
  record({ gait, hexes: list(hex, { min: 1, max: 2 }) }, { closed: true }),
);
export type PathStep = TypeOf<typeof pathStep>;
