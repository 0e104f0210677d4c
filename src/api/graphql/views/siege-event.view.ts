import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { SeenEvent } from '../../../play/contract.js';
import { Json } from '../json.scalar.js';

@ObjectType('SiegeEvent')
export class SiegeEventView {
  @Field(() => Int)
  revision!: number;

  @Field(() => String)
  type!: string;

  @Field(() => String, { description: 'One line of English.' })
  text!: string;

  @Field(() => Json)
  data!: unknown;

  @Field(() => String)
  hash!: string;

  @Field(() => String)
  recordedAt!: string;
}

export function siegeEventView({ revision, event, text, hash, recordedAt }: SeenEvent): SiegeEventView {
  return { revision, type: event.type, text, data: event.data, hash, recordedAt };
}
