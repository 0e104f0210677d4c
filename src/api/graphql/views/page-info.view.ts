import { Field, ObjectType } from '@nestjs/graphql';

/** As the Relay specification of connections has it. */
@ObjectType('PageInfo', { description: 'The neighbours of a page of a list.' })
export class PageInfoView {
  @Field(() => Boolean, { description: 'There is more behind the page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'There is more before the page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first member; null: the page is empty.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last member; null: the page is empty.' })
  endCursor!: string | null;
}
