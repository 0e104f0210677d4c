import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from 'urql';
import { type Answered, answered } from '../api/again';
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
  /** Why the server gives a part of the log that was asked for not at all; null: it refuses none. */
  readonly refused: string | null;
}

/** The events in words; new ones join at the end. `at`: an event that shall be among them; null: the latest. */
export function useLog(game: string, heard: readonly LiveEvent[], at: number | null): LogState {
  const client = useClient();
  const [first, setFirst] = useState<LogQuery | null>(null);
  const [fetched, setFetched] = useState<readonly Piece<Told>[]>([]);
  /** The last part that the server refused for good, and the event that was looked at then. */
  const [refusal, setRefusal] = useState<{ readonly at: number | null; readonly because: string } | null>(null);
  const take = useCallback((found: Answered<LogPartQuery>, at: number | null): void => {
    if (!found) return;
    if ('refused' in found) {
      setRefusal({ at, because: found.refused.message });
      return;
    }
    setRefusal(null);
    setFetched((known) => joined(known, eventsIn(found.data)));
  }, []);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  useEffect(() => {
    const isOver = new AbortController();
    // A log that is kept from an earlier visit would end before the events that are heard now begin.
    const latest = () => freshAnswers(client, LogDocument, { game, last: PAGE }).toPromise();
    void answered(latest, isOver.signal).then((found) => {
      if (!found || isOver.signal.aborted) return;
      if ('data' in found) setFirst(found.data);
      take(found, null);
    });
    return () => isOver.abort();
  }, [client, game, take]);
  const ask = useCallback(
    (range: Range, signal: AbortSignal) =>
      answered(() => client.query(LogPartDocument, { game, ...range }).toPromise(), signal),
    [client, game],
  );
  const pieces = useMemo(() => (first ? joined<Told>(fetched, heard) : []), [first, fetched, heard]);
  const log = useMemo((): LogState & { readonly isThere: boolean } => {
    const newest = pieceAt(pieces, null) ?? [];
    const latest = newest.at(-1)?.revision ?? null;
    const wanted = pieceAt(pieces, at);
    const events = wanted ?? newest;
    const fetcher = (range: Range | null) =>
      range && (() => void ask(range, gone.current.signal).then((found) => take(found, at)));
    const known = first?.game.turnsPage.edges.map(({ node }) => node).reverse() ?? [];
    const since = heard.filter(({ revision }) => revision > (known.at(-1)?.revision ?? -1));
    return {
      events,
      latest,
      turns: [...known, ...since.flatMap(turnIn)],
      earlier: fetcher(before(events)),
      later: fetcher(events === newest ? null : after(events)),
      // Without any log its refusal holds whatever is looked at.
      refused: refusal && (refusal.at === at || latest === null) ? refusal.because : null,
      isThere: wanted !== null || latest === null || (at ?? 0) > latest,
    };
  }, [first, heard, pieces, at, ask, take, refusal]);
  const { isThere } = log;
  useEffect(() => {
    if (at === null || isThere) return;
    const isOver = new AbortController();
    void ask(around(at), isOver.signal).then((found) => take(found, at));
    return () => isOver.abort();
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
