import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { EventView } from './event.view.js';
import { HeadView } from './head.view.js';
import { LegalOrderView } from './legal-order.view.js';
import { RefusalView } from './refusal.view.js';

/** The members of an accepted order of any game, also of a siege. */
@ObjectType({ isAbstract: true })
export abstract class AcceptedView {
  readonly kind = 'accepted';

  @Field(() => Int, { description: 'The game stands at this revision now.' })
  revision!: number;

  @Field(() => HeadView, { description: 'The head of the log after it.' })
  head!: HeadView;

  @Field(() => Boolean, { description: 'This key had been used before for the same order; nothing happened now.' })
  repeated!: boolean;
}

/** The members of a refused order of any game, also of a siege. */
@ObjectType({ isAbstract: true })
export abstract class RefusedView {
  readonly kind = 'refused';

  @Field(() => Int, { description: 'The last event when it was refused.' })
  revision!: number;

  @Field(() => HeadView, { description: 'The head of the log, which has not changed.' })
  head!: HeadView;

  @Field(() => RefusalView, { description: 'Why it was refused.' })
  refusal!: RefusalView;
}

@ObjectType('OrderAccepted', { description: 'The order has been carried out and recorded.' })
export class OrderAcceptedView extends AcceptedView {
  @Field(() => [EventView], { description: 'The order, and everything that followed from it.' })
  events!: readonly EventView[];

  @Field(() => RefusalView, {
    nullable: true,
    description:
      'In a game of honour that warns its senders: why the rules forbid the order or what was stated. Null: they do not, nobody is warned, or the answer is a repetition.',
  })
  warning!: RefusalView | null;
}

@ObjectType('OrderRefused', { description: 'The rules forbid the order. Nothing has changed.' })
export class OrderRefusedView extends RefusedView {
  @Field(() => [LegalOrderView], { description: 'Orders of the same unit, or of the side, that would be accepted.' })
  instead!: readonly LegalOrderView[];
}

export const SubmissionView = createUnionType({
  name: 'Submission',
  description: 'The answer to an order: accepted or refused.',
  types: () => [OrderAcceptedView, OrderRefusedView] as const,
  resolveType: ({ kind }: OrderAcceptedView | OrderRefusedView) =>
    kind === 'accepted' ? OrderAcceptedView : OrderRefusedView,
});
