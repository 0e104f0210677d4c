import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import type { LegalOrder } from '../../../engine/game/ruleset.js';
import type { SideOrder } from '../../../engine/siege/orders.js';
import type { Submission } from '../../../play/commands.js';
import { siegeStream } from '../../../ledger/game-stream.js';
import type { SiegeId } from '../../../siege/contract.js';
import { siegeOrderInputOf } from '../inputs/siege-order.input.js';
import { Json } from '../json.scalar.js';
import { headView } from './head.view.js';
import { refusalView } from './refusal.view.js';
import { recordedEventView } from './event.view.js';
import { SiegeEventView } from './siege-event.view.js';
import { AcceptedView, RefusedView } from './submission.view.js';

@ObjectType('LegalSiegeOrder', { description: 'An order that a side of a siege may give now.' })
export class LegalSiegeOrderView {
  @Field(() => Json, { description: 'The value of a SiegeOrderInput.' })
  order!: unknown;

  @Field(() => String, { description: 'The order in words.' })
  summary!: string;
}

/** An order that a side of a siege could give now, in the form in which it is sent. */
export function legalSiegeOrderView({ order, summary }: LegalOrder<unknown>): LegalSiegeOrderView {
  return { order: siegeOrderInputOf(order as SideOrder), summary };
}

@ObjectType('SiegeOrderAccepted', { description: 'The order has been carried out and recorded.' })
export class SiegeOrderAcceptedView extends AcceptedView {
  @Field(() => [SiegeEventView], { description: 'The order, and everything that followed from it.' })
  events!: readonly SiegeEventView[];
}

@ObjectType('SiegeOrderRefused', { description: 'The rules forbid the order. Nothing has changed.' })
export class SiegeOrderRefusedView extends RefusedView {
  @Field(() => [LegalSiegeOrderView], { description: 'Orders of the side that would be accepted.' })
  instead!: readonly LegalSiegeOrderView[];
}

export const SiegeSubmissionView = createUnionType({
  name: 'SiegeSubmission',
  description: 'The answer to an order of a siege: accepted or refused.',
  types: () => [SiegeOrderAcceptedView, SiegeOrderRefusedView] as const,
  resolveType: ({ kind }: SiegeOrderAcceptedView | SiegeOrderRefusedView) =>
    kind === 'accepted' ? SiegeOrderAcceptedView : SiegeOrderRefusedView,
});

/** The answer to an order of a siege: accepted with its events, or refused with the reason. */
export function siegeSubmissionView(
  siege: SiegeId,
  submission: Submission,
): SiegeOrderAcceptedView | SiegeOrderRefusedView {
  const head = headView(siegeStream(siege), submission);
  if (submission.kind === 'refused') {
    const instead = submission.instead.map(legalSiegeOrderView);
    return { ...submission, head, refusal: refusalView(submission.refusal), instead };
  }
  return { ...submission, head, events: submission.events.map(recordedEventView) };
}
