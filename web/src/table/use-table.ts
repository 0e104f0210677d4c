import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { HexesDocument, TableDocument, type TableQuery } from '../api/generated';
import { type Trouble, troubleIn } from '../api/client';
import { useLost, useReturns } from '../api/connection';
import { type LiveEvent, type LiveState, useLive } from '../api/live';
import { namesOf, type SideNames } from '../common/sides';
import { Plan } from '../map/plan';

export type TableGame = TableQuery['game'];

/** How long events are gathered before the table is looked at anew, in ms. */
const GATHER_MS = 60;

/** How often it is looked whether somebody has taken a free seat, in ms. */
const SEATS_MS = 15_000;

/** How often it is looked whether somebody has left his seat, in ms. */
const LEFT_MS = 60_000;

export interface TableState {
  readonly game: TableGame | null;
  readonly plan: Plan | null;
  /**
   * The event after which the board is shown; null: now. While the connection is lost, that of the last board that has
   * come.
   */
  readonly shownAt: number | null;
  /** How the sides are called. */
  readonly names: SideNames;
  readonly trouble: Trouble | null;
  readonly live: LiveState;
  /** Events that have come since the page was opened. */
  readonly heard: readonly LiveEvent[];
  readonly refresh: () => void;
}

/** A game as it is now, and its board at an instant; looked at anew after each event. */
export function useTable(game: string, key: string | null, at: number | null): TableState {
  const variables = useMemo(() => ({ game, at: at === null ? null : { revision: at } }), [game, at]);
  const [{ data, error, operation }, execute] = useQuery({
    query: TableDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  const [{ data: drawn }] = useQuery({ query: HexesDocument, variables: useMemo(() => ({ game }), [game]) });
  const [heard, setHeard] = useState<readonly LiveEvent[]>([]);
  const refresh = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const returns = useReturns();
  useEffect(() => {
    // Seats may have been taken meanwhile, which no event tells.
    if (returns > 0) latest.current();
  }, [returns]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = data?.game.seats.some(({ taken }) => !taken) ?? false;
  const isOver = data ? data.game.outcome !== null : true;
  useEffect(() => {
    if (isOver) return;
    // Taking or leaving a seat is not an event of the game.
    const again = setInterval(() => latest.current(), isOpen ? SEATS_MS : LEFT_MS);
    return () => clearInterval(again);
  }, [isOpen, isOver]);
  const hear = (event: LiveEvent): void => {
    setHeard((before) => [...before, event]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), GATHER_MS);
  };
  const from = data ? data.game.revision + 1 : null;
  const live = useLive({ game, key, from }, hear);
  const hexes = drawn?.game.board.hexes;
  const plan = useMemo(() => (hexes ? new Plan(hexes) : null), [hexes]);
  const sides = drawn?.game.scenario?.sides;
  const names = useMemo(() => namesOf(sides ?? []), [sides]);
  const isLost = useLost();
  // Until its answer has come, a question for another instant leaves the board as it is.
  const shownAt = isLost && operation ? (operation.variables.at?.revision ?? null) : at;
  return { game: data?.game ?? null, plan, shownAt, names, trouble: troubleIn(error), live, heard, refresh };
}
