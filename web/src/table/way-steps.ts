import type { Gait, WayOnPartsFragment } from '../api/generated';
import type { Mark } from '../map/game-map';
import type { MapHex, Plan } from '../map/plan';

export type WayOn = Extract<WayOnPartsFragment, { readonly __typename: 'WayOn' }>;
export type FurtherStep = WayOn['steps'][number];

/** A step of a way: how the unit goes, and its hexes after it, head first. */
export type WayStep = Pick<FurtherStep, 'gait' | 'hexes'>;

/** The hex that a step enters; undefined: it enters none. */
function enteredBy({ hexes }: WayStep, held: readonly string[]): string | undefined {
  return hexes.find((name) => !held.includes(name));
}

/** The cheapest of the possible steps that enter a hex. */
export function cheapestInto(hex: MapHex, { hexes: held, steps }: WayOn, plan: Plan): FurtherStep | undefined {
  const into = steps.filter((step) => plan.hex(enteredBy(step, held)) === hex);
  return into.sort((one, other) => one.mp - other.mp)[0];
}

/**
 * The step by which a unit would enter a hex, by the shape of the map alone: a horse goes ahead or back, and turns its
 * head into a hex beside both of its own. Null: no step leads there.
 */
export function stepInto(hex: MapHex, held: readonly string[], plan: Plan): WayStep | null {
  const [head, rear] = held;
  const touches = (name: string | undefined): boolean => {
    const one = plan.hex(name);
    return one !== undefined && plan.isBeside(one, hex);
  };
  if (head === undefined) return null;
  if (rear === undefined) return touches(head) ? { gait: 'step', hexes: [hex.name] } : null;
  if (plan.hex(head) === hex || plan.hex(rear) === hex) return null;
  if (touches(head))
    return { gait: touches(rear) ? 'pivotForward' : 'forward', hexes: [hex.name, touches(rear) ? rear : head] };
  return touches(rear) ? { gait: 'backward', hexes: [rear, hex.name] } : null;
}

/** The hexes that can be entered next, with the price; in brackets where the move may not end. */
export function marksOfWay({ hexes: held, steps }: WayOn): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const step of [...steps].sort((one, other) => one.mp - other.mp)) {
    const hex = enteredBy(step, held);
    if (hex === undefined || marks.has(hex)) continue;
    marks.set(hex, { hex, label: step.mayEnd ? `${step.mp} MP` : `(${step.mp} MP)`, kind: 'move' });
  }
  return [...marks.values()];
}

const FACINGS: Readonly<Record<NonNullable<FurtherStep['facing']>, string>> = {
  n: 'north',
  ne: 'north-east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  nw: 'north-west',
};

export interface StepGroup {
  readonly title: string;
  readonly gaits: readonly Gait[];
}

/** The steps that are offered together, in their order. */
export const STEP_GROUPS: readonly StepGroup[] = [
  { title: 'Go to', gaits: ['step'] },
  { title: 'Forward to', gaits: ['forward'] },
  { title: 'Turn to look', gaits: ['pivotForward', 'pivotBackward'] },
  { title: 'Back to', gaits: ['backward'] },
];

/** A step after the title of its group: `R8`; `north-east, head to S9`. */
export function stepName(step: FurtherStep, held: readonly string[]): string {
  const { gait, facing } = step;
  const entered = enteredBy(step, held) ?? '';
  if (gait !== 'pivotForward' && gait !== 'pivotBackward') return entered;
  return `${facing ? FACINGS[facing] : ''}, ${gait === 'pivotForward' ? 'head' : 'rear'} to ${entered}`;
}

/** Gaits of a horse as the notation writes them (docs/notation.md). */
const GAITS: Readonly<Record<Gait, string>> = {
  step: '',
  forward: 'fwd ',
  backward: 'bwd ',
  pivotForward: 'pvt fwd ',
  pivotBackward: 'pvt bwd ',
};

/** A move in written notation; `charge`: the enemy against whom it is declared, or null. */
export function moveText(unit: string, steps: readonly WayStep[], charge: string | null): string {
  const written = steps.map(({ gait, hexes }) => `${GAITS[gait]}${hexes.join('-')}`);
  return `${unit}: ${charge === null ? '' : `charge ${charge}: `}${written.join(', ')}`;
}
