import { useMemo } from 'react';
import { useQuery } from 'urql';
import { useReturns } from '../api/connection';
import { CountsDocument, PendingDocument, UnitOrdersDocument } from '../api/generated';
import type { Destination, Order } from './orders';

/**
 * The context of questions that are asked anew after each event. Each revision has a context of its own, so that an
 * answer is known to be of that revision.
 */
function useFresh(revision: number) {
  const returns = useReturns();
  return useMemo(() => ({ requestPolicy: 'network-only' as const, revision, returns }), [revision, returns]);
}

interface Asked {
  readonly game: string;
  readonly revision: number;
  /** There is nothing to ask: it is not this seat's turn, or the past is looked at. */
  readonly pause: boolean;
}

export interface UnitOrders {
  readonly orders: readonly Order[];
  readonly destinations: readonly Destination[];
  readonly fetching: boolean;
}

const NOTHING: UnitOrders = { orders: [], destinations: [], fetching: false };

/** The orders that a unit can get now, and the places to which it can go. */
export function useUnitOrders({ game, revision, pause }: Asked, unit: string | null): UnitOrders {
  const variables = useMemo(() => ({ game, unit: unit ?? '' }), [game, unit]);
  const idle = pause || unit === null;
  const context = useFresh(revision);
  const [{ data, fetching, operation }] = useQuery({ query: UnitOrdersDocument, variables, pause: idle, context });
  return useMemo(() => {
    const isOther = operation?.variables.unit !== unit || operation.context['revision'] !== revision;
    if (idle || !data || isOther) return { ...NOTHING, fetching };
    const { legalOrders, reach } = data.game;
    const moves = legalOrders.some(({ order }) => typeof order === 'object' && order !== null && 'move' in order);
    return { orders: legalOrders, destinations: moves && 'destinations' in reach ? reach.destinations : [], fetching };
  }, [data, fetching, idle, operation, revision, unit]);
}

/** How many orders of each type each unit may be given. */
export function useCounts({ game, revision, pause }: Asked) {
  const variables = useMemo(() => ({ game }), [game]);
  const context = useFresh(revision);
  const [{ data, operation }] = useQuery({ query: CountsDocument, variables, pause, context });
  return pause || operation?.context['revision'] !== revision ? null : (data?.game.legalCounts ?? null);
}

/** The decisions that are owed. */
export function usePending({ game, revision, pause }: Asked) {
  const variables = useMemo(() => ({ game }), [game]);
  const context = useFresh(revision);
  const [{ data, operation }] = useQuery({ query: PendingDocument, variables, pause, context });
  return pause || operation?.context['revision'] !== revision ? [] : (data?.game.pending ?? []);
}
