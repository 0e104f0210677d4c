import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Choice } from '../../../engine/siege/orders.js';
import { Choices } from './siege-names.js';

@InputType({ description: 'Engines that batter one target.' })
export class SiegeAllotmentInput {
  @Field(() => String, { description: 'The hex that is battered.' })
  target!: string;

  @Field(() => [String], { description: 'The engines, by their names.' })
  engines!: string[];
}

@InputType({ description: "The besieger's work of a day (pbem:2.81c)." })
export class SiegeWorkInput {
  @Field(() => [SiegeAllotmentInput], { nullable: true, description: 'Engines, and what they batter.' })
  batter?: SiegeAllotmentInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Engines that are repaired, by their names.' })
  repair?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Engines that are built, by their names.' })
  build?: string[] | null;
}

@InputType({ description: 'Wear that an engine takes upon itself.' })
export class WearShareInput {
  @Field(() => String, { description: 'The engine, by its name.' })
  engine!: string;

  @Field(() => Int, { description: 'Battering points of wear.' })
  points!: number;
}

@InputType({ description: 'A unit and the hexes where it is placed.' })
export class SiegePlaceInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [String], { description: 'The hexes that it holds, head first.' })
  hexes!: string[];
}

@InputType({ isOneOf: true, description: 'One order of a siege: exactly one of these.' })
export class SiegeOrderInput {
  @Field(() => Boolean, { nullable: true, description: 'The dice for the initiative are rolled.' })
  rollInitiative?: boolean | null;

  @Field(() => Choices, { nullable: true, description: 'The deed of the side with the initiative.' })
  choose?: Choice | null;

  @Field(() => SiegeWorkInput, { nullable: true, description: 'The deeds of the engines and workers of the side.' })
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

@InputType({ description: 'An order, and the revision of the siege for which it is meant.' })
export class SubmitSiegeOrderInput {
  @Field(() => ID, { description: 'The id of the siege.' })
  siege!: string;

  @Field(() => Int, { description: 'Revision of the siege that the player has seen.' })
  expectedRevision!: number;

  @Field(() => ID, { description: 'Chosen by the client: with it the order may be sent again.' })
  idempotencyKey!: string;

  @Field(() => SiegeOrderInput, { description: 'The order.' })
  order!: SiegeOrderInput;
}
