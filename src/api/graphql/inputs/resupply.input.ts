import { Field, InputType, Int } from '@nestjs/graphql';

@InputType({ description: 'Take missiles: from somebody, or from a supply point in a hex (pbem:22.2g).' })
export class ResupplyInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The unit from which the missiles are taken; absent: they are taken from a supply point.',
  })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'A hex of a supply point.' })
  at?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many; null: all, of one who cannot hinder it.' })
  count?: number | null;
}
