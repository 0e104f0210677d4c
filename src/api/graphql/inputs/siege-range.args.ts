import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';

/** A range of days, of events, or of both, as arguments and as a part of inputs. */
@ArgsType()
@InputType({ isAbstract: true })
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
