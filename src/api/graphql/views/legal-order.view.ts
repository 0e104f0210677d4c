import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { LegalOrder } from '../../../engine/game/ruleset.js';
import type { AnyRulebook } from '../../../engine/game/rulebook.js';
import { lastingView } from '../execution/lasting.js';
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

/** By the rulebook that writes the orders. Lists of later positions hold the same orders, as far as they still hold. */
const views = new WeakMap<AnyRulebook, WeakMap<LegalOrder<unknown>, LegalOrderView>>();

/** An order of a list, in the written notation of its rulebook; the same view for the same order. */
export function legalOrderView(legal: LegalOrder<unknown>, book: AnyRulebook): LegalOrderView {
  const known = views.get(book) ?? new WeakMap<LegalOrder<unknown>, LegalOrderView>();
  views.set(book, known);
  const view = known.get(legal) ?? lastingView(viewOf(legal, book));
  known.set(legal, view);
  return view;
}

function viewOf({ order, mp, summary, odds }: LegalOrder<unknown>, book: AnyRulebook): LegalOrderView {
  const text = book.writeOrder(order);
  return { order: orderInputOf(order, text), text, mp, summary, odds: odds ? oddsView(odds) : null };
}
