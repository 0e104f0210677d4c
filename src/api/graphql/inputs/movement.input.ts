import { Field, InputType, Int } from '@nestjs/graphql';
import { PathStepInput } from './path-step.input.js';
import { SwimDeeds } from './order-enums.js';

@InputType({ description: 'Move along a path (pbem:7).' })
export class MoveInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [PathStepInput], { description: 'The steps of the way.' })
  path!: PathStepInput[];

  @Field(() => [String], {
    nullable: true,
    description: 'Targets of a charge, declared before the first step (pbem:7.10).',
  })
  charge?: string[] | null;
}

@InputType({ description: 'Jump over a hex of trench on horseback (pbem:16.120b).' })
export class JumpInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [String], { description: 'The hexes on which the horse lands, head first.' })
  to!: string[];
}

@InputType({ description: 'Roll for one in the water, once in each movement phase of his own (pbem:17.11a).' })
export class SwimInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => SwimDeeds, { description: 'The deed of the swimmer.' })
  deed!: string;
}

@InputType({ description: 'Dismount into a side hex of the horse (pbem:12.34).' })
export class DismountInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The hex in which the rider stands afterwards.' })
  to!: string;
}

@InputType({ description: 'Declare the task of mounting a horse (pbem:12.33).' })
export class MountInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The horse, by its name.' })
  horse!: string;
}

@InputType({ description: 'Help a wounded friend to mount with a whole movement step (pbem:12.22).' })
export class HelpInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The unit that is helped.' })
  helped!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Out of the water, or to stand in it (pbem:17.12b, 17.42f); absent: to mount.',
  })
  water?: boolean | null;
}

@InputType({ description: 'Give MP to a friend on foot beside the helper, for hard ground (pbem:12.21).' })
export class GiveMpInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The unit to which the MP are given.' })
  helped!: string;

  @Field(() => Int, { description: '1 or 2.' })
  mp!: number;
}

@InputType({ description: 'Come onto the map at the unit’s entry (pbem:23.16).' })
export class EnterInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [String], { description: 'One hex, or head and rear.' })
  hexes!: string[];
}

@InputType({ description: 'Leave the map for good where the scenario has an exit (pbem:23.14).' })
export class LeaveInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only the head of the horse leaves, not its rear (pbem:3.1b).',
  })
  headFirst?: boolean | null;
}
