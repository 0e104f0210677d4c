import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { freshAnswers } from '../api/fresh';
import { LogDocument, LogPartDocument, type LogPartQuery, type LogQuery } from '../api/generated';
import type { LiveEvent } from '../api/live';
import { after, around, before, joined, PAGE, type Piece, pieceAt, type Range } from './pieces';

export type Told = LogQuery['game']['history']['edges'][number]['node'];
type Turn = LogQuery['game']['turnsPage']['edges'][number]['node'];

export interface LogState {
  /** Those around the event that is looked at, or the latest; oldest first, without gap. */
  readonly events: readonly Told[];
  /** Player turns that have ended, oldest first. */
  readonly turns: readonly Turn[];
  /** The revision of the latest event; null: the log is not there yet. */
  readonly latest: number | null;
  /** Fetches what was before; null: all is there. */
  readonly earlier: (() => void) | null;
  /** Fetches what came then; null: all is there. */
  readonly later: (() => void) | null;
}

/** The events in words; new ones join at the end. `at`: an event that shall be among them; null: the latest. */
export function useLog(game: string, heard: readonly LiveEvent[], at: number | null): LogState {
  const client = useClient();
  const [first, setFirst] = useState<LogQuery | null>(null);
  const [fetched, setFetched] = useState<readonly Piece<Told>[]>([]);
  const take = useCallback(({ data }: { readonly data?: LogPartQuery }): void => {
    if (data) setFetched((known) => joined(known, eventsIn(data)));
  }, []);
  useEffect(() => {
    // A log that is kept from an earlier visit would end before the events that are heard now begin.
    const answers = freshAnswers(client, LogDocument, { game, last: PAGE });
    const subscription = answers.subscribe(({ data }) => {
      if (!data) return;
      setFirst((known) => known ?? data);
      take({ data });
    });
    return () => subscription.unsubscribe();
  }, [client, game, take]);
  const ask = useCallback(
    (range: Range) => client.query(LogPartDocument, { game, ...range }).toPromise(),
    [client, game],
  );
  const pieces = useMemo(() => (first ? joined<Told>(fetched, heard) : []), [first, fetched, heard]);
  const log = useMemo((): LogState & { readonly isThere: boolean } => {
    const newest = pieceAt(pieces, null) ?? [];
    const latest = newest.at(-1)?.revision ?? null;
    const wanted = pieceAt(pieces, at);
    const events = wanted ?? newest;
    const fetcher = (range: Range | null) => range && (() => void ask(range).then(take));
    const known = first?.game.turnsPage.edges.map(({ node }) => node).reverse() ?? [];
    const since = heard.filter(({ revision }) => revision > (known.at(-1)?.revision ?? -1));
    return {
      events,
      latest,
      turns: [...known, ...since.flatMap(turnIn)],
      earlier: fetcher(before(events)),
      later: fetcher(events === newest ? null : after(events)),
      isThere: wanted !== null || latest === null || (at ?? 0) > latest,
    };
  }, [first, heard, pieces, at, ask, take]);
  const { isThere } = log;
  useEffect(() => {
    if (at !== null && !isThere) void ask(around(at)).then(take);
  }, [ask, take, at, isThere]);
  return log;
}

function eventsIn({ game: { history } }: LogPartQuery): readonly Told[] {
  return history.edges.map(({ node }) => node);
}

/** The player turn that an event has ended; none if it is another event. */
function turnIn({ type, revision, data }: LiveEvent): readonly Turn[] {
  if (type !== 'PlayerTurnEnded') return [];
  const { gameTurn, side } = (data ?? {}) as { readonly gameTurn?: unknown; readonly side?: unknown };
  return typeof gameTurn === 'number' && typeof side === 'string' ? [{ gameTurn, side, revision }] : [];
}
