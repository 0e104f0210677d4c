import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('Ruleset')
export class RulesetView {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => [String], { description: 'Options that a game may switch on.' })
  options!: readonly string[];
}
