import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Item } from '../../../engine/position/things.js';
import type { Position } from '../../../engine/position/position.js';
import { factsOf } from '../../../library/rulesets.js';
import { partId, type Within } from '../node-id.js';
import { ItemKinds } from './thing-enums.js';
import { NodeView } from './node.view.js';

@ObjectType('Item', {
  implements: () => [NodeView],
  description: 'A thing that lies on the map or is carried (pbem:12.5); it is no unit.',
})
export class ItemView {
  @Field(() => ID, { description: 'The id: of the thing now, or at the past instant at which it is seen.' })
  id!: string;

  @Field(() => String, { description: 'Unique in its game.' })
  name!: string;

  @Field(() => ItemKinds, { description: 'torch, chest, barrel…' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The hex in which it lies; null if it is carried.' })
  hex!: string | null;

  @Field(() => String, { nullable: true, description: 'The unit that carries it.' })
  carrier!: string | null;

  @Field(() => Int, { nullable: true, description: 'MP of carrying it in a movement step; null if nobody can.' })
  carryCost!: number | null;

  @Field(() => Boolean, { description: 'A torch in a holder on a wall of its hex (pbem:21.32c).' })
  fixed!: boolean;

  @Field(() => Boolean, { description: 'A lantern that does not burn (pbem:18.5d).' })
  unlit!: boolean;
}

/** An item (pbem:2.2b) in its position; `carryCost` in MP (pbem:12.5e). */
export function itemView(within: Within, position: Position, { id, kind, hex, carrier, fixed, unlit }: Item): ItemView {
  const carryCost = factsOf(position).things.carryCost(kind);
  return {
    id: partId(within, 'item', id),
    name: id,
    kind,
    hex,
    carrier,
    carryCost,
    fixed: fixed === true,
    unlit: unlit === true,
  };
}
