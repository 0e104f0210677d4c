import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { ForeseeDocument, type ForeseeQuery } from '../api/generated';
import type { MapHex, Plan } from '../map/plan';
import type { Choice } from './orders';

interface Asked {
  readonly game: string;
  readonly revision: number;
  readonly plan: Plan;
  /** The own unit that is chosen, which stands in one hex; null: none, or it has two. */
  readonly unit: { readonly name: string; readonly hex: string } | null;
}

/** A move that is built hex by hex. */
export interface Way {
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

/** A move of the chosen unit hex by hex, and the consequences that the server foresees. */
export function useWay({ game, revision, plan, unit }: Asked): Way {
  const of = unit === null ? null : `${unit.name} ${unit.hex} ${revision}`;
  const [built, setBuilt] = useState<{ readonly of: string | null; readonly hexes: readonly MapHex[] } | null>(null);
  const hexes = built !== null && built.of === of ? built.hexes : null;
  const text = unit && hexes ? `${unit.name}: ${hexes.map(({ name }) => name).join(', ')}` : '';
  const pause = !hexes || hexes.length === 0;
  const variables = useMemo(() => ({ game, order: { text } }), [game, text]);
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, text }), [text]);
  const [{ data, operation }] = useQuery({ query: ForeseeDocument, variables, context, pause });
  const foreseen = !pause && operation?.context['text'] === text ? (data?.game.foresee ?? null) : null;
  const choice = useMemo((): Choice | null => {
    if (!unit || !hexes || hexes.length === 0) return null;
    const path = [unit.hex, ...hexes.map(({ name }) => name)];
    return { input: { text }, words: `${unit.name} moves hex by hex`, text, mp: null, odds: null, path };
  }, [unit, hexes, text]);
  return {
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
