import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Json } from '../json.scalar.js';

@ObjectType('GameEvent', { description: 'A fact of the game.' })
export class EventView {
  @Field(() => Int)
  revision!: number;

  @Field(() => String)
  type!: string;

  @Field(() => String, { description: 'One line for a person.' })
  text!: string;

  @Field(() => Json, { description: 'Everything that replay needs: positions, MP, dice, modifiers with their rules.' })
  data!: unknown;

  @Field(() => [String], { description: 'Rules that it names.' })
  rules!: readonly string[];

  @Field(() => [String], { description: 'Units that it concerns.' })
  units!: readonly string[];

  @Field(() => String, { description: 'Hash of the event; it covers the hash of the event before.' })
  hash!: string;

  @Field(() => String, { description: 'ISO 8601.' })
  recordedAt!: string;
}
