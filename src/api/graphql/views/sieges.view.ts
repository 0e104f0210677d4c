import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { SiegeRow } from '../../../projections/rows/siege-row.js';
import { DateTime } from '../date-time.scalar.js';
import { DayDefinitions, SiegeSides } from '../inputs/siege-names.js';
import { CountedPageView } from './counted-page.view.js';

@ObjectType('SiegeSummary', { description: 'A siege in the list of sieges.' })
export class SiegeSummaryView implements SiegeRow {
  @Field(() => ID, { description: 'The id of the siege.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => DayDefinitions, { description: 'How its days are played.' })
  dayDefinition!: string;

  @Field(() => Int, { description: 'The last event that has happened.' })
  revision!: number;

  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => Boolean, { description: 'It is night.' })
  night!: boolean;

  @Field(() => Int, { description: 'Orders accepted so far, reports of scenarios among them.' })
  orders!: number;

  @Field(() => Boolean, { description: 'It has ended.' })
  over!: boolean;

  @Field(() => SiegeSides, { nullable: true, description: 'The side that has won; null: it goes on, or nobody has.' })
  winner!: string | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its last event was recorded.' })
  updatedAt!: string;
}

@ObjectType('SiegeEdge', { description: 'A member of a list, with its place in it.' })
export class SiegeEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => SiegeSummaryView, { description: 'The entry at this place of the list.' })
  node!: SiegeSummaryView;
}

@ObjectType('SiegeConnection', { description: 'Sieges, the newest first.' })
export class SiegeConnectionView extends CountedPageView {
  @Field(() => [SiegeEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly SiegeEdgeView[];

  @Field(() => [ID], {
    description: 'Sieges that are not listed, because their record is damaged; they come back when it is mended.',
  })
  setAside!: readonly string[];
}
