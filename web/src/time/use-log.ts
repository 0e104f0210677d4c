import { useMemo, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { LogDocument, type LogQuery } from '../api/generated';
import type { LiveEvent } from '../api/live';

export type Told = LogQuery['game']['history']['edges'][number]['node'];
type Turn = LogQuery['game']['turnsPage']['edges'][number]['node'];

export interface LogState {
  /** The latest that are known, oldest first, without gap. */
  readonly events: readonly Told[];
  /** Player turns that have ended, oldest first. */
  readonly turns: readonly Turn[];
  /** Fetches what was before; null: all is there. */
  readonly earlier: (() => void) | null;
}

/** Events before those that were fetched at first, and where they begin. */
interface Page {
  readonly events: readonly Told[];
  readonly before: string | null;
}

/** The events in words; new ones join at the end. */
export function useLog(game: string, heard: readonly LiveEvent[]): LogState {
  const client = useClient();
  const variables = useMemo(() => ({ game, before: null }), [game]);
  const [{ data: first }] = useQuery({ query: LogDocument, variables });
  const [past, setPast] = useState<Page | null>(null);
  const page = useMemo((): Page => past ?? (first ? pageOf(first) : { events: [], before: null }), [first, past]);
  return useMemo(() => {
    const { before } = page;
    const known = [...(past?.events ?? []), ...(first ? pageOf(first).events : [])];
    const last = known.at(-1)?.revision ?? -1;
    const earlier = async (): Promise<void> => {
      const { data } = await client.query(LogDocument, { game, before }).toPromise();
      if (!data) return;
      const found = pageOf(data);
      setPast((kept) => ({ events: [...found.events, ...(kept?.events ?? [])], before: found.before }));
    };
    const since = heard.filter(({ revision }) => revision > last);
    return {
      events: [...known, ...since],
      turns: [...(first?.game.turnsPage.edges ?? []).map(({ node }) => node).reverse(), ...since.flatMap(turnIn)],
      earlier: before === null ? null : () => void earlier(),
    };
  }, [client, first, game, heard, page, past]);
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
