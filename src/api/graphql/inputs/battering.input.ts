import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Batter something by hand, a task of one turn (pbem:19.41).' })
export class BatterInput {
  @Field(() => [String], { description: 'The units that batter, by their names.' })
  workers!: string[];

  @Field(() => String, { description: 'A hex, a hexside (J13/J14), or the name of a cart or of equipment.' })
  what!: string;
}

@InputType({
  description: 'Batter with rams what is before them, after the combats (pbem:4.28, option offboardBattering).',
})
export class RamInput {
  @Field(() => [String], { description: 'The crews, all of them.' })
  workers!: string[];

  @Field(() => [String], { description: 'Rams that batter the same thing; wear falls on the first named first.' })
  engines!: string[];

  @Field(() => String, { description: 'The hexside before them (D8/E7), or the hex beyond it.' })
  what!: string;
}

@InputType({ description: 'Batter with an engine in the scenario, a task of one turn (pbem:19.42b).' })
export class BombardInput {
  @Field(() => [String], { description: 'The whole crew.' })
  crew!: string[];

  @Field(() => String, { description: 'The engine, by its name.' })
  engine!: string;

  @Field(() => String, { description: 'A hex or hexside; of a catapult what it is aimed at.' })
  what!: string;
}

@InputType({ description: 'Aim a catapult at another target for a turn (pbem:19.42d).' })
export class AimEngineInput {
  @Field(() => [String], { description: 'The whole crew.' })
  crew!: string[];

  @Field(() => String, { description: 'The engine, by its name.' })
  engine!: string;

  @Field(() => String, { description: 'A hex or hexside.' })
  what!: string;
}
