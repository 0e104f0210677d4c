import { Field, type FieldMiddleware, Int, ObjectType } from '@nestjs/graphql';
import { PageInfoView } from './page-info.view.js';

/** Counts when a document asks for the number: most pages are read without it, and a count reads the whole list. */
const counted: FieldMiddleware = async (_asked, next) => {
  const count = (await next()) as () => Promise<number>;
  return count();
};

/** The members that every connection has besides its edges. */
@ObjectType({ isAbstract: true })
export abstract class CountedPageView {
  @Field(() => PageInfoView, { description: 'Whether there are further pages.' })
  pageInfo!: PageInfoView;

  @Field(() => Int, { middleware: [counted], description: 'How many members there are, on all pages together.' })
  totalCount!: () => Promise<number>;
}
