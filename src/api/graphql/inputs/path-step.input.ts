import { Field, InputType } from '@nestjs/graphql';
import { Gaits } from './order-enums.js';

@InputType({ description: 'One step of a way.' })
export class PathStepInput {
  @Field(() => Gaits, { description: 'How the step is made.' })
  gait!: string;

  @Field(() => [String], { description: 'Hexes held after the step: one, or head and rear.' })
  hexes!: string[];
}
