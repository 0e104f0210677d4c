import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ListArgs, listed } from '../list.js';
import { VisibleView } from '../views/visible.view.js';

@Resolver(() => VisibleView)
export class VisibleResolver {
  @ResolveField(() => [String], { description: 'In the order of the map, the hexes looked from among them.' })
  hexes(@Parent() { seen }: VisibleView, @Args() part: ListArgs): readonly string[] {
    return listed(seen, part);
  }
}
