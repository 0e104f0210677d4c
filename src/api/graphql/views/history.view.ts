import { Field, ObjectType } from '@nestjs/graphql';
import { EventView } from './event.view.js';
import { CountedPageView } from './counted-page.view.js';

@ObjectType('HistoryEdge', { description: 'A member of a list, with its place in it.' })
export class HistoryEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => EventView, { description: 'The entry at this place of the list.' })
  node!: EventView;
}

@ObjectType('HistoryConnection', { description: 'Events of a game, oldest first.' })
export class HistoryConnectionView extends CountedPageView {
  @Field(() => [HistoryEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly HistoryEdgeView[];
}
