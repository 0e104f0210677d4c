import { badCursor, type ForwardPageArgs, isGiven, limitOf, pageInfo } from './page.js';
import type { PageInfoView } from './views/page-info.view.js';

/** A page of a list that is there whole. */
export interface IndexPage<Member> {
  readonly edges: readonly { readonly cursor: string; readonly node: Member }[];
  readonly pageInfo: PageInfoView;
  readonly totalCount: () => Promise<number>;
}

/**
 * The page of a list that is made anew each time. `list` names the list and whatever it hangs on, such as a revision: a
 * cursor is void in a list of another name. Throws BAD_INPUT.
 */
export function indexPageOf<Member>(
  list: string,
  all: readonly Member[],
  { first, after }: ForwardPageArgs,
): IndexPage<Member> {
  const limit = limitOf(first, 'first');
  const from = isGiven(after) ? indexAfter(list, after) : 0;
  const edges = all.slice(from, from + limit).map((node, index) => ({ cursor: cursorOf(list, from + index), node }));
  const given = isGiven(after) ? { after } : {};
  return {
    edges,
    pageInfo: pageInfo(edges, from + edges.length < all.length, { direction: 'forwards', ...given }),
    totalCount: () => Promise.resolve(all.length),
  };
}

function cursorOf(list: string, index: number): string {
  return Buffer.from(`${list} ${index}`).toString('base64url');
}

function indexAfter(list: string, cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const index = text.startsWith(`${list} `) ? /^\d{1,9}$/.exec(text.slice(list.length + 1))?.[0] : undefined;
  if (index === undefined) throw badCursor(cursor);
  return Number(index) + 1;
}
