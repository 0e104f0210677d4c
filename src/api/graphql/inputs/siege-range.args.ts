import { ArgsType, Field, Int } from '@nestjs/graphql';

@ArgsType()
export class SiegeRangeArgs {
  @Field(() => Int, { nullable: true, description: 'From this day on.' })
  fromDay?: number | null;

  @Field(() => Int, { nullable: true, description: 'Up to and with this day.' })
  toDay?: number | null;

  @Field(() => Int, { nullable: true, description: 'From this event on.' })
  fromRevision?: number | null;

  @Field(() => Int, { nullable: true, description: 'Up to and with this event.' })
  toRevision?: number | null;
}
