import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';
import { factsOf } from '../../../library/rulesets.js';

@ObjectType('Cart', { description: 'A cart (pbem:14); it is no unit.' })
export class CartView {
  @Field(() => String, { description: 'Unique in its game.' })
  name!: string;

  @Field(() => [String], { description: 'Its front hex, where a driver sits, and its rear hex.' })
  hexes!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The animal that is hitched to it, live or dead.' })
  draft!: string | null;

  @Field(() => [String], { description: 'Characters on it, live or dead, from front to rear.' })
  aboard!: readonly string[];

  @Field(() => [String], { description: 'Items that lie on it.' })
  goods!: readonly string[];

  @Field(() => [String], { description: 'Bodies and items that lie under it, out of reach.' })
  under!: readonly string[];

  @Field(() => Int, { description: 'MP that it has been moved for in this player turn (pbem:14c, 14m).' })
  mpSpent!: number;

  @Field(() => [String], {
    description:
      'Units that got on or off the cart in this player turn, so that it stands for the rest of the turn (pbem:14z).',
  })
  boarded!: readonly string[];
}

/** The carts of a position, in the order of its set-up. */
export function cartViews(position: Position): readonly CartView[] {
  const { things } = factsOf(position);
  return (position.carts ?? []).map((cart) => ({
    name: cart.id,
    hexes: cart.hexes,
    draft: cart.draft ?? null,
    aboard: things.passengers(position, cart).map(({ id }) => id),
    goods: things.goods(position, cart).map(({ id }) => id),
    under: cart.under ?? [],
    mpSpent: cart.mpSpent ?? 0,
    boarded: cart.boarded ?? [],
  }));
}
