import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('Exit', { description: 'Where units of a side may leave the map for good (pbem:23.14).' })
export class ExitView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => [String], { description: 'The hexes from which units may leave.' })
  hexes!: readonly string[];
}
