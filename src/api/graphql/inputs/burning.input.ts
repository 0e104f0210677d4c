import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Set fire to what burns in a hex beside one, a task of one turn (pbem:20.1b).' })
export class KindleInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => String, { description: '`tent`, or the name of a cart or of equipment.' })
  what!: string;

  @Field(() => String, { nullable: true, description: 'A torch or a barrel of oil that helps (pbem:20.2h, 20.4b).' })
  aid?: string | null;
}

@InputType({ description: 'Try to put out the fire in a hex beside one, a task of one turn (pbem:20.1k).' })
export class DouseInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;
}

@InputType({ description: 'Shoot a flaming arrow at what burns in a hex (pbem:20.3).' })
export class FlamingArrowInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => String, { description: '`tent`, or the name of a cart or of equipment.' })
  what!: string;
}

@InputType({ description: 'Shoot a flaming bolt with a ballista at what burns in a hex (pbem:20.3).' })
export class FlamingBoltInput {
  @Field(() => [String], { description: 'Two beside it, an engineer among them.' })
  crew!: string[];

  @Field(() => String, { description: 'The ballista that shoots, by its name.' })
  ballista!: string;

  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => String, { description: '`tent`, or the name of a cart or of equipment.' })
  what!: string;
}

@InputType({
  description: 'Throw a barrel of burning oil into a hex beside one, or below, instead of fighting (pbem:20.2).',
})
export class ThrowOilInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The barrel.' })
  item!: string;

  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The unit that is struck, where there are several (pbem:20.2d).',
  })
  target?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The thing that is set on fire, where several could burn (pbem:20.2f).',
  })
  what?: string | null;
}
