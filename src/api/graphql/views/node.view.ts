import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** A thing as `node` gives it, with the name of its type. */
export type Node<View extends object = object> = View & { readonly __typename: string };

@InterfaceType('Node', {
  description: 'A thing that keeps its identity: `node` gives it again by its id, which nothing else has.',
  resolveType: ({ __typename }: Node) => __typename,
})
export abstract class NodeView {
  @Field(() => ID, { description: 'The id; only `node` need know what it is made of.' })
  id!: string;
}
