import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { CHALLENGE_ANSWERS, type ChallengeAnswer } from '../../../engine/rulesets/pbem/core/orders/duel-orders.js';

@InputType({ description: 'Challenge another side to single combat (pbem:12.8).' })
export class ChallengeInput {
  @Field(() => String, { description: 'The mounted knight who will fight.' })
  unit!: string;

  @Field(() => String, { nullable: true, description: 'The side that is challenged, where there are several others.' })
  to?: string | null;

  @Field(() => [String], { nullable: true, description: 'Hexes in which both champions are placed.' })
  ground?: string[] | null;

  @Field(() => String, { nullable: true, description: 'A prisoner or item that the loser delivers if he has it.' })
  stake?: string | null;

  @Field(() => String, { nullable: true, description: 'Other conditions, at most 400 characters.' })
  conditions?: string | null;
}

const ChallengeAnswers = Object.fromEntries(CHALLENGE_ANSWERS.map((answer) => [answer, answer]));
registerEnumType(ChallengeAnswers, {
  name: 'ChallengeAnswer',
  description: 'object: the conditions are unreasonable and the challenge is void (pbem:12.8e).',
});

@InputType({ description: 'Answer a challenge (pbem:12.8f).' })
export class AnswerChallengeInput {
  @Field(() => ChallengeAnswers)
  answer!: ChallengeAnswer;
}

@InputType({ description: 'Name and place the champion (pbem:12.8l).' })
export class PlaceChampionInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [String], { description: 'Head and rear.' })
  hexes!: string[];
}

@InputType({ description: 'Keep the conditions of a duel that was lost, or break them (pbem:12.8s).' })
export class KeepWordInput {
  @Field(() => Boolean)
  keep!: boolean;
}
