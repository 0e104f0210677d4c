import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('Seat')
export class SeatView {
  @Field(() => String)
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side (pbem:1.2a); null: it has one.' })
  player!: string | null;

  @Field(() => Boolean, { description: 'Somebody holds the key of this seat.' })
  taken!: boolean;

  @Field(() => Boolean, {
    description: 'It is free only for whoever holds its invitation, or in a game of a siege the key of its side.',
  })
  reserved!: boolean;

  @Field(() => Boolean, { description: 'The key of this request opens this seat.' })
  yours!: boolean;
}
