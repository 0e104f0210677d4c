import { Field, ID, ObjectType } from '@nestjs/graphql';
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
