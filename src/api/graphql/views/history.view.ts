import { Field, ObjectType } from '@nestjs/graphql';
import { EventView } from './event.view.js';
import { PageInfoView } from './page-info.view.js';

@ObjectType('HistoryEdge')
export class HistoryEdgeView {
  @Field(() => String)
  cursor!: string;

  @Field(() => EventView)
  node!: EventView;
}

@ObjectType('HistoryConnection', { description: 'Events of a game, oldest first.' })
export class HistoryConnectionView {
  @Field(() => [HistoryEdgeView])
  edges!: readonly HistoryEdgeView[];

  @Field(() => PageInfoView)
  pageInfo!: PageInfoView;
}
