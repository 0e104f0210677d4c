import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { EventView } from './event.view.js';
import { HeadView } from './head.view.js';
import { LegalOrderView } from './legal-order.view.js';
import { RefusalView } from './refusal.view.js';

@ObjectType('OrderAccepted', { description: 'The order has been carried out and recorded.' })
export class OrderAcceptedView {
  readonly kind = 'accepted';

  @Field(() => Int, { description: 'The game stands at this revision now.' })
  revision!: number;

  @Field(() => HeadView, { description: 'The head of the log after it.' })
  head!: HeadView;

  @Field(() => [EventView], { description: 'The event.' })
  events!: readonly EventView[];

  @Field(() => Boolean, { description: 'This key had been used before for the same order; nothing happened now.' })
  repeated!: boolean;

  @Field(() => RefusalView, {
    nullable: true,
    description:
      'In a game of honour that warns its senders: why the rules forbid the order or what was stated. Null: they do not, nobody is warned, or the answer is a repetition.',
  })
  warning!: RefusalView | null;
}

@ObjectType('OrderRefused', { description: 'The rules forbid the order. Nothing has changed.' })
export class OrderRefusedView {
  readonly kind = 'refused';

  @Field(() => Int)
  revision!: number;

  @Field(() => HeadView, { description: 'The head of the log, which has not changed.' })
  head!: HeadView;

  @Field(() => RefusalView)
  refusal!: RefusalView;

  @Field(() => [LegalOrderView], { description: 'Orders of the same unit, or of the side, that would be accepted.' })
  instead!: readonly LegalOrderView[];
}

export const SubmissionView = createUnionType({
  name: 'Submission',
  types: () => [OrderAcceptedView, OrderRefusedView] as const,
  resolveType: ({ kind }: OrderAcceptedView | OrderRefusedView) =>
    kind === 'accepted' ? OrderAcceptedView : OrderRefusedView,
});
