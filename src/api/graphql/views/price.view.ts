import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PricedMovers } from './board-enums.js';

@ObjectType('MoverPrice', { description: 'The price that a kind of mover pays.' })
export class MoverPriceView {
  @Field(() => PricedMovers, { description: 'The kind of mover; rider and pig are told of hexes only.' })
  mover!: string;

  @Field(() => Int, { nullable: true, description: 'In MP; null: no way.' })
  mp!: number | null;

  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;
}

@ObjectType('Advantage', { description: 'An advantage that a fighter has at a time, with the rule that gives it.' })
export class AdvantageView {
  @Field(() => Int, { description: '-1 negative, 0 none, 1 positive.' })
  value!: number;

  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;
}
