import { Field, ObjectType } from '@nestjs/graphql';

/** As the Relay specification of connections has it. */
@ObjectType('PageInfo')
export class PageInfoView {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}
