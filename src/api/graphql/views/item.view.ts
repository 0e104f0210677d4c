import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Item } from '../../../engine/position/item.js';
import { valuesOf } from '../../../engine/rulesets/pbem/equipment/item-values.js';

@ObjectType('Item', { description: 'A thing that lies on the map or is carried (pbem:12.5); it is no unit.' })
export class ItemView {
  @Field(() => String, { description: 'Unique in its game.' })
  name!: string;

  @Field(() => String, { description: 'torch, chest, barrel…' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The hex in which it lies; null if it is carried.' })
  hex!: string | null;

  @Field(() => String, { nullable: true, description: 'The unit that carries it.' })
  carrier!: string | null;

  @Field(() => Int, { nullable: true, description: 'MP of carrying it in a movement step; null if nobody can.' })
  carryCost!: number | null;
}

export function itemView({ id, kind, hex, carrier }: Item): ItemView {
  return { name: id, kind, hex, carrier, carryCost: valuesOf(kind).carryCost };
}
