import { useEffect, useMemo, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { SiegeDaysDocument, type SiegeDaysQuery, SiegeDocument } from '../api/generated';

export type Day = SiegeDaysQuery['siegeDays']['edges'][number]['node'];

/** How often it is looked whether the siege has gone on, in ms. */
const LOOK_MS = 5000;

/** A siege as it is now, looked at again and again. */
export function useSiege(id: string) {
  const variables = useMemo(() => ({ id }), [id]);
  const [{ data, error }, again] = useQuery({
    query: SiegeDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => {
    const timer = setInterval(() => again({ requestPolicy: 'network-only' }), LOOK_MS);
    return () => clearInterval(timer);
  }, [again]);
  return { siege: data?.siege ?? null, error, refresh: () => again({ requestPolicy: 'network-only' }) };
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
