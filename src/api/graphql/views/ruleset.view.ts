import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('Ruleset')
export class RulesetView {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}
