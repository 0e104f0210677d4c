import { Field, InputType } from '@nestjs/graphql';
import { Gaits } from './order-enums.js';

@InputType()
export class PathStepInput {
  @Field(() => Gaits)
  gait!: string;

  @Field(() => [String], { description: 'Hexes held after the step: one, or head and rear.' })
  hexes!: string[];
}
