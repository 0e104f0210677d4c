import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { LegalOrder } from '../../../engine/game/ruleset.js';

@ObjectType('LegalCount', { description: 'How many orders of a type would be accepted now.' })
export class LegalCountView {
  @Field(() => String, { description: 'A member of OrderInput, with a capital: Move, EndStep.' })
  type!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The unit that would act; null: none in particular, or several.',
  })
  unit!: string | null;

  @Field(() => Int, { description: 'The number of orders.' })
  count!: number;
}

/** The list counted by type and unit, in its order. */
export function legalCountViews(legal: readonly LegalOrder<unknown>[]): readonly LegalCountView[] {
  const counts = new Map<string, LegalCountView>();
  for (const { order } of legal) {
    const { type } = order as { readonly type: string };
    const unit = actorOf(order as Acting);
    const key = `${type} ${unit ?? ''}`;
    counts.set(key, { type, unit, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

interface Acting {
  readonly unit?: string;
  readonly attackers?: readonly string[];
  readonly workers?: readonly string[];
}

function actorOf({ unit, attackers = [], workers = [] }: Acting): string | null {
  const several = attackers.length > 0 ? attackers : workers;
  return unit ?? (several.length === 1 ? (several[0] ?? null) : null);
}
