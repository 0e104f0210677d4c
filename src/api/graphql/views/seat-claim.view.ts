import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('SeatClaim', { description: 'A seat that was taken, with its key.' })
export class SeatClaimView {
  @Field(() => ID, { description: 'The game, or the siege whose side it is.' })
  game!: string;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side (pbem:1.2a); null: it has one.' })
  player!: string | null;

  @Field(() => String, { description: 'The key of the seat. It is shown this once; only its hash is kept.' })
  key!: string;
}
