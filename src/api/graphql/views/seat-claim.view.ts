import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('SeatClaim')
export class SeatClaimView {
  @Field(() => ID)
  game!: string;

  @Field(() => String)
  side!: string;

  @Field(() => String, { description: 'The key of the seat. It is shown this once; only its hash is kept.' })
  key!: string;
}
