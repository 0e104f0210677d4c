import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Answer whether the day shall end (pbem:2.82b).' })
export class AgreeEndInput {
  @Field(() => Boolean, { description: 'Whether the side agrees that the day ends.' })
  agree!: boolean;
}
