import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { freshAnswers } from '../api/fresh';
import { LogDocument, type LogQuery } from '../api/generated';
import type { LiveEvent } from '../api/live';

export type Told = LogQuery['game']['history']['edges'][number]['node'];
type Turn = LogQuery['game']['turnsPage']['edges'][number]['node'];

export interface LogState {
  /** The latest that are known, oldest first, without gap. */
  readonly events: readonly Told[];
  /** Player turns that have ended, oldest first. */
  readonly turns: readonly Turn[];
  /** The revision of the latest event; null: the log is not there yet. */
  readonly latest: number | null;
  /** Fetches what was before; null: all is there. */
  readonly earlier: (() => void) | null;
}

/** Events before those that were fetched at first, and where they begin. */
interface Page {
  readonly events: readonly Told[];
  readonly before: string | null;
}

/** So many events are fetched at once. */
const PAGE = 200;

/** The events in words; new ones join at the end. `at`: an event that shall be among them; null: none in particular. */
export function useLog(game: string, heard: readonly LiveEvent[], at: number | null): LogState {
  const client = useClient();
  const [first, setFirst] = useState<LogQuery | null>(null);
  useEffect(() => {
    // A log that is kept from an earlier visit would end before the events that are heard now begin.
    const answers = freshAnswers(client, LogDocument, { game, last: PAGE, before: null });
    const subscription = answers.subscribe(({ data }) => {
      if (data) setFirst((known) => known ?? data);
    });
    return () => subscription.unsubscribe();
  }, [client, game]);
  const [past, setPast] = useState<Page | null>(null);
  const page = useMemo((): Page => past ?? (first ? pageOf(first) : { events: [], before: null }), [first, past]);
  const log = useMemo((): LogState => {
    const { before } = page;
    const known = [...(past?.events ?? []), ...(first ? pageOf(first).events : [])];
    const last = known.at(-1)?.revision ?? -1;
    const earlier = async (): Promise<void> => {
      const { data } = await client.query(LogDocument, { game, last: PAGE, before }).toPromise();
      if (!data) return;
      const found = pageOf(data);
      // The same page may have been asked for twice.
      setPast((kept) =>
        kept === null || kept.before === before
          ? { events: [...found.events, ...(kept?.events ?? [])], before: found.before }
          : kept,
      );
    };
    const since = heard.filter(({ revision }) => revision > last);
    return {
      events: [...known, ...since],
      latest: first ? (since.at(-1)?.revision ?? last) : null,
      turns: [...(first?.game.turnsPage.edges ?? []).map(({ node }) => node).reverse(), ...since.flatMap(turnIn)],
      earlier: before === null ? null : () => void earlier(),
    };
  }, [client, first, game, heard, page, past]);
  const { events, earlier } = log;
  const known = events[0]?.revision ?? 0;
  useEffect(() => {
    if (at !== null && at < known) earlier?.();
  }, [at, known, earlier]);
  return log;
}

function pageOf({ game: { history } }: LogQuery): Page {
  const { edges, pageInfo } = history;
  return {
    events: edges.map(({ node }) => node),
    before: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
  };
}

/** The player turn that an event has ended; none if it is another event. */
function turnIn({ type, revision, data }: LiveEvent): readonly Turn[] {
  if (type !== 'PlayerTurnEnded') return [];
  const { gameTurn, side } = (data ?? {}) as { readonly gameTurn?: unknown; readonly side?: unknown };
  return typeof gameTurn === 'number' && typeof side === 'string' ? [{ gameTurn, side, revision }] : [];
}
