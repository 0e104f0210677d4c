import { ArgsType, Field, Int } from '@nestjs/graphql';
import type { HistoryPage } from '../../projections/read/history.js';
import type { AgeKey, AgePage } from '../../projections/read/by-age.js';
import type { MySeatKey } from '../../projections/read/my-games.js';
import type { ClaimKey } from '../../projections/read/claims.js';
import { ApiError } from '../errors.js';
import type { PageInfoView } from './views/page-info.view.js';

/** Nodes that one page may hold, and how many it holds when nothing is said. */
export const PAGE_MAX = 200;
export const PAGE_DEFAULT = 50;

@ArgsType()
export class ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: `At most ${PAGE_MAX}; ${PAGE_DEFAULT} when absent.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'A cursor of the list: the page begins behind it.' })
  after?: string | null;
}

@ArgsType()
export class PageArgs extends ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: `At most ${PAGE_MAX}; not together with first.` })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'A cursor of the list: the page ends before it.' })
  before?: string | null;
}

/** How many nodes a page is to hold. Throws BAD_INPUT. */
export function limitOf(count: number | null | undefined, name: string): number {
  if (count === null || count === undefined) return PAGE_DEFAULT;
  if (count < 0 || count > PAGE_MAX) throw new ApiError('BAD_INPUT', `${name} is ${count}; it may be 0 to ${PAGE_MAX}`);
  return count;
}

/** The page of a history that the arguments of a connection describe. Throws BAD_INPUT. */
export function historyPageOf({ first, after, last, before }: PageArgs): HistoryPage {
  if (isGiven(first) && isGiven(last)) throw new ApiError('BAD_INPUT', 'first and last do not go together');
  return {
    direction: isGiven(last) ? 'backwards' : 'forwards',
    limit: isGiven(last) ? limitOf(last, 'last') : limitOf(first, 'first'),
    ...(isGiven(after) ? { after: revisionAt(after) } : {}),
    ...(isGiven(before) ? { before: revisionAt(before) } : {}),
  };
}

/** Cursor of an event: its revision, encoded so that clients do not compute with it. */
export function eventCursor(revision: number): string {
  return Buffer.from(`event:${revision}`).toString('base64url');
}

function revisionAt(cursor: string): number {
  const revision = /^event:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1];
  if (revision === undefined) throw badCursor(cursor);
  return Number(revision);
}

/** A list by age: of games or of sieges. */
type ListByAge = 'game' | 'siege';

/** Cursor of a game or siege in its list. */
export function ageCursor(list: ListByAge, { createdAt, id }: AgeKey): string {
  return Buffer.from(`${list}:${createdAt} ${id}`).toString('base64url');
}

/** The page of a list by age that the arguments of a connection describe. Throws BAD_INPUT. */
export function agePageOf(list: ListByAge, { first, after }: ForwardPageArgs): AgePage {
  const limit = limitOf(first, 'first');
  return isGiven(after) ? { limit, after: ageKeyAt(list, after) } : { limit };
}

function ageKeyAt(list: ListByAge, cursor: string): AgeKey {
  const [, of, createdAt, id] = /^(\w+):(\S+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (of !== list || createdAt === undefined || id === undefined) throw badCursor(cursor);
  return { createdAt, id };
}

/** Cursor of a claim in the list of claims. */
export function claimCursor({ filedAt, game, number }: ClaimKey): string {
  return Buffer.from(`claim:${filedAt} ${game} ${number}`).toString('base64url');
}

/** The page of the list of claims that the arguments of a connection describe. Throws BAD_INPUT. */
export function claimPageOf({ first, after }: ForwardPageArgs): { readonly after?: ClaimKey; readonly limit: number } {
  const limit = limitOf(first, 'first');
  if (!isGiven(after)) return { limit };
  const text = Buffer.from(after, 'base64url').toString('utf8');
  const [, filedAt, game, number] = /^claim:(\S+) (\S+) (\d{1,15})$/.exec(text) ?? [];
  if (filedAt === undefined || game === undefined || number === undefined) throw badCursor(after);
  return { limit, after: { filedAt, game, number: Number(number) } };
}

/** Cursor of a player turn in the list of a game. */
export function turnCursor(revision: number): string {
  return Buffer.from(`turn:${revision}`).toString('base64url');
}

/** The page of the list of ended turns that the arguments of a connection describe. Throws BAD_INPUT. */
export function turnPageOf({ first, after }: ForwardPageArgs): { readonly before?: number; readonly limit: number } {
  const limit = limitOf(first, 'first');
  if (!isGiven(after)) return { limit };
  const revision = /^turn:(\d{1,15})$/.exec(Buffer.from(after, 'base64url').toString('utf8'))?.[1];
  if (revision === undefined) throw badCursor(after);
  return { limit, before: Number(revision) };
}

/** Cursor of a seat in the list of an account. */
export function mySeatCursor({ takenAt, game }: MySeatKey): string {
  return Buffer.from(`seat:${takenAt} ${game}`).toString('base64url');
}

/** The page of the list of an account that the arguments of a connection describe. Throws BAD_INPUT. */
export function mySeatPageOf({ first, after }: ForwardPageArgs): {
  readonly after?: MySeatKey;
  readonly limit: number;
} {
  const limit = limitOf(first, 'first');
  if (!isGiven(after)) return { limit };
  const [, takenAt, game] = /^seat:(\S+) (\S+)$/.exec(Buffer.from(after, 'base64url').toString('utf8')) ?? [];
  if (takenAt === undefined || game === undefined) throw badCursor(after);
  return { limit, after: { takenAt, game } };
}

/** The facts that a page tells about its neighbours; `more` is whether there is more in the direction of walking. */
export function pageInfo(
  edges: readonly { readonly cursor: string }[],
  more: boolean,
  {
    direction,
    after,
    before,
  }: Pick<HistoryPage, 'direction'> & { readonly after?: unknown; readonly before?: unknown },
): PageInfoView {
  const forwards = direction === 'forwards';
  return {
    hasNextPage: forwards ? more : before !== undefined,
    hasPreviousPage: forwards ? after !== undefined : more,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
}

/** Whether an argument was given: GraphQL knows null besides absent. */
export function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** BAD_INPUT for a cursor that this list has not made. */
export function badCursor(cursor: string): ApiError {
  return new ApiError('BAD_INPUT', `${cursor.slice(0, 40)} is no cursor of this list`);
}
