import type { TestServer } from './server.js';

interface Page {
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/**
 * A connection that a document can ask for: `args` are its arguments as GraphQL writes them, without those of a page.
 */
export interface Walk {
  readonly field: string;
  readonly args?: string;
  /** The game of which it is a field; absent: it is a query. */
  readonly game?: string;
}

/**
 * The count that a connection states, and the nodes that its pages hold, walked with a few members a page. Each page
 * must say the same number.
 */
export async function walked(
  server: TestServer,
  { field, args = '', game }: Walk,
): Promise<{ readonly total: number; readonly members: number }> {
  const cursors = new Set<string>();
  const totals = new Set<number>();
  for (let after = ''; ;) {
    const asked = [args, 'first: 7', after && `after: "${after}"`].filter(Boolean).join(', ');
    const page = `page: ${field}(${asked}) { totalCount edges { cursor } pageInfo { hasNextPage endCursor } }`;
    const data = await server.data<{ page?: Page; game?: { page: Page } }>(
      game === undefined ? `{ ${page} }` : `{ game(id: "${game}") { ${page} } }`,
    );
    const found = data.page ?? data.game?.page;
    if (!found) throw new Error(`${field} gave no page`);
    totals.add(found.totalCount);
    for (const { cursor } of found.edges) cursors.add(cursor);
    if (!found.pageInfo.hasNextPage) break;
    after = found.pageInfo.endCursor;
  }
  const [total = -1, ...others] = totals;
  if (others.length > 0) throw new Error(`${field} counts ${[...totals].join(' and ')}`);
  return { total, members: cursors.size };
}
