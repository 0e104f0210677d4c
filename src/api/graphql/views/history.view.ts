import { Field, ObjectType } from '@nestjs/graphql';
import { EventView } from './event.view.js';
import { PageInfoView } from './page-info.view.js';

@ObjectType('HistoryEdge', { description: 'A member of a list, with its place in it.' })
export class HistoryEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => EventView, { description: 'The entry at this place of the list.' })
  node!: EventView;
}

@ObjectType('HistoryConnection', { description: 'Events of a game, oldest first.' })
export class HistoryConnectionView {
  @Field(() => [HistoryEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly HistoryEdgeView[];

  @Field(() => PageInfoView, { description: 'Whether there are further pages.' })
  pageInfo!: PageInfoView;
}
