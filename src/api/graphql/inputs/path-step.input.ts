import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { GAITS, type Gait } from '../../../engine/rulesets/pbem/core/orders/path-step.js';

/** Gaits as a GraphQL enum, by the same names. */
const Gaits = Object.fromEntries(GAITS.map((gait) => [gait, gait]));
registerEnumType(Gaits, { name: 'Gait', description: 'On foot: step. On a horse: the others (pbem:7.6).' });

@InputType()
export class PathStepInput {
  @Field(() => Gaits)
  gait!: Gait;

  @Field(() => [String], { description: 'Hexes held after the step: one, or head and rear.' })
  hexes!: string[];
}
