import type { Thing } from '../../engine/siege/calendar/things.js';
import type { CampaignPage, InSiege, Listed } from '../../projections/read/campaign-sieges.js';
import type { CountedPageView } from './views/counted-page.view.js';
import { thingCursor, thingPageOf } from './siege-page.js';
import { badCursor, eventCursor, type ForwardPageArgs, historyPageOf, isGiven, limitOf, pageInfo } from './page.js';

/** Lists over the sieges of a campaign. */
type CampaignList = 'things' | 'changes' | 'occurrences' | 'timeline';

/** The list over sieges that a page belongs to, and the sieges that it goes through. */
interface CampaignListed {
  readonly list: CampaignList;
  readonly sieges: readonly { readonly siege: string }[];
}

/** Cursor of a thing in a list over the sieges of a campaign. */
export function campaignThingCursor(list: CampaignList, siege: string, thing: Thing): string {
  return campaignCursor(list, siege, thingCursor(thing));
}

/** Cursor of an event in a list over the sieges of a campaign. */
export function campaignEventCursor(list: CampaignList, siege: string, revision: number): string {
  return campaignCursor(list, siege, eventCursor(revision));
}

/** The page of a list of things over the sieges of a campaign that the arguments describe. Throws BAD_INPUT. */
export function campaignThingPageOf(listed: CampaignListed, args: ForwardPageArgs): CampaignPage<Thing> {
  const { siege, after, limit } = campaignPageOf(listed, args);
  const { after: key } = thingPageOf({ after });
  return siege === null || key === undefined ? { limit } : { limit, after: { siege, key } };
}

/** The page of a list of events over the sieges of a campaign that the arguments describe. Throws BAD_INPUT. */
export function campaignEventPageOf(listed: CampaignListed, args: ForwardPageArgs): CampaignPage<number> {
  const { siege, after, limit } = campaignPageOf(listed, args);
  const { after: key } = historyPageOf({ after });
  return siege === null || key === undefined ? { limit } : { limit, after: { siege, key } };
}

/** It names the siege, and so no other campaign takes it. */
function campaignCursor(list: CampaignList, siege: string, inner: string): string {
  return Buffer.from(`campaign-${list}:${siege} ${inner}`).toString('base64url');
}

/** The siege and the cursor in that siege which a cursor names; a cursor of other sieges or another list is refused. */
function campaignPageOf(
  { list, sieges }: CampaignListed,
  { first, after }: ForwardPageArgs,
): { readonly siege: string | null; readonly after: string | null; readonly limit: number } {
  const limit = limitOf(first, 'first');
  if (!isGiven(after)) return { siege: null, after: null, limit };
  const text = Buffer.from(after, 'base64url').toString('utf8');
  const [, of, siege, inner] = /^campaign-(\w+):(\S+) (\S+)$/.exec(text) ?? [];
  const isOfList = of === list && sieges.some((one) => one.siege === siege);
  if (!isOfList || siege === undefined || inner === undefined) throw badCursor(after);
  return { siege, after: inner, limit };
}

/** Cursor of a siege in the list of the sieges of a campaign. */
export function campaignSiegeCursor(siege: string): string {
  return Buffer.from(`campaign-siege:${siege}`).toString('base64url');
}

/**
 * The place of the siege that a cursor names in the list of a campaign's sieges; -1: before the first. Throws
 * BAD_INPUT.
 */
export function placeOfSiege(sieges: CampaignListed['sieges'], after: string | null | undefined): number {
  if (!isGiven(after)) return -1;
  const [, id] = /^campaign-siege:(\S+)$/.exec(Buffer.from(after, 'base64url').toString('utf8')) ?? [];
  const place = sieges.findIndex(({ siege }) => siege === id);
  if (place < 0) throw badCursor(after);
  return place;
}

interface Connection<View> extends CountedPageView {
  readonly edges: readonly { readonly cursor: string; readonly node: View }[];
}

/** A page over the sieges of a campaign, as GraphQL shows it. */
export function connectionOver<One, View>(
  { rows, more, count }: Listed<InSiege<One>>,
  { after }: ForwardPageArgs,
  cursorOf: (row: InSiege<One>) => string,
  viewOf: (row: InSiege<One>) => View,
): Connection<View> {
  const edges = rows.map((row) => ({ cursor: cursorOf(row), node: viewOf(row) }));
  const info = pageInfo(edges, more, { direction: 'forwards', after: after ?? undefined });
  return { edges, pageInfo: info, totalCount: count };
}
