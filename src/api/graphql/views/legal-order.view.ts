import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { LegalOrder } from '../../../engine/game/ruleset.js';
import { orderInputOf } from '../inputs/order-form.js';
import { Json } from '../json.scalar.js';
import { OddsView, oddsView } from './odds.view.js';

const MP_OF_ORDER =
  'MP that it would take from the unit that makes it, without those for carrying items, which `mpLeft` leaves off ' +
  'before; of a retreat, flight or advance the MP of its way, which nobody spends.';

@ObjectType('LegalOrder', { description: 'An order that would be accepted now.' })
export class LegalOrderView {
  @Field(() => Json, { description: 'The order as an OrderInput: it can be sent back as it is.' })
  order!: unknown;

  @Field(() => String, { description: 'The order in written notation.' })
  text!: string;

  @Field(() => Int, { nullable: true, description: MP_OF_ORDER })
  mp!: number | null;

  @Field(() => String, { description: 'The order in words.' })
  summary!: string;

  @Field(() => OddsView, { nullable: true, description: 'Where a die of the order, or of its task, decides.' })
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
