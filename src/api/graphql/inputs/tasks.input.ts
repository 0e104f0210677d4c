import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Carry a character between two bearers (pbem:12.23).' })
export class CarryInput {
  @Field(() => [String], { description: 'The units that carry, by their names.' })
  bearers!: string[];

  @Field(() => String, { description: 'The unit that is carried.' })
  burden!: string;

  @Field(() => [[String]], {
    description: 'The hexes of the first bearer, the burden and the second bearer, after each step.',
  })
  path!: string[][];
}

@InputType({ description: 'Declare that bodies, a dead animal or debris are moved by one hex (pbem:12.9).' })
export class ClearInput {
  @Field(() => [String], { description: 'The units that clear the ground, by their names.' })
  workers!: string[];

  @Field(() => [String], { description: 'Names of dead units, or of debris.' })
  loads!: string[];

  @Field(() => [String], { description: 'Hexes where it shall lie: one, or head and rear.' })
  to!: string[];
}

@InputType({ description: 'Search the own hex for hidden treasure, a task of one turn (pbem:18.4c).' })
export class SearchInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The hex that the unit is in.' })
  hex!: string;
}

@InputType({ description: 'Declare glorious suicide (pbem:12.10).' })
export class SeppukuInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;
}

@InputType({ description: 'The poem of a samurai at seppuku (pbem:12.10e).' })
export class ReciteInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'At most 400 characters, no control characters but line feeds.' })
  poem!: string;
}

@InputType({ description: 'Answer how a samurai at seppuku defends (pbem:12.10d).' })
export class DefendInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => Boolean, { description: 'With the strength of the stunned counter, which does not break it off.' })
  stunned!: boolean;
}
