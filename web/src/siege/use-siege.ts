import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { SiegeDaysDocument, type SiegeDaysQuery, SiegeDocument } from '../api/generated';
import { useLiveSiege } from '../api/live';

export type Day = SiegeDaysQuery['siegeDays']['edges'][number]['node'];

/** How long events are gathered before the siege is looked at anew, in ms. */
const GATHER_MS = 100;
/** How often it is looked whether somebody has taken a free side, which is no event of the siege, in ms. */
const SEATS_MS = 15_000;

/** A siege as it is now, looked at anew after each event. `key`: of the side that looks; null: none. */
export function useSiege(id: string, key: string | null) {
  const variables = useMemo(() => ({ id }), [id]);
  const [{ data, error }, again] = useQuery({
    query: SiegeDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  const siege = data?.siege ?? null;
  const isOpen = siege?.seats.some(({ taken }) => !taken) ?? false;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => again({ requestPolicy: 'network-only' }), SEATS_MS);
    return () => clearInterval(timer);
  }, [again, isOpen]);
  const gathered = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(gathered.current), []);
  const live = useLiveSiege({ siege: id, key, from: siege ? siege.revision + 1 : null }, () => {
    clearTimeout(gathered.current);
    gathered.current = setTimeout(() => again({ requestPolicy: 'network-only' }), GATHER_MS);
  });
  return { siege, error, live, refresh: () => again({ requestPolicy: 'network-only' }) };
}

/** All days of a siege up to a revision, the first first. */
export function useDays(siege: string, revision: number): readonly Day[] {
  const client = useClient();
  const [days, setDays] = useState<readonly Day[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const found: Day[] = [];
      let after: string | null = null;
      do {
        const answer: { readonly data?: SiegeDaysQuery } = await client
          .query(SiegeDaysDocument, { siege, after }, { requestPolicy: 'network-only' })
          .toPromise();
        const { edges = [], pageInfo } = answer.data?.siegeDays ?? {};
        found.push(...edges.map(({ node }) => node));
        after = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
      } while (after !== null && isWanted);
      if (isWanted) setDays(found);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [client, siege, revision]);
  return days;
}
