import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { PricesDocument } from '../api/generated';
import type { MapHex } from '../map/plan';
import { MOVERS } from './hex-panel';

interface Shown {
  readonly game: string;
  readonly at: number;
  readonly hex: MapHex;
}

/** How long the mouse rests on a hex before its prices are asked for, in ms. */
const REST_MS = 200;

/** The cost of entering the hex over which the mouse rests. */
export function Prices({ game, at, hex: { name } }: Shown) {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(name), REST_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const variables = useMemo(() => ({ game, at: { revision: at }, name }), [game, at, name]);
  const [{ data }] = useQuery({ query: PricesDocument, variables, pause: rested !== name });
  const hex = data?.game.board.hex;
  if (hex?.name !== name) return null;
  const words = hex.entering.map(({ mover, mp }) => `${MOVERS[mover] ?? mover} ${mp === null ? 'never' : `${mp} MP`}`);
  return <> · to enter: {words.join(', ')}</>;
}
