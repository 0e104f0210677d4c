import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Batter something by hand, a task of one turn (pbem:19.41).' })
export class BatterInput {
  @Field(() => [String])
  workers!: string[];

  @Field(() => String, { description: 'A hex, a hexside (J13/J14), or the name of a cart or of equipment.' })
  what!: string;
}
