import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Answer whether somebody surrenders who may (pbem:22.7).' })
export class SurrenderInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => Boolean, { description: 'false: he fights on.' })
  offer!: boolean;
}

@InputType({ description: 'Answer whether quarter is given (pbem:22.7d); without a unit it is not.' })
export class QuarterInput {
  @Field(() => String, { nullable: true, description: 'The unit that takes the prisoner.' })
  unit?: string | null;
}
