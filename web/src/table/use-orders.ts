import { useEffect, useMemo, useState } from 'react';
import { type AnyVariables, type TypedDocumentNode, useClient } from 'urql';
import { answered, firstOf } from '../api/again';
import { useReturns } from '../api/connection';
import { freshAnswers } from '../api/fresh';
import { unanswered } from '../api/unanswered';
import { CountsDocument, PendingDocument, UnitOrdersDocument } from '../api/generated';
import type { Destination, Order } from './orders';

interface Asked {
  readonly game: string;
  readonly revision: number;
  /** There is nothing to ask: it is not this seat's turn, or the past is looked at. */
  readonly pause: boolean;
}

/**
 * The server's answer to a question whose answer holds for one revision only; undefined: it has not come yet, or the
 * server refuses the question for good, which the page says (`Unanswered`).
 * `variables` must stay the same object as long as the question is the same.
 */
export function useAnswer<Data, Variables extends AnyVariables>(
  question: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { revision, pause }: Pick<Asked, 'revision' | 'pause'>,
): Data | undefined {
  const client = useClient();
  const returns = useReturns();
  const asked = useMemo(() => ({ question, variables, revision }), [question, variables, revision]);
  const [answer, setAnswer] = useState<{ readonly to: object; readonly data: Data } | null>(null);
  useEffect(() => {
    if (pause) return;
    const isOver = new AbortController();
    const ask = (signal: AbortSignal) => firstOf(freshAnswers(client, asked.question, asked.variables), signal);
    let forget = (): void => undefined;
    void answered(ask, isOver.signal).then((found) => {
      if (!found) return;
      if ('data' in found) setAnswer({ to: asked, data: found.data });
      else if (!isOver.signal.aborted) forget = unanswered(asked, found.refused);
    });
    return () => {
      isOver.abort();
      forget();
    };
    // The page asks again for all that it missed while the connection was lost.
  }, [client, asked, pause, returns]);
  return !pause && answer?.to === asked ? answer.data : undefined;
}

export interface UnitOrders {
  readonly orders: readonly Order[];
  readonly destinations: readonly Destination[];
  readonly fetching: boolean;
}

/** The orders that a unit can get now, and the places to which it can go. */
export function useUnitOrders({ game, revision, pause }: Asked, unit: string | null): UnitOrders {
  const variables = useMemo(() => ({ game, unit: unit ?? '' }), [game, unit]);
  const idle = pause || unit === null;
  const data = useAnswer(UnitOrdersDocument, variables, { revision, pause: idle });
  return useMemo(() => {
    if (!data) return { orders: [], destinations: [], fetching: !idle };
    const { legalOrders, reach } = data.game;
    const moves = legalOrders.some(({ order }) => typeof order === 'object' && order !== null && 'move' in order);
    return {
      orders: legalOrders,
      destinations: moves && 'destinations' in reach ? reach.destinations : [],
      fetching: false,
    };
  }, [data, idle]);
}

/**
 * How many orders of each type each unit may be given (null: not known yet), and all that must still be done before the
 * step can end.
 */
export function useCounts({ game, ...asked }: Asked) {
  const variables = useMemo(() => ({ game }), [game]);
  const found = useAnswer(CountsDocument, variables, asked)?.game;
  return { counts: found?.legalCounts ?? null, duties: found?.stepEnds[0]?.duties ?? [] };
}

/** The decisions that are owed. */
export function usePending({ game, ...asked }: Asked) {
  const variables = useMemo(() => ({ game }), [game]);
  return useAnswer(PendingDocument, variables, asked)?.game.pending ?? [];
}
