import { Field, ID, ObjectType } from '@nestjs/graphql';
import { CountedPageView } from './counted-page.view.js';
import { NodeView } from './node.view.js';

@ObjectType('Rule', { implements: () => [NodeView], description: 'A rule of the catalogue.' })
export class RuleView {
  @Field(() => ID, { description: 'pbem:7.3c' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => String, { description: 'The part of the game that it belongs to.' })
  topic!: string;

  @Field(() => String, { nullable: true, description: 'The option under which alone it holds; null: always.' })
  option!: string | null;

  @Field(() => String, { description: 'The book in which it stands.' })
  book!: string;

  @Field(() => String, { description: 'The chapter in which it stands.' })
  chapter!: string;
}

@ObjectType('RuleEdge', { description: 'A member of a list, with its place in it.' })
export class RuleEdgeView {
  @Field(() => String, { description: 'Of a list with the same filter only.' })
  cursor!: string;

  @Field(() => RuleView, { description: 'The entry at this place of the list.' })
  node!: RuleView;
}

@ObjectType('RuleConnection', { description: 'Rules of the catalogue.' })
export class RuleConnectionView extends CountedPageView {
  @Field(() => [RuleEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly RuleEdgeView[];
}
