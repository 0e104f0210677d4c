import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Happening } from '../../../engine/siege/calendar/happenings.js';
import type { DayPart } from '../../../engine/siege/calendar/moment.js';
import type { SiegeSide } from '../../../engine/siege/siege.js';
import type { EventDie, SiegeOccurrence, TimelineEntry } from '../../../projections/read/siege-events.js';
import { DateTime } from '../date-time.scalar.js';
import { DayParts, DicePurposes, Happenings, SiegeSides } from '../inputs/siege-names.js';
import { Json } from '../json.scalar.js';
import { eventCursor } from '../page.js';
import { CountedPageView } from './counted-page.view.js';
import { SiegeThingView, siegeThingView } from './siege-thing.view.js';

@ObjectType('SiegeDie', { description: 'A die that was rolled.' })
export class SiegeDieView implements EventDie {
  @Field(() => DicePurposes, { description: 'The purpose of the die.' })
  purpose!: string;

  @Field(() => Int, { description: 'How many faces the die has.' })
  faces!: EventDie['faces'];

  @Field(() => Int, { description: 'The number that showed.' })
  value!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The side, the thing or the hex for which it was rolled, by its name; null: for nothing by itself.',
  })
  subject!: string | null;

  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;
}

@ObjectType('SiegeOccurrence', { description: 'Something that happened in a siege.' })
export class SiegeOccurrenceView {
  @Field(() => Int, { description: 'Its place in the log of the siege, from 0.' })
  revision!: number;

  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => DayParts, { description: 'The part of the day.' })
  part!: DayPart;

  @Field(() => Happenings, { description: 'The kind of happening.' })
  happening!: Happening;

  @Field(() => String, { description: 'The type, as docs/events.md lists it.' })
  type!: string;

  @Field(() => SiegeSides, { nullable: true, description: 'The side that it comes from; null: neither.' })
  side!: SiegeSide | null;

  @Field(() => Int, { description: 'Number of the order that brought it about; 0: the set-up.' })
  order!: number;

  @Field(() => String, { description: 'One line of English.' })
  text!: string;

  @Field(() => [SiegeDieView], { description: 'The dice that it records.' })
  dice!: readonly SiegeDieView[];

  @Field(() => Json, { description: 'The event, as docs/events.md describes its type.' })
  data!: unknown;

  @Field(() => String, { description: 'The hash of the event, which covers all events before it.' })
  hash!: string;

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt!: string;
}

@ObjectType('SiegeOccurrenceEdge', { description: 'A member of a list, with its place in it.' })
export class SiegeOccurrenceEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => SiegeOccurrenceView, { description: 'The entry at this place of the list.' })
  node!: SiegeOccurrenceView;
}

@ObjectType('SiegeOccurrenceConnection', { description: 'The occurrences of a siege, oldest first.' })
export class SiegeOccurrenceConnectionView extends CountedPageView {
  @Field(() => [SiegeOccurrenceEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly SiegeOccurrenceEdgeView[];
}

@ObjectType('SiegeTimelineEntry', {
  description: 'An event of the life of a thing; its state before and after is the same if the event only named it.',
})
export class SiegeTimelineEntryView {
  @Field(() => SiegeOccurrenceView, { description: 'The event that happened.' })
  event!: SiegeOccurrenceView;

  @Field(() => SiegeThingView, { nullable: true, description: 'The thing before the event; null: there was none.' })
  before!: SiegeThingView | null;

  @Field(() => SiegeThingView, { nullable: true, description: 'The thing after the event; null: it is gone.' })
  after!: SiegeThingView | null;
}

@ObjectType('SiegeTimelineEdge', { description: 'A member of a list, with its place in it.' })
export class SiegeTimelineEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => SiegeTimelineEntryView, { description: 'The entry at this place of the list.' })
  node!: SiegeTimelineEntryView;
}

@ObjectType('SiegeTimelineConnection', { description: 'The life of one thing, oldest first.' })
export class SiegeTimelineConnectionView extends CountedPageView {
  @Field(() => [SiegeTimelineEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly SiegeTimelineEdgeView[];
}

/** An event of a siege as an edge of its page; the cursor tells its revision. */
export function occurrenceEdge(occurrence: SiegeOccurrence): SiegeOccurrenceEdgeView {
  return { cursor: eventCursor(occurrence.revision), node: occurrenceView(occurrence) };
}

/** A change in the life of a thing as an edge of its page; the cursor tells the revision of its event. */
export function timelineEdge({ event, before, after }: TimelineEntry): SiegeTimelineEdgeView {
  const node = {
    event: occurrenceView(event),
    before: before && siegeThingView(before),
    after: after && siegeThingView(after),
  };
  return { cursor: eventCursor(event.revision), node };
}

function occurrenceView({ orderNumber: order, data, ...occurrence }: SiegeOccurrence): SiegeOccurrenceView {
  return { ...occurrence, order, data: JSON.parse(data) as unknown };
}
