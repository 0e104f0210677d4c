import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CampaignSiege, InSiege } from '../../../projections/read/campaign-sieges.js';
import type { SiegeOccurrence, TimelineEntry } from '../../../projections/read/siege-events.js';
import type { FoundInstant } from '../../../projections/read/siege-instant.js';
import type { SeriesDay } from '../../../projections/read/siege-series.js';
import type { StandingThing, ThingChange } from '../../../projections/read/siege-things.js';
import { CountedPageView } from './counted-page.view.js';
import { occurrenceEdge, SiegeOccurrenceView, SiegeTimelineEntryView, timelineEdge } from './siege-occurrence.view.js';
import { SiegeSeriesView, siegeSeriesView } from './siege-series.view.js';
import {
  SiegeChangeView,
  siegeChangeView,
  SiegeMomentView,
  SiegeThingView,
  siegeThingView,
} from './siege-thing.view.js';

const CURSOR = { description: 'The place in the list, to go on behind it.' } as const;
const NODE = { description: 'The entry at this place of the list.' } as const;
const EDGES = { description: 'The members of the page, in the order of the list.' } as const;

@ObjectType('SiegeOfCampaign', { description: 'A siege of a campaign that has begun.' })
class SiegeOfCampaignView {
  @Field(() => String, { description: 'The name of the siege in the campaign.' })
  name!: string;

  @Field(() => ID, { description: 'The id of the siege.' })
  siege!: string;

  @Field(() => Int, { description: 'The day of the campaign that is day 1 of the siege.' })
  since!: number;
}

@ObjectType('CampaignSiegeThing', { description: 'A thing of a siege of a campaign as it stood on a day.' })
export class CampaignSiegeThingView {
  @Field(() => SiegeOfCampaignView, { description: 'The siege that has the thing.' })
  of!: CampaignSiege;

  @Field(() => SiegeMomentView, { description: 'The instant of that siege; of one that is over, its end.' })
  at!: FoundInstant;

  @Field(() => SiegeThingView, { description: 'The thing as it stood at that instant.' })
  thing!: SiegeThingView;
}

@ObjectType('CampaignSiegeThingEdge', { description: 'A member of a list, with its place in it.' })
export class CampaignSiegeThingEdgeView {
  @Field(() => String, CURSOR)
  cursor!: string;

  @Field(() => CampaignSiegeThingView, NODE)
  node!: CampaignSiegeThingView;
}

@ObjectType('CampaignSiegeThingConnection', {
  description: 'Things of the sieges of a campaign, siege by siege, in each by kind and name.',
})
export class CampaignSiegeThingConnectionView extends CountedPageView {
  @Field(() => [CampaignSiegeThingEdgeView], EDGES)
  edges!: readonly CampaignSiegeThingEdgeView[];
}

@ObjectType('CampaignSiegeChange', { description: 'A thing that stands otherwise on one day than on another.' })
export class CampaignSiegeChangeView {
  @Field(() => SiegeOfCampaignView, { description: 'The siege that has the thing.' })
  of!: CampaignSiege;

  @Field(() => SiegeChangeView, { description: 'The thing, on the one day and on the other.' })
  change!: SiegeChangeView;
}

@ObjectType('CampaignSiegeChangeEdge', { description: 'A member of a list, with its place in it.' })
export class CampaignSiegeChangeEdgeView {
  @Field(() => String, CURSOR)
  cursor!: string;

  @Field(() => CampaignSiegeChangeView, NODE)
  node!: CampaignSiegeChangeView;
}

@ObjectType('CampaignSiegeChangeConnection', {
  description: 'Things of the sieges of a campaign that changed, siege by siege, in each by kind and name.',
})
export class CampaignSiegeChangeConnectionView extends CountedPageView {
  @Field(() => [CampaignSiegeChangeEdgeView], EDGES)
  edges!: readonly CampaignSiegeChangeEdgeView[];
}

@ObjectType('CampaignSiegeOccurrence', { description: 'Something that happened in a siege of a campaign.' })
export class CampaignSiegeOccurrenceView {
  @Field(() => SiegeOfCampaignView, { description: 'The siege in which it happened.' })
  of!: CampaignSiege;

  @Field(() => Int, { description: 'The day of the campaign.' })
  campaignDay!: number;

  @Field(() => SiegeOccurrenceView, { description: 'The occurrence; its day is that of the siege.' })
  occurrence!: SiegeOccurrenceView;
}

@ObjectType('CampaignSiegeOccurrenceEdge', { description: 'A member of a list, with its place in it.' })
export class CampaignSiegeOccurrenceEdgeView {
  @Field(() => String, CURSOR)
  cursor!: string;

  @Field(() => CampaignSiegeOccurrenceView, NODE)
  node!: CampaignSiegeOccurrenceView;
}

@ObjectType('CampaignSiegeOccurrenceConnection', {
  description: 'The occurrences of the sieges of a campaign, siege by siege, in each the oldest first.',
})
export class CampaignSiegeOccurrenceConnectionView extends CountedPageView {
  @Field(() => [CampaignSiegeOccurrenceEdgeView], EDGES)
  edges!: readonly CampaignSiegeOccurrenceEdgeView[];
}

@ObjectType('CampaignSiegeTimelineEntry', { description: 'An event of the life of a thing in a siege of a campaign.' })
export class CampaignSiegeTimelineEntryView {
  @Field(() => SiegeOfCampaignView, { description: 'The siege in which it happened.' })
  of!: CampaignSiege;

  @Field(() => Int, { description: 'The day of the campaign.' })
  campaignDay!: number;

  @Field(() => SiegeTimelineEntryView, { description: 'The event, with the thing before it and after it.' })
  entry!: SiegeTimelineEntryView;
}

@ObjectType('CampaignSiegeTimelineEdge', { description: 'A member of a list, with its place in it.' })
export class CampaignSiegeTimelineEdgeView {
  @Field(() => String, CURSOR)
  cursor!: string;

  @Field(() => CampaignSiegeTimelineEntryView, NODE)
  node!: CampaignSiegeTimelineEntryView;
}

@ObjectType('CampaignSiegeTimelineConnection', {
  description: 'The life of a thing in the sieges of a campaign, siege by siege, in each the oldest first.',
})
export class CampaignSiegeTimelineConnectionView extends CountedPageView {
  @Field(() => [CampaignSiegeTimelineEdgeView], EDGES)
  edges!: readonly CampaignSiegeTimelineEdgeView[];
}

@ObjectType('CampaignSiegeSeries', { description: 'A siege of a campaign in numbers, day by day.' })
export class CampaignSiegeSeriesView {
  @Field(() => SiegeOfCampaignView, { description: 'The siege.' })
  of!: CampaignSiege;

  @Field(() => SiegeSeriesView, { description: 'Its days, which are counted from its own day 1.' })
  series!: SiegeSeriesView;
}

@ObjectType('CampaignSiegeSeriesEdge', { description: 'A member of a list, with its place in it.' })
export class CampaignSiegeSeriesEdgeView {
  @Field(() => String, CURSOR)
  cursor!: string;

  @Field(() => CampaignSiegeSeriesView, NODE)
  node!: CampaignSiegeSeriesView;
}

@ObjectType('CampaignSiegeSeriesConnection', {
  description: 'The sieges of a campaign in numbers, in the order in which they began.',
})
export class CampaignSiegeSeriesConnectionView extends CountedPageView {
  @Field(() => [CampaignSiegeSeriesEdgeView], EDGES)
  edges!: readonly CampaignSiegeSeriesEdgeView[];
}

/** How a thing of one siege of a campaign stands at the instant that was found there. */
export function campaignThingView({
  of,
  one: { at, thing },
}: InSiege<{ readonly at: FoundInstant; readonly thing: StandingThing }>): CampaignSiegeThingView {
  return { of, at, thing: siegeThingView(thing) };
}

/** A thing of one siege of a campaign that stands otherwise at a later instant. */
export function campaignChangeView({ of, one }: InSiege<ThingChange>): CampaignSiegeChangeView {
  return { of, change: siegeChangeView(one) };
}

/** An event of one siege of a campaign, with the day of the campaign on which it happened. */
export function campaignOccurrenceView({ of, one }: InSiege<SiegeOccurrence>): CampaignSiegeOccurrenceView {
  return { of, campaignDay: of.since + one.day - 1, occurrence: occurrenceEdge(one).node };
}

/** A change in the life of a thing in one siege of a campaign, with the day of the campaign. */
export function campaignTimelineView({ of, one }: InSiege<TimelineEntry>): CampaignSiegeTimelineEntryView {
  return { of, campaignDay: of.since + one.event.day - 1, entry: timelineEdge(one).node };
}

/** The days of one siege of a campaign in numbers. */
export function campaignSeriesView({ of, one }: InSiege<readonly SeriesDay[]>): CampaignSiegeSeriesView {
  return { of, series: siegeSeriesView(of.siege, one) };
}
