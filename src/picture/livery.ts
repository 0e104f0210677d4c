import type { SideId } from '../engine/position/unit.js';
import { BLACK, BLUE, GREEN, INK, ORANGE, PURPLE, SKY, VERMILION, WHITE, YELLOW } from './palette.js';

/** The outline of a side's counters, so that sides differ by more than colour. */
export type CounterShape = 'round' | 'chamfered' | 'shield' | 'square';

/** The look of the counters of one side. */
export interface Livery {
  readonly colour: string;
  /** A colour for text on the side's colour. */
  readonly ink: string;
  readonly shape: CounterShape;
}

const SHAPES: readonly CounterShape[] = ['round', 'chamfered', 'shield', 'square'];

interface Dye {
  readonly colour: string;
  readonly ink: string;
  /** Names of sides that ask for it. */
  readonly names: readonly string[];
}

/** In the order in which sides without a colour in their name take them. */
const DYES: readonly Dye[] = [
  { colour: VERMILION, ink: WHITE, names: ['red', 'scarlet', 'vermilion'] },
  { colour: BLUE, ink: WHITE, names: ['blue'] },
  { colour: GREEN, ink: WHITE, names: ['green'] },
  { colour: YELLOW, ink: BLACK, names: ['yellow', 'gold', 'white'] },
  { colour: PURPLE, ink: WHITE, names: ['purple', 'pink'] },
  { colour: SKY, ink: BLACK, names: ['sky', 'grey', 'silver'] },
  { colour: ORANGE, ink: BLACK, names: ['orange', 'brown'] },
  { colour: INK, ink: WHITE, names: ['black'] },
];

/** Animals and people of no side (pbem:2.5). */
export const NEUTRAL: Livery = { colour: '#8a8178', ink: WHITE, shape: 'square' };

/** A livery for each side: the colour that its name asks for, or the first that is free; a shape of its own. */
export function liveriesOf(sides: readonly SideId[]): ReadonlyMap<SideId, Livery> {
  const taken = new Set<Dye>();
  const asked = new Map<SideId, Dye>();
  for (const side of sides) {
    const dye = DYES.find((one) => !taken.has(one) && one.names.includes(side.toLowerCase()));
    if (!dye) continue;
    taken.add(dye);
    asked.set(side, dye);
  }
  return new Map(
    sides.map((side, index) => {
      const dye = asked.get(side) ?? DYES.find((one) => !taken.has(one)) ?? NEUTRAL;
      if ('names' in dye) taken.add(dye);
      return [side, { colour: dye.colour, ink: dye.ink, shape: SHAPES[index % SHAPES.length] ?? 'round' }];
    }),
  );
}
