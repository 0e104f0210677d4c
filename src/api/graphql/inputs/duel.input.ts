import { Field, InputType } from '@nestjs/graphql';
import { ChallengeAnswers } from './order-enums.js';

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

@InputType({ description: 'Answer a challenge (pbem:12.8f).' })
export class AnswerChallengeInput {
  @Field(() => ChallengeAnswers, { description: 'The answer of the challenged side.' })
  answer!: string;
}

@InputType({ description: 'Name and place the champion (pbem:12.8l).' })
export class PlaceChampionInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [String], { description: 'Head and rear.' })
  hexes!: string[];
}

@InputType({ description: 'Keep the conditions of a duel that was lost, or break them (pbem:12.8s).' })
export class KeepWordInput {
  @Field(() => Boolean, { description: 'Whether the side keeps the conditions of the duel.' })
  keep!: boolean;
}
