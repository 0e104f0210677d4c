import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('Scale', {
  description: 'About how much a hex and a player turn stand for; for reports, no rule rests on it (pbem:2.8a).',
})
export class ScaleView {
  @Field(() => Int)
  hexCentimetres!: number;

  @Field(() => Int)
  playerTurnSeconds!: number;
}

@ObjectType('Ruleset')
export class RulesetView {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}
