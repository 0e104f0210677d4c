import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { ApiError } from '../../errors.js';
import type { RequestContext } from '../context.js';
import { COST, costOfNodes } from '../cost.js';
import { Nodes } from '../nodes.js';
import { type Node, NodeView } from '../views/node.view.js';

/** Ids that one question may name. */
const NODES_MAX = 50;

/** Everything that has an id, by its id. */
@Resolver()
export class NodeResolver {
  constructor(private readonly found: Nodes) {}

  @Query(() => NodeView, {
    nullable: true,
    complexity: COST.pastBoard,
    description: 'The thing of an id; null: there is none, or it is hidden from you.',
  })
  node(
    @Context() context: RequestContext,
    @Args('id', { type: () => ID, description: 'The id of any type that is a Node.' }) id: string,
  ): Promise<Node | null> {
    return this.found.find(context, id);
  }

  @Query(() => [NodeView], {
    nullable: 'items',
    complexity: costOfNodes,
    description: `The things of some ids, in their order, at most ${NODES_MAX}; null as for \`node\`.`,
  })
  nodes(
    @Context() context: RequestContext,
    @Args('ids', { type: () => [ID], description: 'Ids of any types that are Nodes.' }) ids: readonly string[],
  ): readonly Promise<Node | null>[] {
    if (ids.length > NODES_MAX) throw new ApiError('BAD_INPUT', `there are ${ids.length} ids; at most ${NODES_MAX}`);
    return ids.map((id) => this.found.find(context, id));
  }
}
