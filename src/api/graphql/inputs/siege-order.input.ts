import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Choice } from '../../../engine/siege/orders.js';
import { Choices } from './siege-names.js';

@InputType()
export class SiegeAllotmentInput {
  @Field(() => String)
  target!: string;

  @Field(() => [String])
  engines!: string[];
}

@InputType({ description: "The besieger's work of a day (pbem:2.81c)." })
export class SiegeWorkInput {
  @Field(() => [SiegeAllotmentInput], { nullable: true })
  batter?: SiegeAllotmentInput[] | null;

  @Field(() => [String], { nullable: true })
  repair?: string[] | null;

  @Field(() => [String], { nullable: true })
  build?: string[] | null;
}

@InputType()
export class WearShareInput {
  @Field(() => String, { description: 'The engine, by its name.' })
  engine!: string;

  @Field(() => Int)
  points!: number;
}

@InputType()
export class SiegePlaceInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [String])
  hexes!: string[];
}

@InputType({ isOneOf: true, description: 'One order of a siege: exactly one of these.' })
export class SiegeOrderInput {
  @Field(() => Boolean, { nullable: true })
  rollInitiative?: boolean | null;

  @Field(() => Choices, { nullable: true })
  choose?: Choice | null;

  @Field(() => SiegeWorkInput, { nullable: true })
  work?: SiegeWorkInput | null;

  @Field(() => [WearShareInput], { nullable: true, description: 'Share out wear (pbem:19.3k).' })
  shareWear?: WearShareInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Engines that the defender repairs (pbem:2.81h).' })
  repair?: string[] | null;

  @Field(() => String, { nullable: true, description: 'A moat hex (pbem:19.51a).' })
  fill?: string | null;

  @Field(() => SiegePlaceInput, { nullable: true, description: 'Withdraw somebody (pbem:2.82c).' })
  place?: SiegePlaceInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Have done with the day or night.' })
  close?: boolean | null;
}

@InputType()
export class SubmitSiegeOrderInput {
  @Field(() => ID, { description: 'The id of the siege.' })
  siege!: string;

  @Field(() => Int, { description: 'Revision of the siege that the player has seen.' })
  expectedRevision!: number;

  @Field(() => ID)
  idempotencyKey!: string;

  @Field(() => SiegeOrderInput)
  order!: SiegeOrderInput;
}
