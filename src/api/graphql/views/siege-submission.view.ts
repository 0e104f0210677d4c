import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { LegalOrder } from '../../../engine/game/ruleset.js';
import type { SideOrder } from '../../../engine/siege/orders.js';
import type { Submission } from '../../../play/contract.js';
import { siegeStream } from '../../../ledger/game-stream.js';
import type { SiegeId } from '../../../siege/contract.js';
import { siegeOrderInputOf } from '../inputs/siege-form.js';
import { Json } from '../json.scalar.js';
import { HeadView, headView } from './head.view.js';
import { RefusalView, refusalView } from './refusal.view.js';
import { SiegeEventView, siegeEventView } from './siege-event.view.js';

@ObjectType('LegalSiegeOrder')
export class LegalSiegeOrderView {
  @Field(() => Json, { description: 'The value of a SiegeOrderInput.' })
  order!: unknown;

  @Field(() => String)
  summary!: string;
}

export function legalSiegeOrderView({ order, summary }: LegalOrder<unknown>): LegalSiegeOrderView {
  return { order: siegeOrderInputOf(order as SideOrder), summary };
}

@ObjectType('SiegeOrderAccepted')
export class SiegeOrderAcceptedView {
  readonly kind = 'accepted';

  @Field(() => Int)
  revision!: number;

  @Field(() => HeadView)
  head!: HeadView;

  @Field(() => [SiegeEventView])
  events!: readonly SiegeEventView[];

  @Field(() => Boolean)
  repeated!: boolean;
}

@ObjectType('SiegeOrderRefused')
export class SiegeOrderRefusedView {
  readonly kind = 'refused';

  @Field(() => Int)
  revision!: number;

  @Field(() => HeadView)
  head!: HeadView;

  @Field(() => RefusalView)
  refusal!: RefusalView;
}

export const SiegeSubmissionView = createUnionType({
  name: 'SiegeSubmission',
  types: () => [SiegeOrderAcceptedView, SiegeOrderRefusedView] as const,
  resolveType: ({ kind }: SiegeOrderAcceptedView | SiegeOrderRefusedView) =>
    kind === 'accepted' ? SiegeOrderAcceptedView : SiegeOrderRefusedView,
});

export function siegeSubmissionView(
  siege: SiegeId,
  submission: Submission,
): SiegeOrderAcceptedView | SiegeOrderRefusedView {
  const head = headView(siegeStream(siege), submission);
  if (submission.kind === 'refused') return { ...submission, head, refusal: refusalView(submission.refusal) };
  return { ...submission, head, events: submission.events.map(siegeEventView) };
}
