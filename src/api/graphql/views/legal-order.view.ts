import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { LegalOrder } from '../../../engine/game/ruleset.js';
import { orderInputOf } from '../inputs/order-form.js';
import { Json } from '../json.scalar.js';
import { OddsView, oddsView } from './odds.view.js';

@ObjectType('LegalOrder', { description: 'An order that would be accepted now.' })
export class LegalOrderView {
  @Field(() => Json, { description: 'The order as an OrderInput: it can be sent back as it is.' })
  order!: unknown;

  @Field(() => String, { description: 'The order in written notation.' })
  text!: string;

  @Field(() => Int, { nullable: true, description: 'MP that it would spend.' })
  mp!: number | null;

  @Field(() => String, { description: 'The order in words.' })
  summary!: string;

  @Field(() => OddsView, { nullable: true, description: 'For combat and fire.' })
  odds!: OddsView | null;
}

/** `write` puts an order into the written notation of its ruleset. */
export function legalOrderView(
  { order, mp, summary, odds }: LegalOrder<unknown>,
  write: (order: unknown) => string,
): LegalOrderView {
  const text = write(order);
  return { order: orderInputOf(order, text), text, mp, summary, odds: odds ? oddsView(odds) : null };
}
