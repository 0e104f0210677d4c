import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { Destination, ReachSurvey } from '../../../engine/game/reach-survey.js';
import { definedType } from '../inputs/defined-input.js';
import { Directions } from './board-enums.js';
import { RefusalView } from './refusal.view.js';

@ObjectType('WayStep', { description: 'One step of a way.' })
export class WayStepView {
  @Field(() => definedType('Gait'), { description: 'How the unit goes this step.' })
  gait!: string;

  @Field(() => [String], { description: 'Hexes after it, head first.' })
  hexes!: readonly string[];
}

@ObjectType('Destination', { description: 'A place and facing that a unit can come to and stop in.' })
export class DestinationView {
  @Field(() => [String], { description: 'Head first.' })
  hexes!: readonly string[];

  @Field(() => Directions, { nullable: true, description: 'n, ne, se, s, sw or nw; null for units of one hex.' })
  facing!: string | null;

  @Field(() => Int, { description: 'MP of the cheapest way.' })
  mp!: number;

  @Field(() => [WayStepView], { description: 'A cheapest way, as OrderInput.move takes it.' })
  path!: readonly WayStepView[];
}

@ObjectType('Reach', { description: 'Where a unit can go with the MP that it has left, whatever step is open.' })
export class ReachView {
  @Field(() => Int, { description: 'MP that the unit has.' })
  mpLeft!: number;

  @Field(() => Int, { description: 'How many places and facings there are.' })
  total!: number;

  /** For the field resolver; no part of the schema. */
  found!: readonly Destination[];
}

export function reachView({ mpLeft, destinations }: ReachSurvey): ReachView {
  return { mpLeft, total: destinations.length, found: destinations };
}

/** Where a unit can go, or why nowhere. */
export const ReachAnswerView = createUnionType({
  name: 'ReachAnswer',
  description: 'Where a unit can go, or why nowhere.',
  types: () => [ReachView, RefusalView] as const,
  resolveType: (value: ReachView | RefusalView) => ('code' in value ? RefusalView : ReachView),
});
