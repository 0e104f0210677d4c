import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('Scale', {
  description: 'About how much a hex and a player turn stand for; for reports, no rule rests on it (pbem:2.8a).',
})
export class ScaleView {
  @Field(() => Int, { description: 'Across a hex, in centimetres.' })
  hexCentimetres!: number;

  @Field(() => Int, { description: 'How long a player turn lasts, in seconds.' })
  playerTurnSeconds!: number;
}

@ObjectType('Ruleset', { description: 'A rulebook by which games are played.' })
export class RulesetView {
  @Field(() => ID, { description: 'The name of the ruleset: pbem, siege-en.' })
  id!: string;

  @Field(() => Int, { description: 'The version of the ruleset, which a game pins.' })
  version!: number;
}
