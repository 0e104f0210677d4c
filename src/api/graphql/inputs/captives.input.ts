import { Field, InputType } from '@nestjs/graphql';
import { PathStepInput } from './path-step.input.js';

@InputType({ description: 'Throw a prisoner into the dungeon (pbem:16.33c).' })
export class ThrowInput {
  @Field(() => String, { description: 'One of his guards; all of them spend their MP.' })
  unit!: string;

  @Field(() => String, { description: 'The prisoner, by the name of the unit.' })
  prisoner!: string;

  @Field(() => String, { description: 'A hex of the dungeon.' })
  to!: string;
}

@InputType({ description: 'Bring a prisoner up from the dungeon, a task of one turn for two (pbem:16.33d).' })
export class HaulInput {
  @Field(() => [String], { description: 'The units that haul, by their names.' })
  workers!: string[];

  @Field(() => String, { description: 'The prisoner, by the name of the unit.' })
  prisoner!: string;
}

@InputType({ description: 'Capture a stunned enemy or take a prisoner over, and guard him (pbem:12.4).' })
export class GuardInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The prisoner, by the name of the unit.' })
  prisoner!: string;
}

@InputType({ description: 'A prisoner who is led along, and his way.' })
export class LedPrisonerInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [PathStepInput], { description: 'Empty: he stays.' })
  path!: PathStepInput[];
}

@InputType({ description: 'A guard moves with prisoners of his, step by step (pbem:22.7l).' })
export class EscortInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [PathStepInput], { description: 'Empty: the guard stays.' })
  path!: PathStepInput[];

  @Field(() => [LedPrisonerInput], { description: 'The prisoners, each with his way.' })
  prisoners!: LedPrisonerInput[];
}

@InputType({ description: 'A prisoner runs (pbem:22.7o); no steps where none is possible.' })
export class EscapeInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [PathStepInput], { description: 'The steps of the way.' })
  path!: PathStepInput[];
}
