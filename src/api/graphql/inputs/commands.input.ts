import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { OrderInput } from './order.input.js';

@InputType()
export class OptionInput {
  @Field(() => String, { description: 'Name of an option of the ruleset.' })
  name!: string;

  @Field(() => Boolean)
  on!: boolean;
}

@InputType()
export class CreateGameInput {
  @Field(() => ID, { description: 'Id of a scenario.' })
  scenario!: string;

  @Field(() => [OptionInput], { nullable: true, description: "Options that differ from the scenario's." })
  options?: OptionInput[] | null;

  @Field(() => ID, {
    description: 'Chosen by the client, a UUID say: the same command sent twice creates one game.',
  })
  commandId!: string;
}

@InputType()
export class JoinGameInput {
  @Field(() => ID)
  game!: string;

  @Field(() => String)
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side the one to sit as (pbem:1.2a).' })
  player?: string | null;
}

@InputType()
export class SubmitOrderInput {
  @Field(() => ID)
  game!: string;

  @Field(() => Int, { description: 'Revision of the game that the player has seen.' })
  expectedRevision!: number;

  @Field(() => ID, {
    description: 'Chosen by the client: the same order sent twice with the same key is carried out once.',
  })
  idempotencyKey!: string;

  @Field(() => OrderInput)
  order!: OrderInput;

  @Field(() => [Int], {
    nullable: true,
    description: 'Dice that the player rolled himself, if the game honours them; else the server rolls.',
  })
  dice?: number[] | null;
}
