import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { LegalOrder } from '../../../engine/game/ruleset.js';
import type { PendingDecision } from '../../../engine/position/turn.js';
import { Json } from '../json.scalar.js';
import { LegalOrderView, legalOrderView } from './legal-order.view.js';

@ObjectType('PendingDecision', { description: 'A decision that a side owes before play goes on.' })
export class PendingDecisionView {
  @Field(() => ID, { description: 'Names the decision in the orders that answer it.' })
  id!: string;

  @Field(() => String, { description: 'Retreat, Advance, Pursue…: the order that answers it.' })
  kind!: string;

  @Field(() => String, { description: 'The side that decides.' })
  owner!: string;

  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;

  @Field(() => Json, { description: 'The subject of the decision, by its kind.' })
  about!: unknown;

  @Field(() => [LegalOrderView], { description: 'Answers that would be accepted now; shown to their owner only.' })
  options!: readonly LegalOrderView[];
}

/** A decision with those of its owner's legal orders that answer it. */
export function pendingView(
  { id, kind, owner, rule, about }: PendingDecision,
  legal: readonly LegalOrder<unknown>[],
  write: (order: unknown) => string,
): PendingDecisionView {
  const options = legal
    .filter(({ order }) => answers(order, { id, kind, about }))
    .map((option) => legalOrderView(option, write));
  return { id, kind, owner, rule, about, options };
}

/** An order answers a decision that it names, or whose kind it has. */
function answers(order: unknown, { id, kind, about }: Pick<PendingDecision, 'id' | 'kind' | 'about'>): boolean {
  const { type, unit, decision } = order as { type: string; unit?: unknown; decision?: unknown };
  if (decision !== undefined) return decision === id;
  return type === kind && (about['unit'] === undefined || unit === undefined || about['unit'] === unit);
}
