import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ListArgs, listed } from '../list.js';
import { indexPageOf } from '../index-page.js';
import { ForwardPageArgs } from '../page.js';
import { HexNameConnectionView, VisibleView } from '../views/visible.view.js';

@Resolver(() => VisibleView)
export class VisibleResolver {
  @ResolveField(() => [String], { description: 'In the order of the map, the hexes looked from among them.' })
  hexes(@Parent() { seen }: VisibleView, @Args() part: ListArgs): readonly string[] {
    return listed(seen, part);
  }

  @ResolveField(() => HexNameConnectionView, {
    description: 'The same page by page, in the order of the map.',
  })
  hexPage(@Parent() { seen, from, revision }: VisibleView, @Args() page: ForwardPageArgs): HexNameConnectionView {
    return indexPageOf(`seen:${revision} ${from.join(' ')}`, seen, page);
  }
}
