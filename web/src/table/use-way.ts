import { useMemo, useState } from 'react';
import type { ForeseeQuery } from '../api/generated';
import type { MapHex, Plan } from '../map/plan';
import { type Thinking, useForesight } from './foreseen';
import type { Choice } from './orders';

interface Asked extends Thinking {
  readonly plan: Plan;
  /** The own unit that is chosen, which stands in one hex; null: none, or it has two. */
  readonly unit: { readonly name: string; readonly hex: string } | null;
}

/** A move that is built hex by hex. */
export interface Way {
  /** Whether a move of the chosen unit can be built. */
  readonly may: boolean;
  /** Clicks on the map go on with it now. */
  readonly isOpen: boolean;
  /** The move as far as it is built; null: no hex was chosen yet. */
  readonly choice: Choice | null;
  /** The consequences that it would have, or why it is not legal; null: they are not known yet. */
  readonly foreseen: ForeseeQuery['game']['foresee'] | null;
  readonly begin: () => void;
  /** One hex more, if it lies beside the last one. */
  readonly extend: (hex: MapHex) => void;
  readonly back: () => void;
  readonly end: () => void;
}

/**
 * A move of the chosen unit hex by hex, and the consequences that the server foresees. Once the game goes on it is
 * dropped, unless it is built for a plan.
 */
export function useWay({ plan, unit, ...thinking }: Asked): Way {
  const { given, revision } = thinking;
  const of = unit === null ? null : `${unit.name} ${unit.hex} ${given === null ? revision : 'plan'}`;
  const [built, setBuilt] = useState<{ readonly of: string | null; readonly hexes: readonly MapHex[] } | null>(null);
  const hexes = built !== null && built.of === of ? built.hexes : null;
  const text = unit && hexes ? `${unit.name}: ${hexes.map(({ name }) => name).join(', ')}` : '';
  const isBegun = hexes !== null && hexes.length > 0;
  const order = useMemo(() => (isBegun ? { text } : null), [isBegun, text]);
  const foreseen = useForesight(thinking, order);
  const choice = useMemo((): Choice | null => {
    if (!unit || !hexes || !order) return null;
    const way = hexes.map(({ name }) => name);
    const words = `${unit.name} moves to ${[...way.slice(-1), ...way.slice(0, -1)].join(', by ')}`;
    return { input: order, words, text: order.text, mp: null, odds: null, path: [unit.hex, ...way] };
  }, [unit, hexes, order]);
  return {
    may: unit !== null,
    isOpen: hexes !== null,
    choice,
    foreseen,
    begin: () => setBuilt({ of, hexes: [] }),
    extend(hex) {
      const last = hexes?.at(-1) ?? plan.hex(unit?.hex);
      if (hexes && last && plan.isBeside(last, hex)) setBuilt({ of, hexes: [...hexes, hex] });
    },
    back: () => setBuilt({ of, hexes: hexes?.slice(0, -1) ?? [] }),
    end: () => setBuilt(null),
  };
}
