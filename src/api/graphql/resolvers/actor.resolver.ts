import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { countSweep } from '../sweeps.js';
import { ActorView } from '../views/actor.view.js';

@Resolver(() => ActorView)
export class ActorResolver {
  @ResolveField(() => [String], {
    complexity: COST.ordersOfActor,
    description:
      'Types of orders of which at least one would be accepted from this actor now, as far as you can see: the members of OrderInput, with a capital (Move, EndStep). Stand and Tell are accepted from every seat at any time, and are not listed.',
  })
  orders(@Context() context: RequestContext, @Parent() { accepted }: ActorView): readonly string[] {
    countSweep(context);
    return accepted();
  }
}
