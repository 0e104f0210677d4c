import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Pick up an item that lies in the own hex (pbem:12.5b).' })
export class PickUpInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The item, by its name.' })
  item!: string;
}

@InputType({ description: 'Put down an item that is carried (pbem:12.5h).' })
export class DropInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The item, by its name.' })
  item!: string;
}
