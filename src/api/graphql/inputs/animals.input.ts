import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Take up an animal, a string by its first animal, or a friendly rider (pbem:13.7e).' })
export class LeadInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The unit that is led, by its name.' })
  led!: string;
}

@InputType({ description: 'Where an animal of a string stands after a step.' })
export class StringPlaceInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [String], { description: 'Hexes held after the step, head first.' })
  hexes!: string[];
}

@InputType({ description: 'One step of a leader and of the animals that he leads.' })
export class MarchStepInput {
  @Field(() => [String], { nullable: true, description: 'Hexes of the leader after the step; absent: he stays.' })
  hexes?: string[] | null;

  @Field(() => [StringPlaceInput], {
    nullable: true,
    description:
      'The animals that the unit leads, from the first one on; the others follow if they must. Absent: all stay.',
  })
  string?: StringPlaceInput[] | null;
}

@InputType({ description: 'A leader moves together with what he leads, hex by hex (pbem:13.7m).' })
export class MarchInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [MarchStepInput], { description: 'The steps of the way.' })
  path!: MarchStepInput[];
}

@InputType({ description: 'Tie one animal behind another, or untie it: a task of one turn (pbem:13.61).' })
export class TieInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The animal in front.' })
  front!: string;

  @Field(() => String, { description: 'The animal behind it.' })
  rear!: string;
}

@InputType({ description: 'A leader lets go, or a led rider takes his own reins (pbem:13.7u, 13.7w).' })
export class LetGoInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;
}
