import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestServer } from './server.js';

const CHANGES = `subscription ($after: String, $filter: ClaimFeedFilterInput) {
  claimChanges(after: $after, filter: $filter) {
    cursor game siege change revision claim { number standing bundle } gap end
  }
}`;

/** An entry of the subscription `claimChanges`, as far as the tests ask for it. */
export interface ClaimChangeTold {
  readonly cursor: string | null;
  readonly game: string | null;
  readonly siege: string | null;
  readonly change: string | null;
  readonly claim: {
    readonly number: number;
    readonly standing: string;
    readonly bundle: string;
  } | null;
  readonly end: boolean;
}

interface Asked {
  readonly after?: string | null;
  readonly filter?: object;
  readonly key?: string;
}

/** All changes of claims up to the end, the last mark among them; the errors where the subscription is refused. */
export async function claimChanges(
  server: TestServer,
  { key, ...variables }: Asked = {},
): Promise<{ readonly entries: readonly ClaimChangeTold[]; readonly errors: unknown }> {
  const connectionParams = key === undefined ? {} : { key };
  const client = createClient({
    url: server.socketUrl,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  });
  const entries: ClaimChangeTold[] = [];
  try {
    for await (const { data, errors } of client.iterate<{ claimChanges: ClaimChangeTold }>({
      query: CHANGES,
      variables,
    })) {
      if (errors) return { entries, errors };
      if (data) entries.push(data.claimChanges);
      if (data?.claimChanges.end === true) break;
    }
    return { entries, errors: null };
  } catch (errors) {
    return { entries, errors };
  } finally {
    await client.dispose();
  }
}
