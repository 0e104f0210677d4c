import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('Seat')
export class SeatView {
  @Field(() => String)
  side!: string;

  @Field(() => Boolean, { description: 'Somebody holds the key of this seat.' })
  taken!: boolean;

  @Field(() => Boolean, { description: 'The key of this request opens this seat.' })
  yours!: boolean;
}
