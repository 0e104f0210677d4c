import { Field, InputType, Int } from '@nestjs/graphql';
import type { HistoryFilter } from '../../../projections/read/history.js';

@InputType({ description: 'Which events to show; all that is given must hold.' })
export class HistoryFilterInput {
  @Field(() => String, { nullable: true, description: 'Events that concern this unit.' })
  unit?: string | null;

  @Field(() => String, { nullable: true, description: 'Events that name this rule: pbem:7.3c.' })
  rule?: string | null;

  @Field(() => String, { nullable: true, description: 'Events of this type: UnitMoved.' })
  type?: string | null;

  @Field(() => Int, { nullable: true, description: 'The game turn, from 1.' })
  gameTurn?: number | null;

  @Field(() => String, { nullable: true, description: 'Events of the player turns of this side.' })
  side?: string | null;
}

export function historyFilterOf(input: HistoryFilterInput | null | undefined): HistoryFilter {
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given);
}
