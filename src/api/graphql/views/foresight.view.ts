import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import type { ForeseenStep } from '../../../engine/game/foresee.js';
import type { GameEvent } from '../../../engine/game/event.js';
import type { ForeseenOrder } from '../../../play/seen.js';
import type { AnyRulebook } from '../../../engine/game/rulebook.js';
import { ActorView, actorView } from './actor.view.js';
import { LegalOrderView, legalOrderView } from './legal-order.view.js';
import { RefusalView } from './refusal.view.js';

@ObjectType('ForeseenEvent', { description: 'An event that an order would cause.' })
export class ForeseenEventView {
  @Field(() => String, { description: 'The type, as docs/events.md lists it.' })
  type!: string;

  @Field(() => String, { description: 'One line for a person.' })
  text!: string;

  @Field(() => [String], { description: 'Rules that it names.' })
  rules!: readonly string[];

  @Field(() => [String], { description: 'Units that it concerns.' })
  units!: readonly string[];
}

@ObjectType('ForeseenStep', { description: 'Orders that the units of an order could get in a step after it.' })
export class ForeseenStepView {
  @Field(() => String, { description: 'The step of the player turn.' })
  step!: string;

  @Field(() => [LegalOrderView], { description: 'The orders that could be given in it.' })
  orders!: readonly LegalOrderView[];
}

@ObjectType('Foresight', {
  description: 'The consequences that an order would have, and the orders that it would make possible.',
})
export class ForesightView {
  @Field(() => [ForeseenEventView], { description: 'The events that would happen, in order.' })
  events!: readonly ForeseenEventView[];

  @Field(() => [ActorView], {
    description: 'The side that would act then: the other one, where the order raises a decision.',
  })
  actors!: readonly ActorView[];

  @Field(() => [ForeseenStepView], {
    description:
      'The step that is open then, and those to come in the same player turn until a die or another side decides, if its units could do something.',
  })
  steps!: readonly ForeseenStepView[];
}

export const ForesightAnswerView = createUnionType({
  name: 'ForesightAnswer',
  description: 'The events that an order would bring about, or why it would be refused.',
  types: () => [ForesightView, RefusalView] as const,
  resolveType: (value: ForesightView | RefusalView) => ('code' in value ? RefusalView : ForesightView),
});

/** All that would come of an order, and who could act then. */
export function foresightView(
  { events, texts, after, actors, steps }: ForeseenOrder,
  book: AnyRulebook,
): ForesightView {
  return {
    events: foreseenEventViews(events, texts, book),
    actors: actors.map((actor) => actorView(actor, book, after)),
    steps: foreseenStepViews(steps, book),
  };
}

/** Events that would happen, with the sentences that tell them. */
export function foreseenEventViews(
  events: readonly GameEvent[],
  texts: readonly string[],
  book: AnyRulebook,
): readonly ForeseenEventView[] {
  return events.map((event, index) => ({ type: event.type, text: texts[index] ?? '', ...book.ruleset.indexOf(event) }));
}

/** The orders that would be legal then, step by step. */
export function foreseenStepViews(
  steps: readonly ForeseenStep<unknown>[],
  book: AnyRulebook,
): readonly ForeseenStepView[] {
  return steps.map(({ step, orders }) => ({
    step,
    orders: orders.map((order) => legalOrderView(order, (one) => book.writeOrder(one))),
  }));
}
