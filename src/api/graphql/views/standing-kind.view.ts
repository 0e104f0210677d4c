import { Field, ObjectType } from '@nestjs/graphql';
import type { StandingOffer } from '../../../engine/game/standing-offer.js';

@ObjectType('StandingAnswer', { description: 'An answer that a standing order may give.' })
export class StandingAnswerView {
  @Field(() => String, { description: 'The word that the order `stand` takes.' })
  answer!: string;

  @Field(() => String, { description: 'The answer in words, for a person.' })
  words!: string;

  @Field(() => [String], {
    description: 'Columns of the combat table, one of which goes with the answer; none: it takes no odds.',
  })
  odds!: readonly string[];
}

@ObjectType('StandingKind', { description: 'A kind of decision that a seat may answer beforehand.' })
export class StandingKindView implements StandingOffer {
  @Field(() => String, { description: 'The kind of decision, as the order `stand` takes it: Pin, Retreat.' })
  on!: string;

  @Field(() => String, { description: 'The question that the decision puts, for a person.' })
  question!: string;

  @Field(() => [StandingAnswerView], { description: 'Its answers; besides them `ask` withdraws a standing order.' })
  answers!: readonly StandingAnswerView[];

  @Field(() => String, { description: 'The rule that gives the decision to its owner.' })
  rule!: string;
}
