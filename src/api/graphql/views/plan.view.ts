import { Field, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';

@ObjectType('Plan', { description: 'The rest of a move that waits for a decision of the other side (pbem:8.2a).' })
export class PlanView {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [[String]], {
    description:
      'The hexes held after each step that is still to come, head first; none: the unit stays. Of bearers: those of all three.',
  })
  places!: readonly (readonly string[])[];
}

/** The rest of a move that a decision has interrupted, place by place (pbem:8.2a); null: no move is. */
export function planView({ plan }: Position): PlanView | null {
  if (!plan) return null;
  const rest = plan.rest as readonly {
    readonly hexes?: readonly string[];
    readonly step?: { readonly hexes: readonly string[] };
  }[];
  return { unit: plan.unit, places: rest.map(({ hexes, step }) => hexes ?? step?.hexes ?? []) };
}
